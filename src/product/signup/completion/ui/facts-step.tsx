import { ToggleChip } from '#design/chip.tsx';
import { FieldGroup } from '#design/field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { OwnProfile, ProfileInput } from '#product/members/own/contract.ts';
import { useEditing } from '#product/members/own/ui/editing.ts';
import { useFactOptions } from '#product/members/own/ui/fact-options.ts';
import { FACT_NAMES, type FactName, factsOf } from '#product/members/own/ui/parts.ts';
import { type FormProps, SectionForm } from '#product/members/own/ui/section-form.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';

type Draft = Record<FactName, string | null>;

/** Facts of one value each, all in sight; pressed again, one is taken back. The sexuality was asked before. */
export function FactsStep({ profile, ...form }: FormProps & { profile: OwnProfile }) {
  const t = useTranslations('complete-signup');
  const p = useTranslations('profile');
  const optionsOf = useFactOptions(profile);
  const before = Object.fromEntries(FACT_NAMES.map((name) => [name, profile[name]])) as Draft;
  const editing = useEditing(before, form);
  const facts = factsOf(useSettings()).filter((name) => name !== 'sexuality');
  return (
    <SectionForm {...form} editing={editing} label={t('facts.headline')} onSave={() => editing.save(inputOf)}>
      {facts.map((name) => (
        <FieldGroup key={name} label={p(`fact.${name}`)} error={editing.fields[name]}>
          <div className="flex flex-wrap gap-2">
            {optionsOf(name).map(({ value, label }) => (
              <ToggleChip
                key={value}
                pressed={editing.draft[name] === value}
                onChange={(pressed) => editing.change({ [name]: pressed ? value : null })}
              >
                {label}
              </ToggleChip>
            ))}
          </div>
        </FieldGroup>
      ))}
    </SectionForm>
  );
}

/** Only values that the fields themselves offered are in it. */
const inputOf = (part: Partial<Draft>) => part as ProfileInput;
