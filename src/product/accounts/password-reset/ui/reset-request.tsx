import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, LinkButton } from '#design/button.tsx';
import { FormError } from '#design/field.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useProof } from '../../ui/use-proof.ts';
import { askForReset } from '../contract.ts';
import { ResetSent } from './reset-sent.tsx';

interface ResetRequestProps {
  email: string;
  demo: boolean;
}

export function ResetRequest({ email: known, demo }: ResetRequestProps) {
  const t = useTranslations('accounts.password');
  const transport = useTransport();
  const [email, setEmail] = useState(known);
  const { proving, proved } = useProof();
  const [sentTo, setSentTo] = useState<{ email: string; hidden: boolean } | null>(null);
  const { busy, failure, wrong, act, answer } = useAction(async () => {
    const { hidden } = await proved((captcha) => transport.call(askForReset, { email, ...captcha }));
    setSentTo({ email: email.trim(), hidden });
  }, t('failed'));
  if (sentTo !== null) return <ResetSent {...sentTo} demo={demo} onOther={() => setSentTo(null)} />;
  return (
    <>
      <h1 className="display text-balance text-t40">{t('headline')}</h1>
      <p className="mt-2 text-ink-2">{t('lead')}</p>
      <form
        noValidate
        method="post"
        className="mt-6 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          act();
        }}
      >
        <TextField
          label={t('email')}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={wrong.email}
          onChange={(event) => {
            answer('email');
            setEmail(event.target.value);
          }}
        />
        <FormError>{failure}</FormError>
        <p role="status" className="text-pretty text-ink-2 text-t14 empty:hidden">
          {proving && t('proving')}
        </p>
        <Button type="submit" size="l" wide busy={busy} busyLabel={t('sending')}>
          {t('submit')}
        </Button>
        <LinkButton size="l" variant="outline" wide render={<Link to="/login" />}>
          {t('back')}
        </LinkButton>
      </form>
    </>
  );
}
