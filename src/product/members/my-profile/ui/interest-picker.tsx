import { FieldGroup } from '#design/field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { InterestGroups } from '../../ui/interest-groups.tsx';
import type { MyProfile } from '../contract.ts';

type Interests = MyProfile['interests'];

interface InterestPickerProps {
  chosen: Interests;
  labelHidden?: boolean;
  error: string | undefined;
  onChange: (interests: Interests) => void;
}

export function InterestPicker({ chosen, labelHidden = false, error, onChange }: InterestPickerProps) {
  const t = useTranslations('members.own');
  return (
    <FieldGroup label={t('section.interests')} labelHidden={labelHidden} error={error}>
      <p role="status" className="mb-3 text-ink-2 text-t14 tabular-nums">
        {t('chosen', { count: chosen.length })}
      </p>
      <InterestGroups
        chosen={chosen}
        onToggle={(interest, on) => onChange(on ? [...chosen, interest] : chosen.filter((one) => one !== interest))}
      />
    </FieldGroup>
  );
}
