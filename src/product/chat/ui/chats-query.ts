import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { listChats } from '../contract.ts';

/** The member's chat list, newest first. */
export const chatsQuery = (transport: Transport) => apiQuery(transport, listChats, {});

/** Messages nobody has read yet, over all conversations; 0 for visitors. */
export function useUnreadMessages(loggedIn: boolean): number {
  const { data } = useQuery({ ...chatsQuery(useTransport()), enabled: loggedIn });
  return loggedIn ? (data?.chats ?? []).reduce((sum, chat) => sum + chat.num_unread_messages, 0) : 0;
}
