import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { keyOf } from '#platform/http/api-query.ts';
import { moveBadge, recountBadges } from '#product/likes/ui/badges.ts';
import { viewMember } from '#product/members/contract.ts';
import { type CurrentUserReply, currentUser } from '#product/members/user/contract.ts';
import {
  type ChatListItem,
  type ChatsReply,
  type ConversationReply,
  listChats,
  type MessageView,
  openConversation,
  type SendMessageReply,
} from '../contract.ts';

type Messages = readonly MessageView[];
type Begun = ConversationReply & { conversation: NonNullable<ConversationReply['conversation']> };

const CHATS = keyOf(listChats);
/** Conversations behind the newest ones, as far as they were scrolled to. */
export const OLDER_CHATS: QueryKey = ['older-chats'];
const USER = keyOf(currentUser);

/** The messages with one more in its place; one that is there already, by key or id, is replaced. */
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

/** The member's own messages up to one are read, or have reached the other side. */
export const withMark = (messages: Messages, mark: 'read' | 'delivered', upTo: number): MessageView[] =>
  messages.map((message) =>
    message.mine && !message[mark] && message.id <= upTo ? { ...message, [mark]: true } : message,
  );

/** The list with a conversation's new last message, at the top; null when the conversation is not in it. */
function withLastMessage(chats: readonly ChatListItem[], message: MessageView, unread: boolean): ChatListItem[] | null {
  const item = chats.find(({ conversation }) => conversation.id === message.conversation_id);
  if (!item) return null;
  const { body, mine, created_at, state, gift, photo, hidden } = message;
  const carries = photo ? 'photo' : gift && 'gift';
  const { created_at: shown } = item.conversation.last_message;
  // Events may come late: what is older than what is shown moves nothing, and what is shown has been counted.
  if (created_at < shown) return [...chats];
  return [
    {
      ...item,
      conversation: { ...item.conversation, last_message: { body, mine, created_at, state, carries, hidden } },
      num_unread_messages: item.num_unread_messages + (unread && created_at > shown ? 1 : 0),
    },
    ...chats.filter((other) => other !== item),
  ];
}

/** Shows a message as the last of its conversation in the list, which is loaded again when it does not have it. */
export function listMessage(queryClient: QueryClient, message: MessageView, unread: boolean): void {
  const listed = queryClient.getQueryData<ChatsReply>(CHATS);
  const moved = listed && withLastMessage(listed.chats, message, unread);
  if (moved) changeChats(queryClient, () => moved, [CHATS]);
  else {
    if (unread) moveBadge(queryClient, 'unread_messages', 1);
    queryClient.invalidateQueries({ queryKey: CHATS });
  }
}

const unreadIn = (chats: readonly ChatListItem[]) => chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0);

/** Changes the list, and the badge with it; a list that is not loaded leaves the counting to the server. */
function changeChats(
  queryClient: QueryClient,
  make: (chats: ChatListItem[]) => ChatListItem[],
  lists: readonly QueryKey[] = [CHATS, OLDER_CHATS],
): void {
  let by = 0;
  const [loaded] = lists.map((list) =>
    change<ChatsReply>(queryClient, list, (reply) => {
      const chats = make(reply.chats);
      by += unreadIn(chats) - unreadIn(reply.chats);
      return { ...reply, chats };
    }),
  );
  if (loaded) moveBadge(queryClient, 'unread_messages', by);
  else recountBadges(queryClient);
}

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

const keysOfConversation = (queryClient: QueryClient, id: number): QueryKey[] =>
  queryClient
    .getQueriesData<ConversationReply>({ queryKey: keyOf(openConversation) })
    .filter(([, reply]) => reply?.conversation?.id === id)
    .map(([key]) => key);

/** Changes a conversation wherever it is loaded: under its own id and under the other member's. */
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

/** Everything in the conversation was seen: nothing in it counts as unread any more. */
export function forgetUnread(queryClient: QueryClient, id: number): void {
  changeConversation(queryClient, id, (reply) => ({ ...reply, num_unread_messages: 0 }));
  changeChats(queryClient, (chats) =>
    chats.map((chat) => (chat.conversation.id === id ? { ...chat, num_unread_messages: 0 } : chat)),
  );
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

/** Takes a conversation out of the list, and its messages so far out of what is loaded. */
export function forgetChat(queryClient: QueryClient, id: number): void {
  changeConversation(queryClient, id, (reply) => ({
    ...reply,
    conversation: { id, messages: [] },
    history_hidden: false,
    num_unread_messages: 0,
  }));
  // Opened again it is a thread without messages, which the server introduces.
  for (const queryKey of keysOfConversation(queryClient, id)) queryClient.invalidateQueries({ queryKey });
  changeChats(queryClient, (chats) => chats.filter((chat) => chat.conversation.id !== id));
}

/**
 * Shows a sent message everywhere at once: in its conversation, in the list, and in the balance.
 * @param nextCredits what the next message costs now that the conversation has begun.
 */
export function keepSent(
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
    return { user: user && { ...user, credits, free_conversations_left } };
  });
  listMessage(queryClient, message, false);
  if (started) queryClient.invalidateQueries({ queryKey: keyOf(viewMember, { id: profileId }) });
}
