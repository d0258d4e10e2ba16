import type { QueryClient } from '@tanstack/react-query';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { type ConversationReply, listChats, openConversation, type WhichConversation } from '../contract.ts';

/** The member's chat list, newest first. */
export const chatsQuery = (transport: Transport) => apiQuery(transport, listChats, {});

/** A conversation with its newest messages, oldest first, and what the next one costs. */
export const conversationQuery = (transport: Transport, which: WhichConversation) =>
  apiQuery(transport, openConversation, which);

/** Loads the conversation with a member; one that exists is kept under its own id as well, so that its page opens at once. */
export async function loadConversationWith(
  queryClient: QueryClient,
  transport: Transport,
  profileId: number,
): Promise<ConversationReply> {
  const reply = await queryClient.ensureQueryData(conversationQuery(transport, { profile_id: profileId }));
  const key = reply.conversation && keyOf(openConversation, { id: reply.conversation.id });
  if (key && !queryClient.getQueryData(key)) queryClient.setQueryData(key, reply);
  return reply;
}
