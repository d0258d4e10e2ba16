import { Select } from '#design/select.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { PROFILE_FIELDS } from '#product/sites/profiles/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { MyProfile, ProfileInput } from '../contract.ts';
import type { FormProps } from './editing.ts';
import { useEditing } from './editing.ts';
import { useFactOptions } from './fact-options.ts';
import { LanguagePicker } from './language-picker.tsx';
import { FACT_NAMES, type FactName, factsOf } from './parts.ts';
import { SectionForm } from './section-form.tsx';

type Draft = Record<FactName, string> & { languages: string[] };

export function FactsForm({ profile, ...form }: FormProps & { profile: MyProfile }) {
  const t = useTranslations('members.own');
  const p = useTranslations('members.profile');
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
      <div className="grid grid-cols-1 gap-4 s:grid-cols-2">
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
        <LanguagePicker
          chosen={draft.languages}
          error={fields.languages}
          onChange={(languages) => editing.change({ languages })}
        />
      )}
    </SectionForm>
  );
}

const inputOf = ({ languages, ...facts }: Partial<Draft>): ProfileInput => {
  const given = Object.entries(facts).map(([name, value]) => [name, value || null]);
  return { ...Object.fromEntries(given), ...(languages && { languages }) };
};
