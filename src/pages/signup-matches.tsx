import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { memberQuery } from '#product/members/ui/member-query.ts';
import { completionQuery } from '#product/signup/completion/ui/completion-query.ts';
import { matchesQuery } from '#product/signup/completion/ui/matches-query.ts';
import { SignupMatches } from '#product/signup/completion/ui/signup-matches.tsx';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/signup-matches')({
  beforeLoad: async ({ context, location }) => {
    await Promise.all([
      memberOnly(context, location.href),
      context.texts(
        'signup.completion',
        'members.list',
        'likes.actions',
        'signup.form',
        'members.suggestions',
        'members.profile',
      ),
    ]);
  },
  loader: async ({ context: { queryClient, transport } }) => {
    const [{ waiting }] = await Promise.all([
      queryClient.ensureQueryData(completionQuery(transport)),
      queryClient.ensureQueryData(matchesQuery(transport)),
    ]);
    const written = waiting?.message && !waiting.fictional ? waiting.id : null;
    // The member may have left meanwhile; then the page goes without.
    if (written) await queryClient.prefetchQuery(memberQuery(transport, written));
    return { written };
  },
  head: ({ match }) => pageHead(match, match.context.t('signup.completion.matches.title')),
  component: SignupMatchesPage,
});

function SignupMatchesPage() {
  const { written } = Route.useLoaderData();
  const { data } = useQuery({ ...memberQuery(useTransport(), written ?? 0), enabled: written !== null });
  return <SignupMatches written={data?.profile ?? null} />;
}
