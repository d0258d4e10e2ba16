import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { usePostedAnswers } from '#product/landers/ui/posted-answers.ts';
import { memberQuery } from '#product/members/ui/member-query.ts';
import { userQuery } from '#product/members/user/ui/user.tsx';
import { admissionQuery, readInvite } from '#product/signup/ui/admission-query.ts';
import { SignupScreen } from '#product/signup/ui/signup-screen.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { orNotFound } from './-shell/or-not-found.ts';
import { NOINDEX, pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/members/$id/signup')({
  validateSearch: knownSearch(['invite'], readInvite),
  beforeLoad: ({ context }) => context.texts('signup.form', 'members.list', 'accounts.password'),
  loaderDeps: ({ search: { invite } }) => ({ invite }),
  loader: async ({ context: { queryClient, transport }, params, deps: { invite } }) => {
    const { user } = await queryClient.ensureQueryData(userQuery(transport));
    if (user) throw redirect({ to: '/members/$id', params });
    const { profile } = await orNotFound(queryClient.ensureQueryData(memberQuery(transport, Number(params.id))));
    await queryClient.ensureQueryData(admissionQuery(transport, invite));
    return { name: profile.name };
  },
  head: ({ match, loaderData }) => {
    const head = pageHead(match, match.context.t('signup.form.pageTitle'), loaderData?.name);
    return { meta: [...head.meta, NOINDEX] };
  },
  component: MemberSignupPage,
});

function MemberSignupPage() {
  const { invite } = Route.useSearch();
  const posted = usePostedAnswers();
  const navigate = Route.useNavigate();
  const id = Number(Route.useParams().id);
  const { profile } = useSuspenseQuery(memberQuery(useTransport(), id)).data;
  const { name, fictional, main_image } = profile;
  const member = { id, name, fictional, image: main_image?.thumb_filename ?? null };
  const tryCode = (code: string) => navigate({ search: { invite: code }, replace: true });
  return <SignupScreen intent={{ kind: 'message', member }} invite={invite} onInvite={tryCode} posted={posted} />;
}
