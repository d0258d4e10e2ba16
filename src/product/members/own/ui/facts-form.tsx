import { FilterChip } from '#design/chip.tsx';
import { FieldGroup } from '#design/field.tsx';
import { Select } from '#design/select.tsx';
import { capital } from '#platform/i18n/capital.ts';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { languagesIn, orderIn } from '#platform/i18n/intl-objects.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { PROFILE_FIELDS } from '../../fields/contract.ts';
import { type OwnProfile, type ProfileInput, SPOKEN_LANGUAGES } from '../contract.ts';
import { useEditing } from './editing.ts';
import { useFactOptions } from './fact-options.ts';
import { FACT_NAMES, type FactName, factsOf } from './parts.ts';
import { type FormProps, SectionForm } from './section-form.tsx';

type Draft = Record<FactName, string> & { languages: string[] };

/** The facts of one value each, and the languages. */
export function FactsForm({ profile, ...form }: FormProps & { profile: OwnProfile }) {
  const t = useTranslations('own-profile');
  const p = useTranslations('profile');
  const settings = useSettings();
  const optionsOf = useFactOptions(profile);
  const before = Object.fromEntries(FACT_NAMES.map((name) => [name, profile[name] ?? '']));
  const editing = useEditing({ ...before, languages: profile.languages } as Draft, form);
  const { draft, fields } = editing;
  return (
    <SectionForm
      {...form}
      editing={editing}
      label={t('section.facts')}
      onSave={() => editing.save((part) => inputOf(part))}
    >
      <div className="grid gap-4 s:grid-cols-2">
        {factsOf(settings).map((name) => (
          <Select
            key={name}
            label={p(`fact.${name}`)}
            error={fields[name]}
            value={draft[name]}
            placeholder={'required' in PROFILE_FIELDS[name] ? undefined : t('unsaid')}
            options={optionsOf(name)}
            onChange={(event) => editing.change({ [name]: event.target.value })}
          />
        ))}
      </div>
      {settings.visible_profile_fields.includes('languages') && (
        <Languages
          chosen={draft.languages}
          error={fields.languages}
          onChange={(languages) => editing.change({ languages })}
        />
      )}
    </SectionForm>
  );
}

/** An empty choice takes the fact away. */
const inputOf = ({ languages, ...facts }: Partial<Draft>): ProfileInput => {
  const given = Object.entries(facts).map(([name, value]) => [name, value || null]);
  return { ...Object.fromEntries(given), ...(languages && { languages }) };
};

interface LanguagesProps {
  chosen: string[];
  error: string | undefined;
  onChange: (languages: string[]) => void;
}

function Languages({ chosen, error, onChange }: LanguagesProps) {
  const t = useTranslations('own-profile');
  const p = useTranslations('profile');
  const locale = useLocale();
  const nameOf = (code: string) => capital(languagesIn(locale).of(code) ?? code, locale);
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
        disabled={chosen.length >= 10}
        placeholder={t('addLanguage')}
        options={left}
        onChange={(event) => event.target.value && onChange([...chosen, event.target.value])}
      />
    </FieldGroup>
  );
}
