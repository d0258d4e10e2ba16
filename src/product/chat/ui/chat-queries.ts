import type { QueryClient } from '@tanstack/react-query';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import {
  type ConversationReply,
  listChats,
  openConversation,
  type WhichConversation,
} from '../conversations/contract.ts';

export const chatsQuery = (transport: Transport) => apiQuery(transport, listChats, {});

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

export interface ChatFilter {
  search?: string | undefined;
  unread?: boolean | undefined;
}

export const FILTER_WORDS = ['search', 'unread'] as const;

export function readChatFilter({ search, unread }: Record<string, unknown>): ChatFilter {
  return {
    ...(typeof search === 'string' && { search: search.slice(0, 100) }),
    ...(/^(1|true)$/.test(String(unread)) && { unread: true }),
  };
}

export const chatFilterOf = (search: object): ChatFilter => readChatFilter({ ...search });

export const isLow = (member: { credits: number }, site: { message_credits: number }): boolean =>
  member.credits < 2 * site.message_credits;
