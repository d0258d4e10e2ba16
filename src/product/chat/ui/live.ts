import type { Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';
import { keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import type { LiveHandlers } from '#platform/realtime/live.ts';
import { type BadgesReply, countBadges } from '#product/likes/contract.ts';
import { moveBadge, recountBadges } from '#product/likes/ui/badges.ts';
import type { MessageEvent, MessageView, TypingEvent, UnsentEvent } from '../contract.ts';
import {
  type ChatListItem,
  type ChatRemovedEvent,
  type ConversationReply,
  openConversation,
} from '../conversations/contract.ts';
import {
  type DeliveredEvent,
  type ReadEvent,
  receivedMessage,
  reportDelivered,
  type SeenEvent,
} from '../delivery/contract.ts';
import {
  CHATS,
  changeConversation,
  forgetChat,
  forgetMessage,
  forgetSeen,
  keysOfConversation,
  listMessage,
  withMark,
  withMessage,
} from './cache.ts';
import { isBeingRead } from './reading.ts';
import { endTyping, noteTyping } from './typing.ts';

export const live: LiveHandlers = {
  message: (queryClient, { message }: MessageEvent, transport) => {
    if (message.withheld) arrive(queryClient, message, transport);
    else receive(queryClient, message);
    const { mine, conversation_id: id } = message;
    // A message that is read at once is reported as read.
    if (!mine && !isBeingRead(id)) noteDelivered(transport, id, message.id);
  },
  read: (queryClient, event: ReadEvent) => mark(queryClient, 'read', event),
  seen: (queryClient, { conversation_id, message_id }: SeenEvent) =>
    forgetSeen(queryClient, conversation_id, message_id),
  delivered: (queryClient, event: DeliveredEvent) => mark(queryClient, 'delivered', event),
  chat_removed: (queryClient, { conversation_id }: ChatRemovedEvent) => void forgetChat(queryClient, conversation_id),
  unsent: (queryClient, { conversation_id, message_id }: UnsentEvent) =>
    forgetMessage(queryClient, conversation_id, message_id),
  fraud_removed: reload,
  typing: (_, { conversation_id }: TypingEvent) => noteTyping(conversation_id),
  missed: (queryClient, _, transport) => {
    reload(queryClient);
    // Whatever page this is: a device has what came while there was none.
    if (queryClient.getQueryData<BadgesReply>(keyOf(countBadges))?.unread_messages)
      transport.call(reportDelivered, {}).catch(() => undefined);
  },
};

function reload(queryClient: QueryClient): void {
  queryClient.invalidateQueries({ queryKey: keyOf(openConversation) });
}

function mark(
  queryClient: QueryClient,
  state: 'read' | 'delivered',
  { conversation_id: id, message_id }: ReadEvent | DeliveredEvent,
): void {
  changeConversation(queryClient, id, (reply) => ({
    ...reply,
    conversation: { id, messages: withMark(reply.conversation.messages, state, message_id) },
  }));
}

let asked: Promise<void> = Promise.resolve();

/** The words of a message are asked for where somebody looks at its conversation or the list; elsewhere it can be taken back unread. */
function arrive(queryClient: QueryClient, message: MessageView, transport: Transport): void {
  const id = message.conversation_id;
  endTyping(id);
  const keys = keysOfConversation(queryClient, id);
  const forget = () => {
    for (const queryKey of [...keys, CHATS]) queryClient.invalidateQueries({ queryKey });
  };
  const shown = [...keys, CHATS].some((queryKey) => isShown(queryClient, { queryKey, exact: true }));
  if (shown || isShown(queryClient, { queryKey: keyOf(openConversation), predicate: isNew }))
    // One after the other: what comes late counts as no longer new.
    asked = asked
      .then(() => transport.call(receivedMessage, { message_id: message.id }))
      .then(
        (whole) => receive(queryClient, whole),
        () => {
          forget();
          recountBadges(queryClient);
        },
      );
  else {
    forget();
    moveBadge(queryClient, 'unread_messages', 1);
  }
}

const isNew = (query: Query) => isByMember(query) && !(query.state.data as ConversationReply | undefined)?.conversation;

const isShown = (queryClient: QueryClient, which: QueryFilters): boolean =>
  queryClient.getQueryCache().findAll({ ...which, type: 'active' }).length > 0;

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

const BATCH_DELAY_MS = 1_000;
const MAX_CONVERSATIONS = 100;

const reported = new Map<number, number>();
let arrived = new Map<number, number>();

/** Without it the sender misses nothing but a mark. */
export function noteDelivered(transport: Transport, conversation: number, message: number): void {
  if (message <= (reported.get(conversation) ?? 0)) return;
  reported.set(conversation, message);
  if (arrived.size === 0) setTimeout(() => report(transport), BATCH_DELAY_MS);
  arrived.set(conversation, message);
}

export function noteListed(transport: Transport, chats: readonly ChatListItem[]): void {
  for (const { conversation } of chats) {
    const { id } = conversation.last_message;
    if (id !== undefined) noteDelivered(transport, conversation.id, id);
  }
}

function report(transport: Transport): void {
  const marks = Array.from(arrived, ([conversation_id, message_id]) => ({ conversation_id, message_id }));
  arrived = new Map();
  transport.call(reportDelivered, { marks: marks.slice(0, MAX_CONVERSATIONS) }).catch(() => undefined);
}
