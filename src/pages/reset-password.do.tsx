import { createFileRoute } from '@tanstack/react-router';
import { apiQuery } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { showReset } from '#product/accounts/password-reset/contract.ts';
import { ResetDo } from '#product/accounts/password-reset/ui/reset-do.tsx';
import { StreetScreen } from '#product/accounts/ui/street-screen.tsx';
import { logIn } from '#product/members/user/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { readLinkSearch } from './-link/link-search.ts';
import { openLink } from './-link/open-link.ts';
import { knownSearch } from './-shell/known-search.ts';
import { NOINDEX, pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/reset-password/do')({
  validateSearch: knownSearch(['token'], readLinkSearch),
  beforeLoad: ({ context }) => context.texts('password', 'link'),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ context: { queryClient, transport }, deps: { token } }) =>
    openLink(token, (given) => queryClient.ensureQueryData(apiQuery(transport, showReset, { token: given }))),
  head: ({ match }) => {
    const head = pageHead(match, match.context.t('password.do.title'));
    return { ...head, meta: [...head.meta, NOINDEX] };
  },
  component: NewPasswordPage,
});

function NewPasswordPage() {
  const t = useTranslations('link');
  const transport = useTransport();
  const { token = '' } = Route.useSearch();
  const { email } = Route.useLoaderData();
  const { name } = useSettings();
  const goOn = async (login: string, password: string) => {
    // Where the log-in asks for more than the password, its own page does.
    const leads = await transport.call(logIn, { login, password }).then(
      () => '/members',
      () => '/login',
    );
    location.assign(leads);
  };
  return (
    <StreetScreen words={t('words')}>
      <ResetDo token={token} email={email} about={[name]} expired={t('expired')} onSaved={goOn} />
    </StreetScreen>
  );
}
