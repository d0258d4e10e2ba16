import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { FormError } from '#design/field.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { signWithPasskey } from '#product/accounts/passkeys/ui/passkey.ts';
import { type LoginReply, logInWithPasskey } from '../contract.ts';

interface PasskeyLoginProps {
  onLoggedIn: (reply: LoginReply) => Promise<void>;
  /** The account may not be logged in to: the page of what is the matter takes over. @returns whether it did. */
  onRefused: (code: string) => boolean;
}

export function PasskeyLogin({ onLoggedIn, onRefused }: PasskeyLoginProps) {
  const t = useTranslations('accounts.login');
  const transport = useTransport();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const go = async () => {
    setBusy(true);
    setFailure('');
    try {
      await onLoggedIn(await transport.call(logInWithPasskey, { passkey: await signWithPasskey(transport) }));
    } catch (error) {
      setBusy(false);
      if (!isApiError(error)) setFailure(t('passkeyNone'));
      else if (!onRefused(error.code)) setFailure(error.message || t('failed'));
    }
  };
  return (
    <div className="mt-5 flex flex-col gap-4">
      <p className="flex items-center gap-4 text-ink-2 text-t14 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('or')}
      </p>
      <FormError>{failure}</FormError>
      <Button variant="outline" size="l" wide busy={busy} busyLabel={t('passkeyBusy')} onClick={go}>
        {t('passkey')}
      </Button>
    </div>
  );
}
