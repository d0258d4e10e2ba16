import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FormError } from '#design/field.tsx';
import { PasswordField } from '#design/password-field.tsx';
import { TextField } from '#design/text-field.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_PASSWORD_LENGTH } from '#product/accounts/contract.ts';
import { type LoginReply, logIn } from '../contract.ts';
import { CodeForm } from './code-form.tsx';
import { type DemoLogin, DemoLogins } from './demo-logins.tsx';
import { PasskeyLogin } from './passkey-login.tsx';

interface LoginFormProps {
  /** Ready-made logins of a demo; null elsewhere. */
  demo: DemoLogin[] | null;
  onLoggedIn: (reply: LoginReply) => Promise<void>;
  onClosed: (page: '/pages/ban' | '/account-deleted') => void;
}

export function LoginForm({ demo, onLoggedIn, onClosed }: LoginFormProps) {
  const t = useTranslations('accounts.login');
  const transport = useTransport();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [step, setStep] = useState<'password' | 'code'>('password');
  const form = useRef<HTMLFormElement>(null);

  /** @returns whether something else takes over. */
  const leadOn = (code: string): boolean => {
    if (code === 'account_banned') onClosed('/pages/ban');
    else if (code === 'account_deleted') onClosed('/account-deleted');
    else if (code === 'second_step_needed') setStep('code');
    else return false;
    return true;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure('');
    if (!login.trim() || !password) {
      setFailure(t('missing'));
      focusOn(form.current, login.trim() ? 'password' : 'login');
      return;
    }
    setBusy(true);
    try {
      await onLoggedIn(await transport.call(logIn, { login, password }));
    } catch (error) {
      setBusy(false);
      const refused = isApiError(error) ? error : null;
      if (refused && leadOn(refused.code)) return;
      setFailure(refused?.status === 0 ? t('offline') : refused?.message || t('failed'));
      focusOn(form.current, 'password');
    }
  };

  if (step === 'code')
    return (
      <CodeForm
        onLoggedIn={onLoggedIn}
        onBack={(why) => {
          setStep('password');
          setPassword('');
          setFailure(why);
        }}
      />
    );
  return (
    <>
      <form ref={form} noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('name')}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={login}
          onChange={(event) => setLogin(event.target.value)}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          maxLength={MAX_PASSWORD_LENGTH}
          showLabel={t('show')}
          hideLabel={t('hide')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FormError>{failure}</FormError>
        <Button type="submit" size="l" wide busy={busy} busyLabel={t('checking')}>
          {t('submit')}
        </Button>
      </form>
      <PasskeyLogin onLoggedIn={onLoggedIn} onRefused={leadOn} />
      {demo && (
        <DemoLogins
          logins={demo}
          onFill={(chosen) => {
            setLogin(chosen.login);
            setPassword(chosen.password);
            form.current?.querySelector<HTMLButtonElement>('button[type=submit]')?.focus();
          }}
        />
      )}
    </>
  );
}

function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
