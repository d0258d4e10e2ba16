import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FormError } from '#design/field.tsx';
import { Panel } from '#design/layout.tsx';
import { PasswordField } from '#design/password-field.tsx';
import { TextField } from '#design/text-field.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_PASSWORD_LENGTH } from '#product/accounts/contract.ts';
import { currentUser } from '#product/members/user/contract.ts';
import { type CorrectEmailInput, correctEmail, showCompletion } from '../contract.ts';

export function useCorrectEmail(onSent: () => void) {
  const t = useTranslations('signup.completion');
  const transport = useTransport();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: CorrectEmailInput) => transport.call(correctEmail, input),
    onSuccess: (completion) => {
      queryClient.setQueryData(keyOf(showCompletion), completion);
      queryClient.invalidateQueries({ queryKey: keyOf(currentUser) });
      toast({ tone: 'success', title: t('email.sent', { email: completion.address }) });
      onSent();
    },
  });
}

interface AddressFormProps {
  address: string;
  correcting: ReturnType<typeof useCorrectEmail>;
  onCancel: () => void;
}

export function AddressForm({ address, correcting, onCancel }: AddressFormProps) {
  const t = useTranslations('signup.completion');
  const s = useTranslations('signup.form');
  const heading = useId();
  const [email, setEmail] = useState(address);
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const refused = isApiError(correcting.error) ? correcting.error : null;
  const needed = refused?.code === 'identity_needed';
  const withPassword = asked || needed;
  const fields = refused?.fields ?? {};
  const failed = correcting.isError && !needed && !Object.keys(fields).length;
  const write = (set: () => void) => {
    if (correcting.isError) {
      setAsked(withPassword);
      correcting.reset();
    }
    set();
  };
  return (
    <Panel>
      <form
        noValidate
        method="post"
        aria-labelledby={heading}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!correcting.isPending) correcting.mutate({ email, ...(withPassword && password && { password }) });
        }}
      >
        <h2 id={heading} className="font-semibold">
          {t('email.change')}
        </h2>
        <TextField
          label={t('email.address')}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={fields.email}
          ref={focusOnce}
          onChange={(event) => write(() => setEmail(event.target.value))}
        />
        {withPassword && (
          <PasswordField
            label={t('email.password')}
            hint={t('email.passwordHint')}
            name="password"
            autoComplete="current-password"
            maxLength={MAX_PASSWORD_LENGTH}
            showLabel={s('account.show')}
            hideLabel={s('account.hide')}
            value={password}
            error={fields.password}
            ref={focusOnce}
            onChange={(event) => write(() => setPassword(event.target.value))}
          />
        )}
        <FormError>{failed && (correcting.error?.message || t('failed'))}</FormError>
        <div className="grid grid-cols-1 gap-3 s:grid-cols-2">
          <Button variant="outline" onClick={onCancel}>
            {t('email.keep')}
          </Button>
          <Button type="submit" busy={correcting.isPending} busyLabel={t('email.sending')}>
            {t('email.send')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}
