import { ToggleChip } from '#design/chip.tsx';
import { FieldGroup } from '#design/field.tsx';
import { InterestIcon } from '#design/interest-icons.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { orderIn } from '#platform/i18n/intl-objects.ts';
import { INTERESTS } from '../../fields/contract.ts';
import { useInterestNames } from '../../ui/interest-names.ts';
import type { OwnProfile } from '../contract.ts';

type Interests = OwnProfile['interests'];

interface InterestPickerProps {
  chosen: Interests;
  /** The section around it says what it is. */
  labelHidden?: boolean;
  error: string | undefined;
  onChange: (interests: Interests) => void;
}

/** Every interest there is, in the reader's alphabetical order. */
export function InterestPicker({ chosen, labelHidden = false, error, onChange }: InterestPickerProps) {
  const t = useTranslations('members.own');
  const nameOf = useInterestNames();
  const order = orderIn(useLocale());
  const sorted = [...INTERESTS].sort((a, b) => order.compare(nameOf(a), nameOf(b)));
  return (
    <FieldGroup label={t('section.interests')} labelHidden={labelHidden} error={error}>
      <p role="status" className="mb-3 text-ink-2 text-t14 tabular-nums">
        {t('chosen', { count: chosen.length })}
      </p>
      <div className="flex flex-wrap gap-2">
        {sorted.map((interest) => {
          const pressed = chosen.includes(interest);
          return (
            <ToggleChip
              key={interest}
              icon={<InterestIcon slug={interest} />}
              pressed={pressed}
              onChange={() => onChange(pressed ? chosen.filter((one) => one !== interest) : [...chosen, interest])}
            >
              {nameOf(interest)}
            </ToggleChip>
          );
        })}
      </div>
    </FieldGroup>
  );
}
