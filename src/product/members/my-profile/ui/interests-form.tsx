import { useTranslations } from '#platform/i18n/intl.tsx';
import type { MyProfile } from '../contract.ts';
import type { FormProps } from './editing.ts';
import { useEditing } from './editing.ts';
import { InterestPicker } from './interest-picker.tsx';
import { SectionForm } from './section-form.tsx';

export function InterestsForm({ profile, ...form }: FormProps & { profile: MyProfile }) {
  const t = useTranslations('members.own');
  const editing = useEditing({ interests: profile.interests }, form);
  return (
    <SectionForm {...form} editing={editing} label={t('section.interests')} onSave={() => editing.save((part) => part)}>
      <InterestPicker
        labelHidden
        chosen={editing.draft.interests}
        error={editing.fields.interests}
        onChange={(interests) => editing.change({ interests })}
      />
    </SectionForm>
  );
}
