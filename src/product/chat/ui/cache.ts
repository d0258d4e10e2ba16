import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { keyOf } from '#platform/http/api-query.ts';
import { moveBadge, recountBadges } from '#product/likes/ui/badges.ts';
import { viewMember } from '#product/members/contract.ts';
import { type CurrentUserReply, currentUser } from '#product/members/user/contract.ts';
import type { MessageView, SendMessageReply } from '../contract.ts';
import {
  type ChatListItem,
  type ChatsReply,
  type ConversationReply,
  listChats,
  openConversation,
} from '../conversations/contract.ts';

type Messages = readonly MessageView[];
type Begun = ConversationReply & { conversation: NonNullable<ConversationReply['conversation']> };

export const CHATS = keyOf(listChats);
export const OLDER_CHATS: QueryKey = ['older-chats'];
const USER = keyOf(currentUser);

export function withMessage(messages: Messages, message: MessageView): MessageView[] {
  const others = messages.filter(
    ({ id, key, mine }) => id !== message.id && (key !== message.key || mine !== message.mine),
  );
  const known = messages.find(({ id }) => id === message.id);
  const merged = known
    ? { ...message, read: known.read || message.read, delivered: known.delivered || message.delivered }
    : message;
  const after = others.findIndex(({ id }) => id > message.id);
  return after < 0 ? [...others, merged] : [...others.slice(0, after), merged, ...others.slice(after)];
}

export const withMark = (messages: Messages, mark: 'read' | 'delivered', upTo: number): MessageView[] =>
  messages.map((message) =>
    message.mine && !message[mark] && message.id <= upTo ? { ...message, [mark]: true } : message,
  );

function withLastMessage(chats: readonly ChatListItem[], message: MessageView, unread: boolean): ChatListItem[] | null {
  const item = chats.find(({ conversation }) => conversation.id === message.conversation_id);
  if (!item) return null;
  const { id, body, mine, created_at, state, gift, photo, hidden } = message;
  const carries = photo ? 'photo' : gift && 'gift';
  const { created_at: shown } = item.conversation.last_message;
  // Events may come late: what is older than what is shown moves nothing, and what is shown has been counted.
  if (created_at < shown) return [...chats];
  return [
    {
      ...item,
      conversation: { ...item.conversation, last_message: { id, body, mine, created_at, state, carries, hidden } },
      num_unread_messages: item.num_unread_messages + (unread && created_at > shown ? 1 : 0),
    },
    ...chats.filter((other) => other !== item),
  ];
}

export function listMessage(queryClient: QueryClient, message: MessageView, unread: boolean): void {
  const newest = queryClient.getQueryData<ChatsReply>(CHATS);
  const moved = newest && withLastMessage(newest.chats, message, unread);
  if (moved) changeChats(queryClient, () => moved, [CHATS]);
  else {
    if (unread) moveBadge(queryClient, 'unread_messages', 1);
    queryClient.invalidateQueries({ queryKey: CHATS });
  }
}

const listed = (queryClient: QueryClient): ChatListItem[] =>
  [CHATS, OLDER_CHATS].flatMap((list) => queryClient.getQueryData<ChatsReply>(list)?.chats ?? []);

/** A conversation that rose from the older ones to the newest is in both lists, and counts once. */
function unreadIn(queryClient: QueryClient): number {
  const counts = new Map<number, number>();
  for (const { conversation, num_unread_messages: unread } of listed(queryClient))
    if (!counts.has(conversation.id)) counts.set(conversation.id, unread);
  return [...counts.values()].reduce((sum, unread) => sum + unread, 0);
}

/** Changes the lists, and the badge with them; a list that is not loaded leaves the counting to the server. */
function changeChats(
  queryClient: QueryClient,
  make: (chats: ChatListItem[]) => ChatListItem[],
  lists: readonly QueryKey[] = [CHATS, OLDER_CHATS],
): void {
  const before = unreadIn(queryClient);
  const [loaded] = lists.map((list) => changeList(queryClient, list, make));
  if (loaded) moveBadge(queryClient, 'unread_messages', unreadIn(queryClient) - before);
  else recountBadges(queryClient);
}

const changeList = (queryClient: QueryClient, list: QueryKey, make: (chats: ChatListItem[]) => ChatListItem[]) =>
  change<ChatsReply>(queryClient, list, (reply) => ({ ...reply, chats: make(reply.chats) }));

