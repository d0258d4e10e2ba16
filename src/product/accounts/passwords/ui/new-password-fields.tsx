import { PasswordField } from '#design/password-field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../contract.ts';
import type { NewPassword } from '../contract.ts';

interface NewPasswordFieldsProps {
  value: NewPassword;
  /** Field name -> what is wrong with it. */
  wrong: Record<string, string>;
  onChange: (value: NewPassword, field: keyof NewPassword) => void;
}

/** A new password, and the same again. */
export function NewPasswordFields({ value, wrong, onChange }: NewPasswordFieldsProps) {
  const t = useTranslations('password');
  const field = (name: keyof NewPassword) => ({
    name,
    autoComplete: 'new-password',
    maxLength: PASSWORD_MAX,
    showLabel: t('show'),
    hideLabel: t('hide'),
    value: value[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [name]: event.target.value }, name),
  });
  return (
    <>
      <PasswordField label={t('do.password')} hint={t('do.hint', { min: PASSWORD_MIN })} {...field('password')} />
      <PasswordField label={t('do.repeat')} {...field('repeat')} />
    </>
  );
}

/** The same again is not the same: told before anything is sent. */
export const differs = ({ password, repeat }: NewPassword): boolean =>
  password.normalize('NFKC') !== repeat.normalize('NFKC');
