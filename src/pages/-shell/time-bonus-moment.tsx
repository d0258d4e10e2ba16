import { useEffect, useState } from 'react';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useExamplePackage } from '#product/discounts/ui/example-package.ts';
import type { TimeBonus } from '#product/discounts/ui/time-bonus.ts';
import { TimeBonusModal } from '#product/discounts/ui/time-bonus-modal.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useDismissal } from '#product/notifications/ui/dismissals.ts';
import { PricesLink } from './prices-link.tsx';

const POLL_INTERVAL_MS = 1000;

/** Once nothing else is open, nobody is typing and the page is on the screen. */
export function TimeBonusMoment({ bonus }: { bonus: TimeBonus }) {
  const shell = useTranslations('pages.shell');
  const { dismissed, dismiss } = useDismissal('time-bonus-modal');
  const example = useExamplePackage();
  const wanted = useUser()?.credits === 0 && !dismissed;
  const open = useFree(wanted && example !== undefined);
  return (
    <TimeBonusModal
      open={open && wanted}
      onClose={dismiss}
      closeLabel={shell('close')}
      bonus={bonus}
      example={example ?? null}
      link={<PricesLink onClick={dismiss} />}
    />
  );
}

function useFree(wanted: boolean): boolean {
  const [free, setFree] = useState(false);
  useEffect(() => {
    if (!wanted || free) return;
    const look = () => setFree(isFree());
    look();
    const looking = setInterval(look, POLL_INTERVAL_MS);
    return () => clearInterval(looking);
  }, [wanted, free]);
  return free;
}

const isFree = (): boolean =>
  document.visibilityState === 'visible' &&
  !document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') &&
  !document.activeElement?.matches('input, textarea, select, [contenteditable]');
