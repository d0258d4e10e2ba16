import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { chatsQuery, loadConversationWith } from '#product/chat/ui/chat-queries.ts';
import { CHAT_TEXTS } from './-chat/chat-texts.ts';
import { loadLeastPrice } from './-chat/load-least-price.ts';
import { attachmentSearch } from './-shell/attachment-search.ts';
import { memberOnly } from './-shell/member-only.ts';
import { orNotFound } from './-shell/or-not-found.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/members/$id/chat')({
  validateSearch: attachmentSearch,
  beforeLoad: ({ context, location }) =>
    Promise.all([memberOnly(context, location.href), context.texts(...CHAT_TEXTS)]),
  loader: async ({ context, params }) => {
    const { queryClient, transport } = context;
    const [reply] = await Promise.all([
      orNotFound(loadConversationWith(queryClient, transport, Number(params.id))),
      queryClient.ensureQueryData(chatsQuery(transport)),
      loadLeastPrice(context),
    ]);
    if (reply.conversation)
      throw redirect({
        to: '/chats/$id',
        params: { id: String(reply.conversation.id) },
        search: true,
        replace: true,
      });
    return { name: reply.profile.name };
  },
  head: ({ loaderData, match }) => {
    const { t } = match.context;
    return pageHead(match, loaderData ? t('chat.thread.composer.label', loaderData) : t('chat.thread.title'));
  },
  component: lazyRouteComponent(() => import('./-chat/new-conversation.tsx'), 'NewConversationPage'),
});
