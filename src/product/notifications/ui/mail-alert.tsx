import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { IconMail } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { MailStop } from '#product/accounts/contract.ts';
import { useDismissal } from './dismissals.ts';

/** SPEC 4: says why no mails come. Wants the texts of `push`. @param stops at least one. */
export function MailAlert({ stops }: { stops: readonly MailStop[] }) {
  const t = useTranslations('notifications.push');
  const { dismiss } = useDismissal(...stops.map((stop) => `mail-stop-${stop}` as const));
  const [reason] = stops;
  if (!reason) return null;
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
