import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FormError } from '#design/field.tsx';
import { Panel } from '#design/layout.tsx';
import { PasswordField } from '#design/password-field.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_PASSWORD_LENGTH } from '../../contract.ts';
import { PasskeyButton } from '../../passkeys/ui/passkey-button.tsx';
import type { IdentityInput } from '../../security/contract.ts';
import { type ExportReply, openExport } from '../contract.ts';

const MEGABYTE = 1_000_000;

interface DownloadFormProps {
  made: NonNullable<ExportReply['export']>;
  proved: boolean;
}

export function DownloadForm({ made, proved }: DownloadFormProps) {
  const t = useTranslations('accounts.leaving');
  const format = useFormatter();
  const transport = useTransport();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const refuse = (sentence: string) => {
    setFailure(sentence);
    form.current?.querySelector('input')?.focus();
  };
  const download = async (proof: IdentityInput) => {
    setBusy(true);
    setFailure('');
    try {
      const { url } = await transport.call(openExport, proof);
      // The browser saves it, and stays on this page.
      location.assign(url);
      setPassword('');
    } catch (error) {
      refuse((isApiError(error) && error.message) || t('delete.failed'));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (proved) download({});
    else if (password) download({ password });
    else refuse(t('export.missing'));
  };
  const day = (moment: string) => format.dateTime(new Date(moment), { day: 'numeric', month: 'long' });
  const large = made.bytes >= MEGABYTE;
  const size = format.number(large ? made.bytes / MEGABYTE : made.bytes / 1000, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  });
  return (
    <Panel className="mt-6 p-4.5! s:p-6!">
      <h2 className="headline text-t22">{t('export.ready')}</h2>
      <p className="mt-1 text-ink-2">
        {t('export.readyText', { size, made: day(made.created_at), date: day(made.expires_at ?? made.created_at) })}
      </p>
      <form ref={form} noValidate method="post" onSubmit={submit} className="mt-5 flex flex-col gap-4">
        {!proved && (
          <>
            <PasswordField
              label={t('export.password')}
              name="password"
              autoComplete="current-password"
              maxLength={MAX_PASSWORD_LENGTH}
              showLabel={t('delete.show')}
              hideLabel={t('delete.hide')}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            <PasskeyButton
              busy={busy}
              onSigned={(passkey) => download({ passkey })}
              onFailed={() => refuse(t('delete.failed'))}
            >
              {t('delete.passkey')}
            </PasskeyButton>
          </>
        )}
        <FormError>{failure}</FormError>
        <Button type="submit" size="l" busy={busy} busyLabel={t('export.preparing')} className="s:self-start">
          {t('export.download')}
        </Button>
      </form>
    </Panel>
  );
}
