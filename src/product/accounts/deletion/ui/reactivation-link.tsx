import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, LinkButton } from '#design/button.tsx';
import { IconClock, IconSuccess, IconUndo } from '#design/icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { LinkPanelProps } from '../../mail-tokens/ui/link-panel.ts';
import { MailScreen } from '../../ui/mail-screen.tsx';
import { useAction } from '../../ui/use-action.ts';
import { reactivateAccount } from '../contract.ts';

export function ReactivationLink({ link, token }: LinkPanelProps) {
  const t = useTranslations('accounts.link');
  const transport = useTransport();
  const [done, setDone] = useState(false);
  const { busy, failure, act } = useAction(async () => {
    const { verdict } = await transport.call(reactivateAccount, { token });
    if (verdict === 'banned') location.assign('/pages/ban');
    else setDone(true);
  }, t('failed'));
  const login = (
    <LinkButton size="l" variant={link.state === 'expired' ? 'outline' : 'primary'} render={<Link to="/login" />}>
      {t('reactivate.login')}
    </LinkButton>
  );
  if (done || link.state === 'used') {
    return (
      <MailScreen icon={<IconSuccess />} headline={t('reactivate.doneTitle')} action={login}>
        {t('reactivate.doneText')}
      </MailScreen>
    );
  }
  if (link.state === 'expired') {
    return (
      <MailScreen icon={<IconClock />} headline={t('expired')} action={login}>
        {t('reactivate.expiredText')}
      </MailScreen>
    );
  }
  return (
    <MailScreen
      icon={<IconUndo />}
      headline={t('reactivate.headline')}
      failure={failure}
      action={
        <Button size="l" busy={busy} busyLabel={t('reactivate.busy')} onClick={act}>
          {t('reactivate.action')}
        </Button>
      }
    >
      {t('reactivate.text')}
    </MailScreen>
  );
}
