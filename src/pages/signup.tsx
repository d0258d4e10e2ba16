import { createFileRoute, redirect } from '@tanstack/react-router';
import { usePostedAnswers } from '#product/landers/ui/posted-answers.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';
import { admissionQuery, readInvite } from '#product/signup/ui/admission-query.ts';
import { SignupScreen } from '#product/signup/ui/signup-screen.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/signup')({
  validateSearch: knownSearch(['invite'], readInvite),
  beforeLoad: ({ context }) => context.texts('signup.form', 'members.list', 'accounts.password'),
  loaderDeps: ({ search: { invite } }) => ({ invite }),
  loader: async ({ context: { queryClient, transport }, deps: { invite } }) => {
    const { user } = await queryClient.ensureQueryData(userQuery(transport));
    if (user) throw redirect({ to: '/members', search: {} });
    await queryClient.ensureQueryData(admissionQuery(transport, invite));
  },
  head: ({ match }) => pageHead(match, match.context.t('signup.form.pageTitle')),
  component: SignupPage,
});

function SignupPage() {
  const { invite } = Route.useSearch();
  const posted = usePostedAnswers();
  const navigate = Route.useNavigate();
  const tryCode = (code: string) => navigate({ search: { invite: code }, replace: true });
  return <SignupScreen intent={{ kind: 'join' }} invite={invite} onInvite={tryCode} posted={posted} />;
}
