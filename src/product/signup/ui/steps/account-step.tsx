import { Checkbox } from '#design/checkbox.tsx';
import { PasswordField } from '#design/password-field.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { PASSWORD_MAX, PASSWORD_MIN } from '#product/accounts/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { StepProps } from './who-step.tsx';

const LINK = 'font-semibold text-primary hover:underline';

export function AccountStep({ form: { register, formState } }: StepProps) {
  const t = useTranslations('signup');
  const { min_age: age } = useSettings();
  const { errors } = formState;
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('account.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={t('account.password')}
        hint={errors.password ? undefined : t('account.passwordHint', { min: PASSWORD_MIN })}
        showLabel={t('account.show')}
        hideLabel={t('account.hide')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        error={errors.password?.message}
        {...register('password')}
      />
      <div>
        <Checkbox label={t('account.terms', { age })} error={errors.terms?.message} {...register('terms')} />
        <p className="ms-9 mt-1 flex flex-wrap gap-x-4 gap-y-1 text-t14">
          <a href="/pages/terms" target="_blank" rel="noreferrer" className={LINK}>
            {t('account.readTerms')}
          </a>
          <a href="/pages/privacy" target="_blank" rel="noreferrer" className={LINK}>
            {t('account.readPrivacy')}
          </a>
        </p>
      </div>
    </div>
  );
}
