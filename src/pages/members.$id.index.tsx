import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { AskLike } from '#product/likes/ui/ask-like.tsx';
import { memberQuery } from '#product/members/ui/member-query.ts';
import { readWalk, WALK_WORDS, type Walk } from '#product/members/ui/walk/walk.ts';
import { useVisit } from '#product/members/visitors/ui/use-visit.ts';
import { loadMember, PROFILE_TEXTS } from './-member/load-member.ts';
import { MemberPage } from './-member/member-page.tsx';
import { MembersWalk } from './-member/members-walk.tsx';
import { profileHead } from './-member/profile-head.ts';
import { BackButton } from './-shell/back-button.tsx';
import { knownSearch } from './-shell/known-search.ts';

export const Route = createFileRoute('/members/$id/')({
  validateSearch: knownSearch(['wish', ...WALK_WORDS], (raw: Record<string, unknown>): Walk & { wish?: 'like' } => ({
    ...(raw.wish === 'like' ? { wish: 'like' as const } : {}),
    ...readWalk(raw),
  })),
  loaderDeps: ({ search }) => readWalk({ ...search }),
  beforeLoad: ({ context }) => context.texts(...PROFILE_TEXTS),
  loader: async ({ context, params, deps }) => {
    const id = Number(params.id);
    const { queryClient, transport } = context;
    const standing = deps.list
      ? import('#product/members/ui/walk/standing.ts').then((walk) =>
          walk.loadStanding(queryClient, transport, id, deps),
        )
      : undefined;
    await loadMember(context, id);
    return { standing: await standing };
  },
  head: ({ match, params }) => profileHead(match, Number(params.id)),
  component: ProfilePage,
});

function ProfilePage() {
  const id = Number(Route.useParams().id);
  useVisit(id);
  const { wish, ...search } = Route.useSearch();
  const { standing } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const { profile } = useSuspenseQuery(memberQuery(useTransport(), id)).data;
  // The installed app has one in its bar.
  const back = <BackButton to="/members" variant="glass" className="app:hidden" />;
  return (
    <>
      <MemberPage
        id={id}
        {...(standing === undefined
          ? { back }
          : { above: <MembersWalk walk={readWalk({ ...search })} standing={standing} /> })}
      />
      <AskLike
        member={profile}
        asked={wish === 'like'}
        onAnswered={() => navigate({ search: ({ wish: _wish, ...walk }) => walk, replace: true, resetScroll: false })}
      />
    </>
  );
}
