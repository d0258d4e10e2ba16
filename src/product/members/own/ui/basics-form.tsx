import { TextField } from '#design/text-field.tsx';
import { graphemesIn } from '#platform/graphemes.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { USERNAME_MAX } from '#product/accounts/contract.ts';
import type { OwnProfile } from '../contract.ts';
import { Basics } from './basics.tsx';
import { useEditing } from './editing.ts';
import { type FormProps, SectionForm } from './section-form.tsx';

/** The name; what only support may change stands under it. */
export function BasicsForm({ profile, ...form }: FormProps & { profile: OwnProfile }) {
  const t = useTranslations('own-profile');
  const editing = useEditing({ name: profile.name }, form);
  const { name } = editing.draft;
  return (
    <SectionForm {...form} editing={editing} label={t('section.basics')} onSave={() => editing.save((part) => part)}>
      <TextField
        label={t('username')}
        hint={t('usernameHint')}
        counter={t('counter', { count: graphemesIn(name.trim()), max: USERNAME_MAX })}
        error={editing.fields.name}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        value={name}
        onChange={(event) => editing.change({ name: event.target.value })}
      />
      <Basics profile={profile} fixedOnly />
    </SectionForm>
  );
}
