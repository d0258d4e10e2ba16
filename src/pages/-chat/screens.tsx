import { Outlet, useParams } from '@tanstack/react-router';
import { ChatFrame, NoThread } from '#product/chat/ui/chat-frame.tsx';
import { Thread } from '#product/chat/ui/thread.tsx';

export function ChatsPage() {
  const { id } = useParams({ strict: false });
  return (
    <ChatFrame openConversation={id === undefined ? null : Number(id)} openProfile={null}>
      <Outlet />
    </ChatFrame>
  );
}

export const NoConversationPage = NoThread;

export function ConversationPage() {
  const id = Number(useParams({ from: '/chats/$id' }).id);
  return <Thread key={id} which={{ id }} />;
}
