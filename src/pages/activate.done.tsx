import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { apiQuery } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { showMailLink } from '#product/accounts/mail-tokens/contract.ts';
import { memberQuery } from '#product/members/ui/member-query.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';
import { ActivationDone } from '#product/signup/ui/activation-done.tsx';
import { signupIntentQuery } from '#product/signup/ui/signup-intent-query.ts';
import { readLinkSearch } from './-link/link-search.ts';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';
import type { RouterContext } from './-shell/router-context.ts';

export const Route = createFileRoute('/activate/done')({
  validateSearch: knownSearch(['token'], readLinkSearch),
  loaderDeps: ({ search: { token } }) => ({ token }),
  beforeLoad: ({ context }) => context.texts('signup.form', 'members.list'),
  loader: async ({ context, deps: { token } }) => {
    const { queryClient, transport } = context;
    const { user } = await queryClient.ensureQueryData(userQuery(transport));
    if (!(await hasActivated(context, token)))
      throw user ? redirect({ to: '/members', search: {} }) : redirect({ to: '/login' });
    if (user?.status === 'not_confirmed') throw redirect({ to: '/members', search: {} });
    if (!user?.profile) return { loggedIn: Boolean(user), intent: null, returned: 0 };
    const { intent, returned } = await queryClient.ensureQueryData(signupIntentQuery(transport));
    // The member may have left meanwhile; then the page goes without.
    if (intent) await queryClient.prefetchQuery(memberQuery(transport, intent.recipient_id));
    return { loggedIn: true, intent, returned };
  },
  head: ({ match }) => pageHead(match, match.context.t('signup.form.done.title')),
  component: DonePage,
});

async function hasActivated({ queryClient, transport }: RouterContext, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  try {
    const { link } = await queryClient.ensureQueryData(apiQuery(transport, showMailLink, { token }));
    return link.purpose === 'activate' && link.state === 'used';
  } catch (error) {
    if (isApiError(error) && error.status === 404) return false;
    throw error;
  }
}

function DonePage() {
  const { loggedIn, intent, returned } = Route.useLoaderData();
  const { data } = useQuery({
    ...memberQuery(useTransport(), intent?.recipient_id ?? 0),
    enabled: intent !== null,
  });
  return <ActivationDone loggedIn={loggedIn} intent={intent} returned={returned} member={data?.profile ?? null} />;
}
