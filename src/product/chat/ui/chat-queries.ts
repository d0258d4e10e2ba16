import type { QueryClient } from '@tanstack/react-query';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import {
  type ConversationReply,
  listChats,
  openConversation,
  type WhichConversation,
} from '../conversations/contract.ts';

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

/** What of the list is wanted; it stands in the address. */
export interface ChatFilter {
  /** Letters of a name or message. */
  search?: string | undefined;
  /** Only conversations with unread messages. */
  unread?: boolean | undefined;
}

export const FILTER_WORDS = ['search', 'unread'] as const;

/** What of an address is about the list; anything else is left out. */
export function readChatFilter({ search, unread }: Record<string, unknown>): ChatFilter {
  return {
    ...(typeof search === 'string' && { search: search.slice(0, 100) }),
    ...(/^(1|true)$/.test(String(unread)) && { unread: true }),
  };
}

/** What of the address of a page goes along to another conversation. */
export const chatFilterOf = (search: object): ChatFilter => readChatFilter({ ...search });

/** The next message but one cannot be paid. */
export const isLow = (member: { credits: number }, site: { message_credits: number }): boolean =>
  member.credits < 2 * site.message_credits;
