import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { IconClock, IconMail } from '#design/icons.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { LinkPanelProps } from '#product/accounts/mail-tokens/ui/link-panel.ts';
import { MailScreen } from '#product/accounts/ui/mail-screen.tsx';
import { LEAVING, useAction } from '#product/accounts/ui/use-action.ts';
import { activateAccount } from '../contract.ts';

export function ActivationLink({ link, token }: LinkPanelProps) {
  const t = useTranslations('accounts.link');
  const transport = useTransport();
  const [held, setHeld] = useState(false);
  const { busy, failure, act } = useAction(async () => {
    // A full load: whoever is logged in is somebody else to every part of the page from now on.
    const leads = await transport.call(activateAccount, { token }).then(
      (reply) => (reply.held ? null : `/activate/done?token=${token}`),
      (error: unknown) => {
        if (isApiError(error) && error.code === 'activation_failed') return '/activate/error';
        throw error;
      },
    );
    if (leads === null) {
      setHeld(true);
      return;
    }
    location.assign(leads);
    return LEAVING;
  }, t('failed'));
  if (held) {
    return (
      <MailScreen icon={<IconClock />} headline={t('activate.heldTitle')} action={null}>
        {t('activate.heldText')}
      </MailScreen>
    );
  }
  return (
    <MailScreen
      icon={<IconMail />}
      headline={link.name === null ? t('activate.title') : t('activate.headline', { name: link.name })}
      failure={failure}
      action={
        <Button size="l" busy={busy} busyLabel={t('activate.busy')} onClick={act}>
          {t('activate.action')}
        </Button>
      }
    >
      {t('activate.text')}
    </MailScreen>
  );
}
