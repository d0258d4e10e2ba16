import { Link } from '@tanstack/react-router';
import { Button, LinkButton } from '#design/button.tsx';
import { IconClock, IconUndo } from '#design/icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { LinkPanelProps } from '../../mail-tokens/ui/link-panel.ts';
import { MailScreen } from '../../ui/mail-screen.tsx';
import { LEAVING, useAction } from '../../ui/use-action.ts';
import { revertMailChange } from '../contract.ts';

export function RevertLink({ link, token }: LinkPanelProps) {
  const t = useTranslations('accounts.link');
  const transport = useTransport();
  const { busy, failure, act } = useAction(async () => {
    const { reset } = await transport.call(revertMailChange, { token });
    location.assign(`/reset-password/do?token=${reset}`);
    return LEAVING;
  }, t('failed'));
  if (link.state !== 'open') {
    return (
      <MailScreen
        icon={<IconClock />}
        headline={t('expired')}
        action={
          <LinkButton size="l" variant="outline" render={<Link to="/login" />}>
            {t('login.password')}
          </LinkButton>
        }
      >
        {t('revert_email.expired')}
      </MailScreen>
    );
  }
  return (
    <MailScreen
      icon={<IconUndo />}
      headline={t('revert_email.headline', { email: link.email ?? '' })}
      failure={failure}
      action={
        <Button size="l" busy={busy} busyLabel={t('revert_email.busy')} onClick={act}>
          {t('revert_email.action')}
        </Button>
      }
    >
      {t('revert_email.text')}
    </MailScreen>
  );
}
