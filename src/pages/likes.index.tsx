import { createFileRoute } from '@tanstack/react-router';
import { likesQuery } from '#product/likes/ui/likes-query.ts';
import { LikesScreen } from '#product/likes/ui/likes-screen.tsx';
import { useLoadedLikes } from '#product/likes/ui/older-likes.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/likes/')({
  beforeLoad: async ({ context, location }) => {
    await Promise.all([
      memberOnly(context, location.href),
      context.texts('likes.lists', 'members.list', 'likes.actions'),
    ]);
  },
  loader: async ({ context: { queryClient, transport } }) => {
    await queryClient.ensureQueryData(likesQuery(transport));
  },
  head: ({ match }) => pageHead(match, match.context.t('likes.lists.title')),
  component: LikesPage,
});

function LikesPage() {
  return <LikesScreen loaded={useLoadedLikes()} type="received" />;
}
