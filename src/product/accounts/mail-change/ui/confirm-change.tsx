import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, LinkButton } from '#design/button.tsx';
import { IconCheck, IconClock, IconMail } from '#design/icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { MailScreen } from '../../ui/mail-screen.tsx';
import { LEAVING, useAction } from '../../ui/use-action.ts';
import { confirmMailChange } from '../contract.ts';

interface ConfirmChangeProps {
  token: string;
  /** The new address; null: the link is over. */
  email: string | null;
  expired: string;
  onActivate: (token: string) => Promise<void>;
}

export function ConfirmChange({ token, email, expired, onActivate }: ConfirmChangeProps) {
  const t = useTranslations('accounts.mail-change');
  const transport = useTransport();
  const [done, setDone] = useState(false);
  const { busy, failure, act } = useAction(async () => {
    const { activation } = await transport.call(confirmMailChange, { token });
    if (activation === null) return setDone(true);
    await onActivate(activation);
    return LEAVING;
  }, t('failed'));
  if (email === null) {
    return (
      <MailScreen
        icon={<IconClock />}
        headline={expired}
        action={
          <LinkButton size="l" render={<Link to="/profile/email" />}>
            {t('do.again')}
          </LinkButton>
        }
      >
        {t('do.expired')}
      </MailScreen>
    );
  }
  if (done) {
    return (
      <MailScreen
        icon={<IconCheck />}
        headline={t('do.done')}
        action={
          <LinkButton size="l" render={<Link to="/members" search={{}} />}>
            {t('do.members')}
          </LinkButton>
        }
      >
        {t('do.doneText', { email })}
      </MailScreen>
    );
  }
  return (
    <MailScreen
      icon={<IconMail />}
      headline={t('do.headline', { email })}
      failure={failure}
      action={
        <Button size="l" busy={busy} busyLabel={t('do.busy')} onClick={act}>
          {t('do.submit')}
        </Button>
      }
    >
      {t('do.text')}
    </MailScreen>
  );
}
