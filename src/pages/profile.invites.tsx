import { createFileRoute } from '@tanstack/react-router';
import { invitesQuery } from '#product/signup/invites/ui/invites-query.ts';
import { InvitesScreen } from '#product/signup/invites/ui/invites-screen.tsx';
import { memberOnly } from './-shell/member-only.ts';
import { NOINDEX, pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/profile/invites')({
  beforeLoad: ({ context, location }) =>
    Promise.all([memberOnly(context, location.href), context.texts('signup.invites')]),
  loader: ({ context: { queryClient, transport } }) => queryClient.ensureQueryData(invitesQuery(transport)),
  head: ({ match }) => {
    const head = pageHead(match, match.context.t('signup.invites.title'));
    return { meta: [...head.meta, NOINDEX] };
  },
  component: InvitesScreen,
});
