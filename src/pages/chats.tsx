import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { chatsQuery, FILTER_WORDS, readChatFilter } from '#product/chat/ui/chat-queries.ts';
import { CHAT_TEXTS } from './-chat/chat-texts.ts';
import { knownSearch } from './-shell/known-search.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/chats')({
  validateSearch: knownSearch(FILTER_WORDS, readChatFilter),
  beforeLoad: ({ context, location }) =>
    Promise.all([memberOnly(context, location.href), context.texts(...CHAT_TEXTS)]),
  loader: ({ context: { queryClient, transport } }) => queryClient.ensureQueryData(chatsQuery(transport)),
  head: ({ match }) => pageHead(match, match.context.t('chat.thread.title')),
  component: lazyRouteComponent(() => import('./-chat/screens.tsx'), 'ChatsPage'),
});
