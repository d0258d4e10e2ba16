import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type LoginReply, logInWithCode } from '../contract.ts';
import { CodeField } from './code-field.tsx';

interface CodeFormProps {
  onLoggedIn: (reply: LoginReply) => Promise<void>;
  /** To the password; with a sentence where it has to be given again. */
  onBack: (failure: string) => void;
}

export function CodeForm({ onLoggedIn, onBack }: CodeFormProps) {
  const t = useTranslations('accounts.login');
  const transport = useTransport();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await onLoggedIn(await transport.call(logInWithCode, { code: code.trim().padEnd(6) }));
    } catch (error) {
      setBusy(false);
      const refused = isApiError(error) ? error : null;
      if (refused?.code === 'second_step_over') onBack(refused.message);
      else setFailure(refused?.status === 0 ? t('offline') : refused?.message || t('failed'));
      field.current?.focus();
    }
  };
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <h2 className="headline text-t22">{t('step.title')}</h2>
      <p className="-mt-2 text-ink-2">{t('step.text')}</p>
      <CodeField ref={field} label={t('step.code')} value={code} failure={failure} onChange={setCode} />
      <Button type="submit" size="l" wide busy={busy} busyLabel={t('checking')}>
        {t('submit')}
      </Button>
      <Button variant="quiet" wide onClick={() => onBack('')}>
        {t('step.back')}
      </Button>
    </form>
  );
}
