import { createFileRoute } from '@tanstack/react-router';
import { apiQuery } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { showMailChange } from '#product/accounts/mail-change/contract.ts';
import { ConfirmChange } from '#product/accounts/mail-change/ui/confirm-change.tsx';
import { StreetScreen } from '#product/accounts/ui/street-screen.tsx';
import { activateAccount } from '#product/signup/contract.ts';
import { readLinkSearch } from './-link/link-search.ts';
import { openLink } from './-link/open-link.ts';
import { knownSearch } from './-shell/known-search.ts';
import { NOINDEX, pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/mail-change/do')({
  validateSearch: knownSearch(['token'], readLinkSearch),
  beforeLoad: ({ context }) => context.texts('accounts.mail-change', 'accounts.link'),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ context: { queryClient, transport }, deps: { token } }) =>
    openLink(token, (given) => queryClient.ensureQueryData(apiQuery(transport, showMailChange, { token: given }))),
  head: ({ match }) => {
    const head = pageHead(match, match.context.t('accounts.mail-change.do.title'));
    return { ...head, meta: [...head.meta, NOINDEX] };
  },
  component: MailChangePage,
});

function MailChangePage() {
  const t = useTranslations('accounts.link');
  const transport = useTransport();
  const { token = '' } = Route.useSearch();
  const { email } = Route.useLoaderData();
  const activate = async (activation: string) => {
    await transport.call(activateAccount, { token: activation });
    location.assign(`/activate/done?token=${activation}`);
  };
  return (
    <StreetScreen words={t('words')}>
      <ConfirmChange token={token} email={email} expired={t('expired')} onActivate={activate} />
    </StreetScreen>
  );
}
