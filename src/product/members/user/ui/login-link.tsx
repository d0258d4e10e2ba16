import { Link } from '@tanstack/react-router';
import { Button, LinkButton } from '#design/button.tsx';
import { IconAccount, IconClock } from '#design/icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { LinkPanelProps } from '#product/accounts/mail-tokens/ui/link-panel.ts';
import { MailScreen } from '#product/accounts/ui/mail-screen.tsx';
import { LEAVING, useAction } from '#product/accounts/ui/use-action.ts';
import { logInWithLink } from '../contract.ts';

/** PRODUCT 16: logs in from a mail. Opening it does not, the press does. */
export function LoginLink({ link, token, next }: LinkPanelProps) {
  const t = useTranslations('accounts.link');
  const transport = useTransport();
  const { busy, failure, act } = useAction(async () => {
    await transport.call(logInWithLink, { token });
    // A full load: in the member's own language, and with nothing left of whoever was here before.
    location.assign(next);
    return LEAVING;
  }, t('failed'));
  const byPassword = (
    <LinkButton size="l" variant="outline" render={<Link to="/login" search={{ next }} />}>
      {t('login.password')}
    </LinkButton>
  );
  if (link.state !== 'open') {
    return (
      <MailScreen icon={<IconClock />} headline={t('expired')} action={byPassword}>
        {t('login.expired')}
      </MailScreen>
    );
  }
  return (
    <MailScreen
      icon={<IconAccount />}
      headline={link.name === null ? t('login.title') : t('login.headline', { name: link.name })}
      failure={failure}
      action={
        <>
          <Button size="l" busy={busy} busyLabel={t('login.busy')} onClick={act}>
            {t('login.action')}
          </Button>
          {failure && byPassword}
        </>
      }
    >
      {t('login.text')}
    </MailScreen>
  );
}
