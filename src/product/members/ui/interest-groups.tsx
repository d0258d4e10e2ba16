import { useState } from 'react';
import { ToggleChip } from '#design/chip.tsx';
import { IconChevronDown } from '#design/icons.tsx';
import { InterestIcon } from '#design/interest-icons.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { orderIn } from '#platform/i18n/intl-objects.ts';
import { INTERESTS, type Interest, isIntimate } from '#product/sites/profiles/contract.ts';
import { useInterestNames } from './interest-names.ts';

interface InterestGroupsProps {
  chosen: readonly string[];
  onToggle: (interest: Interest, on: boolean) => void;
}

export function InterestGroups({ chosen, onToggle }: InterestGroupsProps) {
  const t = useTranslations('members.profile');
  const nameOf = useInterestNames();
  const order = orderIn(useLocale());
  const [openAtFirst] = useState(() => INTERESTS.some((one) => isIntimate(one) && chosen.includes(one)));
  const sorted = [...INTERESTS].sort((a, b) => order.compare(nameOf(a), nameOf(b)));
  const chips = (interests: Interest[]) => (
    <div className="flex flex-wrap gap-2">
      {interests.map((interest) => (
        <ToggleChip
          key={interest}
          icon={<InterestIcon slug={interest} />}
          pressed={chosen.includes(interest)}
          onChange={(on) => onToggle(interest, on)}
        >
          {nameOf(interest)}
        </ToggleChip>
      ))}
    </div>
  );
  return (
    <>
      {chips(sorted.filter((interest) => !isIntimate(interest)))}
      <details open={openAtFirst} className="group mt-4">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-t14 font-medium text-ink-2">
          {t('intimate')}
          <IconChevronDown aria-hidden="true" className="size-5 text-ink-3 group-open:rotate-180" />
        </summary>
        <div className="pt-2">{chips(sorted.filter(isIntimate))}</div>
      </details>
    </>
  );
}
