import { PasswordField } from '#design/password-field.tsx';
import { composed } from '#platform/composed.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_PASSWORD_LENGTH } from '../../contract.ts';
import type { NewPassword } from '../contract.ts';
import { NewPasswordField } from './new-password-field.tsx';

interface NewPasswordFieldsProps {
  value: NewPassword;
  wrong: Record<string, string>;
  about: readonly (string | undefined)[];
  onChange: (value: NewPassword, field: keyof NewPassword) => void;
}

export function NewPasswordFields({ value, wrong, about, onChange }: NewPasswordFieldsProps) {
  const t = useTranslations('accounts.password');
  const field = (name: keyof NewPassword) => ({
    name,
    value: value[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [name]: event.target.value }, name),
  });
  return (
    <>
      <NewPasswordField label={t('do.password')} password={value.password} known={about} {...field('password')} />
      <PasswordField
        label={t('do.repeat')}
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH}
        showLabel={t('show')}
        hideLabel={t('hide')}
        {...field('repeat')}
      />
    </>
  );
}

export const differs = ({ password, repeat }: NewPassword): boolean =>
  composed(password, 'NFKC') !== composed(repeat, 'NFKC');
