import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useTransport } from '#platform/http/transport-context.tsx';
import { likeTypeOf } from '#product/likes/ui/like-lists.ts';
import { likesQuery } from '#product/likes/ui/likes-query.ts';
import { LikesScreen } from '#product/likes/ui/likes-screen.tsx';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/likes/$type')({
  beforeLoad: async ({ context, location, params }) => {
    await Promise.all([memberOnly(context, location.href), context.texts('like-lists')]);
    if (!likeTypeOf(params.type)) throw notFound();
  },
  loader: async ({ context: { queryClient, transport } }) => {
    await queryClient.ensureQueryData(likesQuery(transport));
  },
  head: ({ match, params }) => {
    const { t } = match.context;
    return pageHead(match, t(`like-lists.tab.${likeTypeOf(params.type) ?? 'received'}`), t('like-lists.title'));
  },
  component: LikesTypePage,
});

function LikesTypePage() {
  const likes = useSuspenseQuery(likesQuery(useTransport())).data;
  return <LikesScreen likes={likes} type={likeTypeOf(Route.useParams().type) ?? 'received'} />;
}
