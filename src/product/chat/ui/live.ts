import type { QueryClient } from '@tanstack/react-query';
import type { LiveHandlers } from '#platform/realtime/live.ts';
import type { ChatRemovedEvent, ChatsReply, MessageEvent, MessageView, ReadEvent } from '../contract.ts';
import { change, changeConversation, forgetChat, withLastMessage, withMessage, withRead } from './chat-cache.ts';
import { isBeingRead } from './open-conversation.ts';

/** Brings the open lists and conversations up to what a live event says; what it does not know is loaded again. */
export const live: LiveHandlers = {
  message: (queryClient, { message }: MessageEvent) => receive(queryClient, message),
  read: seen,
  chat_removed: (queryClient, { conversation_id }: ChatRemovedEvent) => forgetChat(queryClient, conversation_id),
  missed: (queryClient) => {
    queryClient.invalidateQueries({ queryKey: ['conversation'] });
  },
};

/** The other side has opened the conversation. */
function seen(queryClient: QueryClient, { conversation_id: id, message_id }: ReadEvent): void {
  changeConversation(queryClient, id, (reply) => ({
    ...reply,
    conversation: { id, messages: withRead(reply.conversation.messages, message_id) },
  }));
}

function receive(queryClient: QueryClient, message: MessageView): void {
  const id = message.conversation_id;
  let fresh = true;
  const known = changeConversation(queryClient, id, (reply) => {
    const { messages } = reply.conversation;
    fresh = !messages.some((other) => other.id === message.id);
    return {
      ...reply,
      conversation: { id, messages: withMessage(messages, message) },
      num_unread_messages: reply.num_unread_messages + (fresh && !message.mine ? 1 : 0),
    };
  });
  // It may be the first of a conversation that is open as one that has not begun.
  if (!known)
    queryClient.invalidateQueries({ queryKey: ['conversation'], predicate: ({ queryKey }) => isByMember(queryKey[1]) });
  const unread = fresh && !message.mine && !isBeingRead(id);
  const listed = queryClient.getQueryData<ChatsReply>(['chats']);
  if (!listed || !withLastMessage(listed.chats, message, unread)) {
    queryClient.invalidateQueries({ queryKey: ['chats'] });
    return;
  }
  change<ChatsReply>(queryClient, ['chats'], ({ chats }) => ({
    chats: withLastMessage(chats, message, unread) ?? chats,
  }));
}

const isByMember = (part: unknown) => typeof part === 'string' && part.startsWith('p');
