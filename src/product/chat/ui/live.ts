import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { keyOf } from '#platform/http/api-query.ts';
import type { LiveHandlers } from '#platform/realtime/live.ts';
import {
  type ChatRemovedEvent,
  type MessageEvent,
  type MessageView,
  openConversation,
  type ReadEvent,
  type UnsentEvent,
} from '../contract.ts';
import type { TypingEvent } from '../typing/contract.ts';
import { changeConversation, forgetChat, forgetMessage, listMessage, withMessage, withRead } from './chat-cache.ts';
import { isBeingRead } from './thread/reading.ts';
import { endTyping, noteTyping } from './thread/typing.ts';

/** Brings the open lists and conversations up to what a live event says; what it does not know is loaded again. */
export const live: LiveHandlers = {
  message: (queryClient, { message }: MessageEvent) => receive(queryClient, message),
  read: seen,
  chat_removed: (queryClient, { conversation_id }: ChatRemovedEvent) => forgetChat(queryClient, conversation_id),
  unsent: (queryClient, { conversation_id, message_id }: UnsentEvent) =>
    forgetMessage(queryClient, conversation_id, message_id),
  typing: (_, { conversation_id }: TypingEvent) => noteTyping(conversation_id),
  missed: (queryClient) => {
    queryClient.invalidateQueries({ queryKey: keyOf(openConversation) });
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
  if (!message.mine) endTyping(id);
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
  if (!known) queryClient.invalidateQueries({ queryKey: keyOf(openConversation), predicate: isByMember });
  listMessage(queryClient, message, fresh && !message.mine && !isBeingRead(id));
}

const isByMember = ({ queryKey: [, which] }: { queryKey: QueryKey }) =>
  typeof which === 'object' && which !== null && 'profile_id' in which;
