import { ToggleChip } from '#design/chip.tsx';
import { FieldGroup } from '#design/field.tsx';
import { InterestIcon } from '#design/interest-icons.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { orderIn } from '#platform/i18n/intl-objects.ts';
import { INTERESTS } from '../../fields/contract.ts';
import { useInterestNames } from '../../ui/interest-names.ts';
import type { OwnProfile } from '../contract.ts';
import { useEditing } from './editing.ts';
import { type FormProps, SectionForm } from './section-form.tsx';

/** Every interest there is, in the reader's alphabetical order. */
export function InterestsForm({ profile, ...form }: FormProps & { profile: OwnProfile }) {
  const t = useTranslations('own-profile');
  const nameOf = useInterestNames();
  const order = orderIn(useLocale());
  const editing = useEditing({ interests: profile.interests }, form);
  const chosen = editing.draft.interests;
  const sorted = [...INTERESTS].sort((a, b) => order.compare(nameOf(a), nameOf(b)));
  const section = t('section.interests');
  return (
    <SectionForm {...form} editing={editing} label={section} onSave={() => editing.save((part) => part)}>
      <FieldGroup label={section} labelHidden error={editing.fields.interests}>
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
                onChange={() =>
                  editing.change({
                    interests: pressed ? chosen.filter((one) => one !== interest) : [...chosen, interest],
                  })
                }
              >
                {nameOf(interest)}
              </ToggleChip>
            );
          })}
        </div>
      </FieldGroup>
    </SectionForm>
  );
}
