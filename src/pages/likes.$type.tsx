import { createFileRoute, notFound } from '@tanstack/react-router';
import { likeTypeOf } from '#product/likes/ui/like-lists.ts';
import { likesQuery } from '#product/likes/ui/likes-query.ts';
import { LikesScreen } from '#product/likes/ui/likes-screen.tsx';
import { useLoadedLikes } from '#product/likes/ui/older-likes.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/likes/$type')({
  beforeLoad: async ({ context, location, params }) => {
    await Promise.all([
      memberOnly(context, location.href),
      context.texts('likes.lists', 'members.list', 'likes.actions'),
    ]);
    if (!likeTypeOf(params.type)) throw notFound();
  },
  loader: async ({ context: { queryClient, transport } }) => {
    await queryClient.ensureQueryData(likesQuery(transport));
  },
  head: ({ match, params }) => {
    const { t } = match.context;
    return pageHead(match, t(`likes.lists.tab.${likeTypeOf(params.type) ?? 'received'}`), t('likes.lists.title'));
  },
  component: LikesTypePage,
});

function LikesTypePage() {
  return <LikesScreen loaded={useLoadedLikes()} type={likeTypeOf(Route.useParams().type) ?? 'received'} />;
}
