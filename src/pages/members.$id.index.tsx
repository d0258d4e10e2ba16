import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { AskLike } from '#product/likes/ui/ask-like.tsx';
import { memberQuery } from '#product/members/ui/member-query.ts';
import { loadMember, PROFILE_TEXTS } from './-member/load-member.ts';
import { MemberPage } from './-member/member-page.tsx';
import { BackButton } from './-shell/back-button.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/members/$id/')({
  validateSearch: knownSearch(['wish'], (raw: Record<string, unknown>): { wish?: 'like' } =>
    raw.wish === 'like' ? { wish: 'like' } : {},
  ),
  beforeLoad: ({ context }) => context.texts(...PROFILE_TEXTS),
  loader: ({ context, params }) => loadMember(context, Number(params.id)),
  head: ({ loaderData, match }) =>
    pageHead(
      match,
      loaderData ? match.context.t('members.profile.nameAge', loaderData) : match.context.t('members.title'),
    ),
  component: ProfilePage,
});

function ProfilePage() {
  const id = Number(Route.useParams().id);
  const { wish } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { profile } = useSuspenseQuery(memberQuery(useTransport(), id)).data;
  // The installed app has one in its bar.
  const back = <BackButton to="/members" variant="glass" className="app:hidden" />;
  return (
    <>
      <MemberPage id={id} back={back} />
      <AskLike
        member={profile}
        asked={wish === 'like'}
        onAnswered={() => navigate({ search: {}, replace: true, resetScroll: false })}
      />
    </>
  );
}
