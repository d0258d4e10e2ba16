import { TextField } from '#design/text-field.tsx';
import { graphemesIn } from '#platform/graphemes.ts';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_USERNAME_LENGTH } from '#product/accounts/contract.ts';
import { type MyProfile, NAME_CHANGE_DAYS } from '../contract.ts';
import { Basics } from './basics.tsx';
import type { FormProps } from './editing.ts';
import { useEditing } from './editing.ts';
import { SectionForm } from './section-form.tsx';

const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;

export function BasicsForm({ profile, ...form }: FormProps & { profile: MyProfile }) {
  const t = useTranslations('members.own');
  const format = useFormatter();
  const editing = useEditing({ name: profile.name }, form);
  const { name } = editing.draft;
  const fixed = profile.name_fixed_until;
  const hint = `${t('usernameHint')} ${t('usernameRule', { days: NAME_CHANGE_DAYS })}`;
  return (
    <SectionForm {...form} editing={editing} label={t('section.basics')} onSave={() => editing.save((part) => part)}>
      <TextField
        label={t('username')}
        hint={fixed ? t('usernameFixed', { date: format.dateTime(new Date(fixed), DAY) }) : hint}
        readOnly={fixed !== null}
        counter={t('counter', { count: graphemesIn(name.trim(), MAX_USERNAME_LENGTH), max: MAX_USERNAME_LENGTH })}
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
