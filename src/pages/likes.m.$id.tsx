import { createFileRoute } from '@tanstack/react-router';
import { likeTypeOf } from '#product/likes/ui/like-lists.ts';
import { likesQuery } from '#product/likes/ui/likes-query.ts';
import { useVisit } from '#product/members/visitors/ui/use-visit.ts';
import { LikesNavigation } from './-member/likes-navigation.tsx';
import { loadMember, PROFILE_TEXTS } from './-member/load-member.ts';
import { MemberPage } from './-member/member-page.tsx';
import { profileHead } from './-member/profile-head.ts';
import { knownSearch } from './-shell/known-search.ts';
import { memberOnly } from './-shell/member-only.ts';

export const Route = createFileRoute('/likes/m/$id')({
  validateSearch: knownSearch(['list'], (raw: Record<string, unknown>) => {
    const list = likeTypeOf(raw.list);
    return list ? { list } : {};
  }),
  beforeLoad: async ({ context, location }) => {
    await Promise.all([memberOnly(context, location.href), context.texts(...PROFILE_TEXTS)]);
  },
  loader: async ({ context, params }) => {
    await Promise.all([
      loadMember(context, Number(params.id)),
      context.queryClient.ensureQueryData(likesQuery(context.transport)),
    ]);
  },
  head: ({ match, params }) => profileHead(match, Number(params.id), match.context.t('pages.shell.bar.likes')),
  component: LikedProfilePage,
});

function LikedProfilePage() {
  const id = Number(Route.useParams().id);
  useVisit(id);
  const { list = 'received' } = Route.useSearch();
  return <MemberPage id={id} above={<LikesNavigation id={id} list={list} />} />;
}
