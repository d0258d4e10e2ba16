import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { memberQuery } from '#product/members/ui/member-query.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';
import { ActivationDone } from '#product/signup/ui/activation-done.tsx';
import { signupIntentQuery } from '#product/signup/ui/signup-intent-query.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/activate/done')({
  beforeLoad: ({ context }) => context.texts('signup.form', 'members.list'),
  loader: async ({ context: { queryClient, transport } }) => {
    const { user } = await queryClient.ensureQueryData(userQuery(transport));
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

function DonePage() {
  const { loggedIn, intent, returned } = Route.useLoaderData();
  const { data } = useQuery({
    ...memberQuery(useTransport(), intent?.recipient_id ?? 0),
    enabled: intent !== null,
  });
  return <ActivationDone loggedIn={loggedIn} intent={intent} returned={returned} member={data?.profile ?? null} />;
}
