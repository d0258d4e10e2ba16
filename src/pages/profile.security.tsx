import { createFileRoute, redirect } from '@tanstack/react-router';
import { securityQuery } from '#product/accounts/security/ui/security-query.ts';
import { SecurityScreen } from '#product/members/user/ui/security/security-screen.tsx';
import { userQuery } from '#product/members/user/ui/user.tsx';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/profile/security')({
  // Staff come here too: some of them may do nothing else.
  beforeLoad: async ({ context, location }) => {
    const { user } = await context.queryClient.ensureQueryData(userQuery(context.transport));
    if (!user) throw redirect({ to: '/login', search: { next: location.href } });
    await context.texts('accounts.security');
  },
  loader: ({ context: { queryClient, transport } }) => queryClient.ensureQueryData(securityQuery(transport)),
  head: ({ match }) => pageHead(match, match.context.t('accounts.security.title')),
  component: SecurityScreen,
});
