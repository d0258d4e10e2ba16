import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { type TimeBonus, timeBonusQuery, useTimeBonus, useTimeLeft } from '#product/discounts/ui/time-bonus.ts';
import { TimeBonusBanner } from '#product/discounts/ui/time-bonus-banner.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { PricesLink } from './prices-link.tsx';

/** SPEC 4: milliseconds after the members area was entered. */
const MODAL_AFTER_MS = 40_000;

const loadMoment = () => import('./time-bonus-moment.tsx').then((module) => module.TimeBonusMoment);

export function TimeBonusArea() {
  const bonus = useTimeBonus();
  const user = useUser();
  return bonus && user && <Running bonus={bonus} />;
}

function Running({ bonus }: { bonus: TimeBonus }) {
  const ready = useTexts('discounts.offer');
  const [due, setDue] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(setDue, MODAL_AFTER_MS, true);
    return () => clearTimeout(waiting);
  }, []);
  const TimeBonusMoment = useLazy(loadMoment, due);
  useEnd(bonus);
  if (!ready) return null;
  return (
    <>
      <TimeBonusBanner bonus={bonus} link={<PricesLink />} />
      {TimeBonusMoment && <TimeBonusMoment bonus={bonus} />}
    </>
  );
}

function useEnd(bonus: TimeBonus): void {
  const queryClient = useQueryClient();
  const transport = useTransport();
  const isOver = useTimeLeft(bonus) === 0;
  useEffect(() => {
    if (isOver) queryClient.setQueryData(timeBonusQuery(transport).queryKey, null);
  }, [isOver, queryClient, transport]);
}
