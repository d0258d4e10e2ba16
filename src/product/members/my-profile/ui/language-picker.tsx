import { FilterChip } from '#design/chip.tsx';
import { FieldGroup } from '#design/field.tsx';
import { Select } from '#design/select.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { orderIn } from '#platform/i18n/intl-objects.ts';
import { useTraitNames } from '../../ui/search/trait-names.ts';
import { SPOKEN_LANGUAGES } from '../contract.ts';

const MAX_LANGUAGES = 10;

interface LanguagePickerProps {
  chosen: string[];
  error: string | undefined;
  onChange: (languages: string[]) => void;
}

export function LanguagePicker({ chosen, error, onChange }: LanguagePickerProps) {
  const t = useTranslations('members.own');
  const p = useTranslations('members.profile');
  const locale = useLocale();
  const nameIn = useTraitNames();
  const nameOf = (code: string) => nameIn('languages', code);
  const left = SPOKEN_LANGUAGES.filter((code) => !chosen.includes(code))
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((a, b) => orderIn(locale).compare(a.label, b.label));
  return (
    <FieldGroup label={p('fact.languages')} error={error}>
      {chosen.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-2">
          {chosen.map((code) => (
            <li key={code}>
              <FilterChip
                removeLabel={t('removeLanguage', { language: nameOf(code) })}
                onRemove={() => onChange(chosen.filter((one) => one !== code))}
              >
                {nameOf(code)}
              </FilterChip>
            </li>
          ))}
        </ul>
      )}
      <Select
        label={t('addLanguage')}
        labelHidden
        value=""
        disabled={chosen.length >= MAX_LANGUAGES}
        placeholder={t('addLanguage')}
        options={left}
        onChange={(event) => event.target.value && onChange([...chosen, event.target.value])}
      />
    </FieldGroup>
  );
}
