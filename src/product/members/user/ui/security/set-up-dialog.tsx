import { type FormEvent, useId, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { TextField } from '#design/text-field.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type BegunTotp, confirmTotp } from '#product/accounts/totp/contract.ts';
import { useGuarded } from './use-guarded.tsx';

interface SetUpDialogProps {
  begun: BegunTotp;
  onClose: () => void;
  /** @param codes recovery codes, which are told once. */
  onDone: (codes: string[]) => void;
}

export function SetUpDialog({ begun, onClose, onDone }: SetUpDialogProps) {
  const t = useTranslations('accounts.security');
  const transport = useTransport();
  const form = useId();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState('');
  // The proof of who it is may be over by now: then it is asked for again, over this dialog.
  const { run, busy, dialog } = useGuarded();
  const confirm = async () => {
    try {
      const { recovery_codes } = await transport.call(confirmTotp, { code: code.trim().padEnd(6) });
      onDone(recovery_codes);
    } catch (error) {
      if (isApiError(error) && error.code === 'identity_needed') throw error;
      setFailure((isApiError(error) && error.message) || t('failed'));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(confirm);
  };
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        size="s"
        title={t('totp.setUp')}
        description={t('totp.scan')}
        closeLabel={t('cancel')}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={form} busy={busy}>
              {t('totp.on')}
            </Button>
          </>
        }
      >
        <form method="post" id={form} noValidate onSubmit={submit} className="grid gap-4">
          <img
            alt=""
            src={`data:image/svg+xml,${encodeURIComponent(begun.qr)}`}
            className="mx-auto size-48 rounded-control bg-white"
          />
          <p className="text-t14">
            <span className="block text-ink-2">{t('totp.key')}</span>
            <code className="select-all break-all font-medium" data-testid="totp-key">
              {begun.secret}
            </code>
          </p>
          <a href={begun.url} className="hit-area font-semibold text-primary text-t14 hover:underline">
            {t('totp.open')}
          </a>
          <TextField
            label={t('totp.code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            value={code}
            error={failure || undefined}
            onChange={(event) => {
              setCode(event.target.value);
              setFailure('');
            }}
          />
        </form>
      </Dialog>
      {dialog}
    </>
  );
}
