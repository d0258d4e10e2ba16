import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { conversationQuery } from '#product/chat/ui/chat-queries.ts';
import { loadLeastPrice } from './-chat/load-least-price.ts';
import { attachmentSearch } from './-shell/attachment-search.ts';
import { orNotFound } from './-shell/or-not-found.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/chats/$id')({
  validateSearch: attachmentSearch,
  loader: async ({ context, params }) => {
    const { queryClient, transport, texts } = context;
    const query = conversationQuery(transport, { id: Number(params.id) });
    const [{ profile, introduction }] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(query)),
      loadLeastPrice(context),
    ]);
    if (introduction) await texts('members.profile');
    return { name: profile.deleted ? null : profile.name };
  },
  head: ({ loaderData, match }) => {
    const { t } = match.context;
    return pageHead(match, loaderData?.name ?? t('chat.thread.deletedMember'), t('chat.thread.title'));
  },
  component: lazyRouteComponent(() => import('./-chat/screens.tsx'), 'ConversationPage'),
});
