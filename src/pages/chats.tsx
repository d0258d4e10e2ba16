import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { ChatFrame } from '#product/chat/ui/chat-frame.tsx';
import { chatsQuery } from '#product/chat/ui/chat-queries.ts';
import { memberOnly } from './-shell/member-only.ts';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/chats')({
  beforeLoad: ({ context, location }) => Promise.all([memberOnly(context, location.href), context.texts('chat')]),
  loader: ({ context: { queryClient, transport } }) => queryClient.ensureQueryData(chatsQuery(transport)),
  head: ({ match }) => pageHead(match, match.context.t('chat.title')),
  component: ChatsPage,
});

function ChatsPage() {
  const { id } = useParams({ strict: false });
  return (
    <ChatFrame openConversation={id === undefined ? null : Number(id)} openProfile={null}>
      <Outlet />
    </ChatFrame>
  );
}
