import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { LeavingRows } from '#product/accounts/deletion/ui/leaving-rows.tsx';
import { securityQuery } from '#product/accounts/security/ui/security-query.ts';
import { HiddenWordsRow } from '#product/chat/hidden-words/ui/hidden-words-row.tsx';
import { myProfileQuery } from '#product/members/my-profile/ui/my-profile-query.ts';
import { SettingsScreen } from '#product/members/my-profile/ui/settings/settings.tsx';
import { InvisibleRow } from '#product/members/ui/invisible-row.tsx';
import { SpendingRow } from '#product/payments/spending/ui/spending-row.tsx';
import { StoredCardsRow } from '#product/payments/ui/stored-cards.tsx';
import { InviteRow } from '#product/signup/invites/ui/invite-row.tsx';
import { invitesQuery } from '#product/signup/invites/ui/invites-query.ts';
import { settingsQuery, useSettings } from '#product/sites/ui/settings.tsx';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/profile/settings')({
  beforeLoad: ({ context, location }) =>
    Promise.all([
      memberOnly(context, location.href),
      context.texts('accounts.settings', 'members.visitors', 'accounts.leaving', 'chat.hidden-words'),
      context.texts('payments.cards', 'payments.spending'),
    ]),
  loader: async ({ context: { queryClient, transport } }) => {
    const { settings } = await queryClient.ensureQueryData(settingsQuery(transport));
    await Promise.all([
      queryClient.ensureQueryData(myProfileQuery(transport)),
      queryClient.ensureQueryData(securityQuery(transport)),
      settings.signups === 'invite' && queryClient.ensureQueryData(invitesQuery(transport)),
    ]);
  },
  head: ({ match }) => pageHead(match, match.context.t('accounts.settings.title')),
  component: SettingsPage,
});

function SettingsPage() {
  const t = useTranslations('accounts.leaving');
  const { signups } = useSettings();
  return (
    <SettingsScreen
      account={
        <>
          <StoredCardsRow />
          <SpendingRow />
          {signups === 'invite' && <InviteRow />}
        </>
      }
      privacy={
        <>
          <div className="py-3.5">
            <InvisibleRow next="/profile/settings" />
          </div>
          <HiddenWordsRow />
        </>
      }
      last={{ id: 'data', title: t('settings.title'), rows: <LeavingRows /> }}
    />
  );
}
