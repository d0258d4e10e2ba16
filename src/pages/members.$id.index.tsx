import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { AskLike } from '#product/likes/ui/ask-like.tsx';
import { LIST_CONTEXT_KEYS, type ListContext, readListContext } from '#product/members/ui/list-context/list-context.ts';
import { memberQuery } from '#product/members/ui/member-query.ts';
import { useVisit } from '#product/members/visitors/ui/use-visit.ts';
import { loadMember, PROFILE_TEXTS } from './-member/load-member.ts';
import { MemberPage } from './-member/member-page.tsx';
import { MembersNavigation } from './-member/members-navigation.tsx';
import { profileHead } from './-member/profile-head.ts';
import { BackButton } from './-shell/back-button.tsx';
import { knownSearch } from './-shell/known-search.ts';

export const Route = createFileRoute('/members/$id/')({
  validateSearch: knownSearch(
    ['wish', ...LIST_CONTEXT_KEYS],
    (raw: Record<string, unknown>): ListContext & { wish?: 'like' } => ({
      ...(raw.wish === 'like' ? { wish: 'like' as const } : {}),
      ...readListContext(raw),
    }),
  ),
  loaderDeps: ({ search }) => readListContext({ ...search }),
  beforeLoad: ({ context }) => context.texts(...PROFILE_TEXTS),
  loader: async ({ context, params, deps }) => {
    const id = Number(params.id);
    const { queryClient, transport } = context;
    const listPosition = deps.list
      ? import('#product/members/ui/list-context/list-position.ts').then((listContext) =>
          listContext.loadListPosition(queryClient, transport, id, deps),
        )
      : undefined;
    await loadMember(context, id);
    return { listPosition: await listPosition };
  },
  head: ({ match, params }) => profileHead(match, Number(params.id)),
  component: ProfilePage,
});

function ProfilePage() {
  const id = Number(Route.useParams().id);
  useVisit(id);
  const { wish, ...search } = Route.useSearch();
  const { listPosition } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const { profile } = useSuspenseQuery(memberQuery(useTransport(), id)).data;
  const back = <BackButton to="/members" variant="glass" className="app:hidden" />;
  return (
    <>
      <MemberPage
        id={id}
        {...(listPosition === undefined
          ? { back }
          : { above: <MembersNavigation listContext={readListContext({ ...search })} listPosition={listPosition} /> })}
      />
      <AskLike
        member={profile}
        asked={wish === 'like'}
        onAnswered={() =>
          navigate({ search: ({ wish: _wish, ...listContext }) => listContext, replace: true, resetScroll: false })
        }
      />
    </>
  );
}
