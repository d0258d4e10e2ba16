import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { SettingsRow } from '#product/members/my-profile/ui/settings/settings-section.tsx';
import { invitesQuery } from './invites-query.ts';

export function InviteRow() {
  const t = useTranslations('accounts.settings');
  const { most, invites } = useSuspenseQuery(invitesQuery(useTransport())).data;
  if (!most && !invites.length) return null;
  return (
    <SettingsRow
      name={t('account.invites')}
      text={t('account.invitesText')}
      control={
        <LinkButton
          variant="quiet"
          size="s"
          className="-me-4"
          aria-label={`${t('account.securityOpen')}: ${t('account.invites')}`}
          render={<Link to="/profile/invites" />}
        >
          {t('account.securityOpen')}
        </LinkButton>
      }
    />
  );
}
