import type { QueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { errorOf } from '#platform/http/transport.ts';
import { type ConversationReply, listChats, openConversation, type WhichConversation } from '../contract.ts';
import type { FoundChats } from '../search/contract.ts';

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

/** The filter of the address, and what changes it without a step of the way back. */
export function useChatFilter(): [ChatFilter, (filter: ChatFilter) => void] {
  const filter = readChatFilter(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = useCallback(
    ({ search, unread }: ChatFilter) =>
      navigate({
        to: '.',
        search: (before: object) => ({ ...before, search, unread: unread || undefined }),
        replace: true,
      }),
    [navigate],
  );
  return [filter, change];
}

/** Conversations, and the address of those after them. */
export interface ChatPage extends FoundChats {
  next: string | null;
}

/** By fetch itself, since the way on stands in a header, of which no other call has to know. */
export async function fetchChats(address: string, signal: AbortSignal): Promise<ChatPage> {
  const response = await fetch(address, { signal, headers: { 'x-request-type': 'client' } });
  if (!response.ok) throw errorOf(response.status, await response.text());
  const { chats } = (await response.json()) as FoundChats;
  return { chats, next: /<([^>]*)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null };
}

/** The first with what follows of the second, each conversation once. */
export function together<Item extends { conversation: { id: number } }>(
  first: readonly Item[],
  then: readonly Item[],
): Item[] {
  const known = new Set(first.map(({ conversation }) => conversation.id));
  return [...first, ...then.filter(({ conversation }) => !known.has(conversation.id))];
}
