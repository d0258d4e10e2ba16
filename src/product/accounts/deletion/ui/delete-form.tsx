import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { Button, LinkButton } from '#design/button.tsx';
import { FormError } from '#design/field.tsx';
import { PasswordField } from '#design/password-field.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_PASSWORD_LENGTH } from '../../contract.ts';
import { PasskeyButton } from '../../passkeys/ui/passkey-button.tsx';
import type { IdentityInput } from '../../security/contract.ts';
import { deleteAccount } from '../contract.ts';

export function DeleteForm() {
  const t = useTranslations('accounts.leaving');
  const transport = useTransport();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const field = useRef<HTMLFormElement>(null);
  const refuse = (sentence: string) => {
    setBusy(false);
    setFailure(sentence);
    field.current?.querySelector('input')?.focus();
  };
  const remove = async (proof: IdentityInput) => {
    setBusy(true);
    setFailure('');
    try {
      await transport.call(deleteAccount, proof);
      location.assign('/account-deleted');
    } catch (error) {
      refuse((isApiError(error) && error.message) || t('delete.failed'));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (password) remove({ password });
    else refuse(t('delete.missing'));
  };
  return (
    <form ref={field} noValidate method="post" onSubmit={submit} className="mt-6 flex flex-col gap-4">
      <PasswordField
        label={t('delete.password')}
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
        onSigned={(passkey) => remove({ passkey })}
        onFailed={() => refuse(t('delete.failed'))}
      >
        {t('delete.passkey')}
      </PasskeyButton>
      <FormError>{failure}</FormError>
      <div className="grid grid-cols-1 gap-3 s:grid-cols-2">
        <LinkButton variant="outline" size="l" render={<Link to="/profile/settings" />}>
          {t('delete.keep')}
        </LinkButton>
        <Button
          type="submit"
          size="l"
          busy={busy}
          busyLabel={t('delete.busy')}
          className="bg-danger text-on-danger shadow-none hover:bg-danger hover:brightness-110"
        >
          {t('delete.submit')}
        </Button>
      </div>
    </form>
  );
}
