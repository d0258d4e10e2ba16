import { createFileRoute, redirect } from '@tanstack/react-router';
import { userQuery } from '#product/members/user/ui/user.tsx';
import { SignupScreen } from '#product/signup/ui/signup-screen.tsx';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/signup')({
  beforeLoad: ({ context }) => context.texts('signup'),
  loader: async ({ context: { queryClient, transport } }) => {
    const { user } = await queryClient.ensureQueryData(userQuery(transport));
    if (user) throw redirect({ to: '/members', search: {} });
  },
  head: ({ match }) => pageHead(match, match.context.t('signup.pageTitle')),
  component: () => <SignupScreen wish={{ kind: 'join' }} />,
});
