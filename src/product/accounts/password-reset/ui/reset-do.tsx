import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, LinkButton } from '#design/button.tsx';
import { FormError } from '#design/field.tsx';
import { IconClock, IconSafe } from '#design/icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { differs, NewPasswordFields } from '../../passwords/ui/new-password-fields.tsx';
import { MailScreen } from '../../ui/mail-screen.tsx';
import { LEAVING, useAction } from '../../ui/use-action.ts';
import { cancelReset, resetPassword } from '../contract.ts';

const EMPTY = { password: '', repeat: '' };

interface ResetDoProps {
  token: string;
  /** Of whose account it is; null: the link is over. */
  email: string | null;
  about: readonly (string | undefined)[];
  expired: string;
  onSaved: (email: string, password: string) => Promise<void>;
}

export function ResetDo({ token, email, about, expired, onSaved }: ResetDoProps) {
  const t = useTranslations('accounts.password');
  const transport = useTransport();
  const [fresh, setFresh] = useState(EMPTY);
  const [unequal, setUnequal] = useState(false);
  const [kept, setKept] = useState(false);
  const saving = useAction(async () => {
    setUnequal(differs(fresh));
    if (differs(fresh)) return undefined;
    const saved = await transport.call(resetPassword, { token, ...fresh });
    await onSaved(saved.email, fresh.password);
    return LEAVING;
  }, t('failed'));
  const keeping = useAction(async () => {
    await transport.call(cancelReset, { token });
    setKept(true);
  }, t('failed'));
  const toLogin = (
    <LinkButton size="l" variant="outline" render={<Link to="/login" />}>
      {t('back')}
    </LinkButton>
  );
  if (kept) {
    return (
      <MailScreen icon={<IconSafe />} headline={t('do.kept')} action={toLogin}>
        {t('do.keptText')}
      </MailScreen>
    );
  }
  if (email === null) {
    return (
      <MailScreen
        icon={<IconClock />}
        headline={expired}
        action={
          <>
            <LinkButton size="l" render={<Link to="/reset-password" />}>
              {t('request')}
            </LinkButton>
            {toLogin}
          </>
        }
      >
        {t('do.expired')}
      </MailScreen>
    );
  }
  return (
    <>
      <h1 className="display text-balance text-t40">{t('do.title')}</h1>
      <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">{t('do.lead', { email })}</p>
      <form
        noValidate
        method="post"
        className="mt-6 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          saving.act();
        }}
      >
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields
          value={fresh}
          about={[email, ...about]}
          wrong={unequal ? { ...saving.wrong, repeat: t('do.differ') } : saving.wrong}
          onChange={(value, field) => {
            setUnequal(false);
            saving.answer(field);
            setFresh(value);
          }}
        />
        <FormError>{saving.failure || keeping.failure}</FormError>
        <Button type="submit" size="l" wide busy={saving.busy} busyLabel={t('do.saving')}>
          {t('do.submit')}
        </Button>
      </form>
      <p className="mt-4 text-center text-ink-2 text-t14">
        {t('do.notMine')}{' '}
        <button
          type="button"
          className="hit-area font-semibold text-primary hover:underline"
          disabled={keeping.busy}
          onClick={keeping.act}
        >
          {t('do.keep')}
        </button>
      </p>
    </>
  );
}
