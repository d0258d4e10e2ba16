import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import type { ChatsReply } from '../contract.ts';

/** The member's chat list, newest first. */
export const chatsQuery = (transport: Transport) =>
  queryOptions({
    queryKey: ['chats'],
    queryFn: ({ signal }) => transport.get<ChatsReply>('/api/chats.php', {}, signal),
  });

/** Messages nobody has read yet, over all conversations; 0 for visitors. */
export function useUnreadMessages(loggedIn: boolean): number {
  const { data } = useQuery({ ...chatsQuery(useTransport()), enabled: loggedIn });
  return loggedIn ? (data?.chats ?? []).reduce((sum, chat) => sum + chat.num_unread_messages, 0) : 0;
}
