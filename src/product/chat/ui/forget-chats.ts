import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { keyOf } from '#platform/http/api-query.ts';
import { recountBadges } from '#product/likes/ui/badges.ts';
import { viewMember } from '#product/members/contract.ts';
import { type ChatListItem, type ChatsReply, type ConversationReply, openConversation } from '../contract.ts';
import {
  CHATS,
  changeChats,
  changeConversation,
  changeList,
  forgetUnread,
  keysOfConversation,
  listed,
  OLDER_CHATS,
  USER,
} from './chat-cache.ts';

/** What a search or the filter of unread ones has found. */
export const FOUND_CHATS: QueryKey = ['found-chats'];

/** Another device of the member has seen the conversation up to a message; how many came after it, the server knows. */
export function forgetSeen(queryClient: QueryClient, id: number, upTo: number): void {
  const chat = listed(queryClient).find(({ conversation }) => conversation.id === id);
  const keys = keysOfConversation(queryClient, id);
  const replies = keys.map((key) => queryClient.getQueryData<ConversationReply>(key));
  // Read here: then there is nothing left to be told.
  if (chat?.num_unread_messages === 0 && replies.every((reply) => !reply?.num_unread_messages)) return;
  const last = chat && (chat.conversation.last_message.id ?? Infinity);
  const newest = Math.max(last ?? 0, ...replies.map((reply) => reply?.conversation?.messages.at(-1)?.id ?? 0));
  if (newest <= upTo) forgetUnread(queryClient, id);
  else for (const queryKey of [CHATS, FOUND_CHATS, ...keys]) queryClient.invalidateQueries({ queryKey });
  recountBadges(queryClient);
}

/** A message was taken back. What the list, the balance and the next price are without it, the server knows. */
export function forgetMessage(queryClient: QueryClient, id: number, message: number): void {
  changeConversation(queryClient, id, (reply) => ({
    ...reply,
    conversation: { id, messages: reply.conversation.messages.filter((other) => other.id !== message) },
  }));
  for (const queryKey of [...keysOfConversation(queryClient, id), CHATS, USER, keyOf(viewMember)])
    queryClient.invalidateQueries({ queryKey });
  recountBadges(queryClient);
}

/**
 * Takes a conversation out of the lists, and its messages so far out of what is loaded.
 * @returns what loads everything again and puts back what is not part of the newest: no other answer has that.
 */
export function forgetChat(queryClient: QueryClient, id: number): () => void {
  const older = queryClient.getQueryData<ChatsReply>(OLDER_CHATS)?.chats.find((chat) => chat.conversation.id === id);
  changeConversation(queryClient, id, (reply) => ({
    ...reply,
    conversation: { id, messages: [] },
    history_hidden: false,
    num_unread_messages: 0,
  }));
  // Opened again it is a thread without messages, which the server introduces.
  for (const queryKey of keysOfConversation(queryClient, id)) queryClient.invalidateQueries({ queryKey });
  const others = (chats: ChatListItem[]) => chats.filter((chat) => chat.conversation.id !== id);
  changeFound(queryClient, others);
  changeChats(queryClient, others);
  return () => {
    if (older) changeList(queryClient, OLDER_CHATS, (chats) => placed(others(chats), older));
    for (const queryKey of [CHATS, FOUND_CHATS, keyOf(openConversation)]) queryClient.invalidateQueries({ queryKey });
    recountBadges(queryClient);
  };
}

const lastAt = (chat: ChatListItem) => chat.conversation.last_message.created_at;

/** The chats, newest first, with one more in its place. */
function placed(chats: ChatListItem[], chat: ChatListItem): ChatListItem[] {
  const after = chats.findIndex((other) => lastAt(other) < lastAt(chat));
  const at = after < 0 ? chats.length : after;
  return [...chats.slice(0, at), chat, ...chats.slice(at)];
}

/** Changes all that searches have found. */
function changeFound(queryClient: QueryClient, make: (chats: ChatListItem[]) => ChatListItem[]): void {
  for (const [key] of queryClient.getQueriesData({ queryKey: FOUND_CHATS })) changeList(queryClient, key, make);
}
