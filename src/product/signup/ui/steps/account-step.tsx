import type { ReactNode } from 'react';
import { Checkbox } from '#design/checkbox.tsx';
import { PasswordField } from '#design/password-field.tsx';
import { TextField } from '#design/text-field.tsx';
import { VisuallyHidden } from '#design/visually-hidden.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { PASSWORD_MAX, PASSWORD_MIN } from '#product/accounts/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { StepProps } from './who-step.tsx';

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
      <Checkbox
        label={t.rich('account.terms', {
          age,
          terms: (words) => <LegalLink href="/pages/terms">{words}</LegalLink>,
          privacy: (words) => <LegalLink href="/pages/privacy">{words}</LegalLink>,
        })}
        error={errors.terms?.message}
        {...register('terms')}
      />
    </div>
  );
}

/** In a tab of its own, so that what is filled in stays. */
function LegalLink({ href, children }: { href: '/pages/terms' | '/pages/privacy'; children: ReactNode }) {
  const t = useTranslations('signup');
  return (
    <a href={href} target="_blank" rel="noreferrer" className="font-semibold text-primary underline underline-offset-2">
      {children}
      <VisuallyHidden>{` (${t('account.newTab')})`}</VisuallyHidden>
    </a>
  );
}
