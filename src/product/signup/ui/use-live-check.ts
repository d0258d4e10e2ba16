import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { composed } from '#platform/composed.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { personalWords } from '#platform/password-rating.ts';
import { MIN_PASSWORD_LENGTH } from '#product/accounts/contract.ts';
import { passwordRating } from '#product/accounts/passwords/ui/use-password-rating.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { checkSignup } from '../contract.ts';
import type { SignupValues } from './signup-fields.ts';

/** Milliseconds without a key after which a username is looked up. */
const DEBOUNCE_MS = 600;

export interface LiveCheck {
  leave: (name: string) => void;
  write: (name: string) => void;
  hasAccount: boolean;
  noteAccount: () => void;
  meant: string | null;
  takeMeant: () => void;
}

export function useLiveCheck(form: UseFormReturn<SignupValues>, invite: string | undefined): LiveCheck {
  const t = useTranslations('signup.form');
  const transport = useTransport();
  const { name: site } = useSettings();
  const [hasAccount, setHasAccount] = useState(false);
  const [meant, setMeant] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const ask = async (field: 'name' | 'email') => {
    const text = form.getValues(field);
    if (text.trim().length < 2) return;
    const input = { [field]: text, ...(invite !== undefined && { invite }) };
    // The step asks again: what cannot be asked now is no matter.
    const reply = await transport.call(checkSignup, input).catch(() => null);
    if (!reply || form.getValues(field) !== text) return;
    const message = reply.fields[field];
    if (message) form.setError(field, { message });
    if (field === 'name') return;
    setHasAccount(reply.has_account);
    // Mistyped domains are often those of services that collect what goes there, and refused.
    const { addressMeant } = await import('#platform/mail/address-meant.ts');
    if (form.getValues('email') === text) setMeant(reply.has_account ? null : addressMeant(text));
  };
  const rate = async () => {
    const { password, name, email } = form.getValues();
    if (password.length < MIN_PASSWORD_LENGTH) return;
    const judge = await passwordRating().catch(() => null);
    if (!judge || form.getValues('password') !== password) return;
    const { weakness } = judge(composed(password, 'NFKC'), personalWords([name, email, site]));
    if (weakness) form.setError('password', { message: t(`account.weak_${weakness}`) });
  };
  return {
    leave(name) {
      clearTimeout(pause.current);
      if (name === 'name' || name === 'email') ask(name);
      if (name === 'password') rate();
    },
    write(name) {
      clearTimeout(pause.current);
      if (name === 'name') pause.current = setTimeout(() => ask(name), DEBOUNCE_MS);
      if (name !== 'email') return;
      setHasAccount(false);
      setMeant(null);
    },
    hasAccount,
    noteAccount: () => setHasAccount(true),
    meant,
    takeMeant() {
      if (meant) form.setValue('email', meant);
      form.clearErrors('email');
      setMeant(null);
    },
  };
}
