import { useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { PasswordField } from '#design/password-field.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_PASSWORD_LENGTH } from '#product/accounts/contract.ts';
import { signWithPasskey } from '#product/accounts/passkeys/ui/passkey.ts';
import { type IdentityInput, proveIdentity } from '#product/accounts/security/contract.ts';
import { securityQuery } from '#product/accounts/security/ui/security-query.ts';
import { CodeField } from '../code-field.tsx';

interface ProveDialogProps {
  open: boolean;
  onClose: () => void;
  onProved: () => void;
}

export function ProveDialog({ open, onClose, onProved }: ProveDialogProps) {
  const t = useTranslations('accounts.security');
  const transport = useTransport();
  const { passkeys, totp } = useSuspenseQuery(securityQuery(transport)).data;
  const form = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const prove = async (given: () => Promise<IdentityInput> | IdentityInput) => {
    setBusy(true);
    setFailure('');
    try {
      await transport.call(proveIdentity, await given());
      setPassword('');
      setCode(null);
      onProved();
    } catch (error) {
      setFailure((isApiError(error) && error.message) || t('failed'));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code !== null) prove(() => ({ code: code.trim().padEnd(6) }));
    else prove(() => (password ? { password } : {}));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      title={t('prove.title')}
      description={t('prove.text')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {t('goOn')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
        {code === null ? (
          <PasswordField
            label={t('prove.password')}
            name="password"
            autoComplete="current-password"
            maxLength={MAX_PASSWORD_LENGTH}
            showLabel={t('prove.show')}
            hideLabel={t('prove.hide')}
            value={password}
            error={failure || undefined}
            onChange={(event) => {
              setPassword(event.target.value);
              setFailure('');
            }}
          />
        ) : (
          <CodeField
            label={t('prove.code')}
            value={code}
            failure={failure}
            onChange={(typed) => {
              setCode(typed);
              setFailure('');
            }}
          />
        )}
        {passkeys.length > 0 && (
          <Button
            variant="quiet"
            wide
            onClick={() => prove(async () => ({ passkey: await signWithPasskey(transport) }))}
          >
            {t('prove.passkey')}
          </Button>
        )}
        {totp && code === null && (
          <Button
            variant="quiet"
            wide
            onClick={() => {
              setCode('');
              setFailure('');
            }}
          >
            {t('prove.useCode')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
