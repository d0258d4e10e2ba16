import type { ReactNode } from 'react';
import { Checkbox } from '#design/checkbox.tsx';
import { cx } from '#design/cx.ts';
import { PasswordField } from '#design/password-field.tsx';
import { TextField } from '#design/text-field.tsx';
import { VisuallyHidden } from '#design/visually-hidden.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#product/accounts/contract.ts';
import { NewPasswordField } from '#product/accounts/passwords/ui/new-password-field.tsx';
import type { SignupIntent } from '#product/accounts/ui/login-wall.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { LoginInstead } from '../have-account.tsx';
import type { LiveCheck } from '../use-live-check.ts';
import type { StepProps } from './who-step.tsx';

interface AccountStepProps extends StepProps {
  intent: SignupIntent;
  live: LiveCheck;
}

const WORD_BUTTON = 'min-h-11 text-start font-semibold text-primary hover:underline';

export function AccountStep({ form: { register, formState, watch }, intent, live }: AccountStepProps) {
  const t = useTranslations('signup.form');
  const { min_age: age, name: site } = useSettings();
  // In the dialog they come while the first steps are filled in.
  const measured = useTexts('accounts.password');
  const { errors } = formState;
  return (
    <div className="flex flex-col gap-3 s:gap-4">
      <TextField
        label={t('account.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        hint={
          errors.email && live.hasAccount ? (
            <LoginInstead intent={intent} className={cx('inline-flex items-center', WORD_BUTTON)}>
              {t('closed.login')}
            </LoginInstead>
          ) : live.meant ? (
            <button type="button" className={cx('[overflow-wrap:anywhere]', WORD_BUTTON)} onClick={live.takeMeant}>
              {t('account.meant', { address: live.meant })}
            </button>
          ) : undefined
        }
        {...register('email')}
      />
      {measured ? (
        <NewPasswordField
          label={t('account.password')}
          error={errors.password?.message}
          password={watch('password')}
          known={[watch('name'), watch('email'), site]}
          {...register('password')}
        />
      ) : (
        <PasswordField
          label={t('account.password')}
          hint={errors.password ? undefined : t('account.passwordHint', { min: MIN_PASSWORD_LENGTH })}
          showLabel={t('account.show')}
          hideLabel={t('account.hide')}
          autoComplete="new-password"
          maxLength={MAX_PASSWORD_LENGTH}
          error={errors.password?.message}
          {...register('password')}
        />
      )}
      <div className="grid s:gap-1 max-s:[&_label]:py-1.5 short:[&_label]:py-1 max-s:[&_label]:text-t14 max-s:[&_label>span:last-child]:leading-5">
        <Checkbox
          label={t.rich('account.terms', { age, terms: (words) => <LegalLink href="/pages/terms">{words}</LegalLink> })}
          error={errors.terms?.message}
          {...register('terms')}
        />
        <Checkbox
          label={t.rich('account.consent', {
            privacy: (words) => <LegalLink href="/pages/privacy">{words}</LegalLink>,
          })}
          error={errors.sexuality_consent?.message}
          {...register('sexuality_consent')}
        />
      </div>
    </div>
  );
}

/** In a tab of its own, so that what is filled in stays. */
function LegalLink({ href, children }: { href: '/pages/terms' | '/pages/privacy'; children: ReactNode }) {
  const t = useTranslations('signup.form');
  return (
    <a href={href} target="_blank" rel="noreferrer" className="font-semibold text-primary underline underline-offset-2">
      {children}
      <VisuallyHidden>{` (${t('account.newTab')})`}</VisuallyHidden>
    </a>
  );
}