/** Changes what is loaded; a load that is under way started from before the change, so it starts again. */
function change<Data>(queryClient: QueryClient, queryKey: QueryKey, make: (data: Data) => Data): boolean {
  const state = queryClient.getQueryState<Data>(queryKey);
  if (state?.data === undefined) return false;
  // It is not fresher than before: what else happened since is still unknown.
  const updatedAt = state.dataUpdatedAt;
  queryClient.setQueryData<Data>(queryKey, (data) => (data === undefined ? data : make(data)), { updatedAt });
  if (state.fetchStatus !== 'idle' || state.isInvalidated) queryClient.invalidateQueries({ queryKey });
  return true;
}

export const keysOfConversation = (queryClient: QueryClient, id: number): QueryKey[] =>
  queryClient
    .getQueriesData<ConversationReply>({ queryKey: keyOf(openConversation) })
    .filter(([, reply]) => reply?.conversation?.id === id)
    .map(([key]) => key);

export function changeConversation(
  queryClient: QueryClient,
  id: number,
  make: (reply: Begun) => ConversationReply,
): boolean {
  const loaded = keysOfConversation(queryClient, id);
  for (const key of loaded)
    change<ConversationReply>(queryClient, key, (reply) =>
      reply.conversation ? make({ ...reply, conversation: reply.conversation }) : reply,
    );
  return loaded.length > 0;
}

export function forgetUnread(queryClient: QueryClient, id: number): void {
  changeConversation(queryClient, id, (reply) => ({ ...reply, num_unread_messages: 0 }));
  changeChats(queryClient, (chats) =>
    chats.map((chat) => (chat.conversation.id === id ? { ...chat, num_unread_messages: 0 } : chat)),
  );
}

/** @param nextCredits what the next message costs now that the conversation has begun. */
export function applySentMessage(
  queryClient: QueryClient,
  profileId: number,
  sent: SendMessageReply,
  nextCredits: number,
): void {
  const { message, conversation_id: id, credits, start_conversation: started } = sent;
  const add = (reply: ConversationReply): ConversationReply => ({
    ...reply,
    conversation: { id, messages: withMessage(reply.conversation?.messages ?? [], message) },
    next_message_credits: nextCredits,
  });
  const byMember = keyOf(openConversation, { profile_id: profileId });
  const byId = keyOf(openConversation, { id });
  change(queryClient, byMember, add);
  if (!change(queryClient, byId, add)) {
    const known = queryClient.getQueryData<ConversationReply>(byMember);
    if (known) queryClient.setQueryData(byId, known);
  }
  change<CurrentUserReply>(queryClient, USER, ({ user }) => {
    const left = user?.free_conversations_left ?? null;
    const free_conversations_left = started && left !== null ? Math.max(0, left - 1) : left;
    if (!user) return { user };
    const welcome_credits = Math.max(0, user.welcome_credits - Math.max(0, user.credits - credits));
    return { user: { ...user, credits, welcome_credits, free_conversations_left } };
  });
  listMessage(queryClient, message, false);
  if (started) queryClient.invalidateQueries({ queryKey: keyOf(viewMember, { id: profileId }) });
}

export const FOUND_CHATS: QueryKey = ['found-chats'];

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

/** What the list, the balance and the next price are without it, the server knows. */
export function forgetMessage(queryClient: QueryClient, id: number, message: number): void {
  changeConversation(queryClient, id, (reply) => ({
    ...reply,
    conversation: { id, messages: reply.conversation.messages.filter((other) => other.id !== message) },
  }));
  for (const queryKey of [...keysOfConversation(queryClient, id), CHATS, USER, keyOf(viewMember)])
    queryClient.invalidateQueries({ queryKey });
  recountBadges(queryClient);
}

/** @returns what loads everything again and puts back what is not part of the newest: no other answer has that. */
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

function placed(chats: ChatListItem[], chat: ChatListItem): ChatListItem[] {
  const after = chats.findIndex((other) => lastAt(other) < lastAt(chat));
  const at = after < 0 ? chats.length : after;
  return [...chats.slice(0, at), chat, ...chats.slice(at)];
}

function changeFound(queryClient: QueryClient, make: (chats: ChatListItem[]) => ChatListItem[]): void {
  for (const [key] of queryClient.getQueriesData({ queryKey: FOUND_CHATS })) changeList(queryClient, key, make);
}
