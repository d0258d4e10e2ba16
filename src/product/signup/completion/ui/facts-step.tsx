import { useEffect, useState } from 'react';
import { ToggleChip } from '#design/chip.tsx';
import { FieldGroup } from '#design/field.tsx';
import { Skeleton } from '#design/skeleton.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { isShown } from '#product/members/contract.ts';
import type { MyProfile, ProfileInput } from '#product/members/my-profile/contract.ts';
import { type FormProps, useEditing } from '#product/members/my-profile/ui/editing.ts';
import { useFactOptions } from '#product/members/my-profile/ui/fact-options.ts';
import { InterestPicker } from '#product/members/my-profile/ui/interest-picker.tsx';
import { LanguagePicker } from '#product/members/my-profile/ui/language-picker.tsx';
import { FACT_NAMES, type FactName, factsOf } from '#product/members/my-profile/ui/parts.ts';
import { SectionForm } from '#product/members/my-profile/ui/section-form.tsx';
import { PROFILE_FIELDS } from '#product/sites/profiles/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

type Draft = Record<FactName, string | null> & Pick<MyProfile, 'interests'> & { languages: string[] };

export function FactsStep({ profile, ...form }: FormProps & { profile: MyProfile }) {
  const t = useTranslations('signup.completion');
  const p = useTranslations('members.profile');
  const settings = useSettings();
  const optionsOf = useFactOptions(profile);
  const facts = Object.fromEntries(FACT_NAMES.map((name) => [name, profile[name]])) as Record<FactName, string | null>;
  const before: Draft = { ...facts, languages: profile.languages, interests: profile.interests };
  const editing = useEditing(before, form);
  const { draft, fields, change } = editing;
  // The server and a browser do not always write the names of languages alike: the choice of all is made by the browser.
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <SectionForm {...form} editing={editing} label={t('facts.headline')} onSave={() => editing.save(inputOf)}>
      {factsOf(settings)
        .filter((name) => !('required' in PROFILE_FIELDS[name]))
        .map((name) => (
          <FieldGroup key={name} label={p(`fact.${name}`)} error={fields[name]}>
            <div className="flex flex-wrap gap-2">
              {optionsOf(name).map(({ value, label }) => (
                <ToggleChip
                  key={value}
                  pressed={draft[name] === value}
                  onChange={(pressed) => change({ [name]: pressed ? value : null })}
                >
                  {label}
                </ToggleChip>
              ))}
            </div>
          </FieldGroup>
        ))}
      {isShown('languages', settings) &&
        (inBrowser ? (
          <LanguagePicker
            chosen={draft.languages}
            error={fields.languages}
            onChange={(languages) => change({ languages })}
          />
        ) : (
          <Skeleton className="h-19" />
        ))}
      {isShown('interests', settings) && (
        <InterestPicker
          chosen={draft.interests}
          error={fields.interests}
          onChange={(interests) => change({ interests })}
        />
      )}
    </SectionForm>
  );
}

const inputOf = (part: Partial<Draft>) => part as ProfileInput;
