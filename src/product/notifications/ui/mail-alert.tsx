import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { IconMail } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { MailStop } from '#product/accounts/contract.ts';
import { useDismissal } from './dismissals.ts';

/** SPEC 4: says why no mails come, until it is dismissed; a reason that comes later is told again. Wants the texts of `push`. */
export function MailAlert({ stops }: { stops: readonly MailStop[] }) {
  const t = useTranslations('notifications.push');
  const { dismissed, dismiss } = useDismissal(`disabled-notifications ${stops.join(' ')}`);
  const [reason] = stops;
  if (!reason || dismissed) return null;
  return (
    <Notice
      tone="danger"
      icon={<IconMail />}
      title={t(`stopped.${reason}`)}
      actions={
        <LinkButton size="s" variant="outline" render={<Link to="/notifications" />}>
          {t('stopped.manage')}
        </LinkButton>
      }
      onDismiss={dismiss}
      dismissLabel={t('stopped.dismiss')}
    />
  );
}
