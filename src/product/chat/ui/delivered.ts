import type { Transport } from '#platform/http/transport.ts';
import type { ChatListItem } from '../contract.ts';
import { tellDelivered } from '../delivered/contract.ts';

/** Milliseconds in which what arrives is told together. */
const TOGETHER = 1_000;
/** Conversations that one call tells of. */
const MOST = 100;

const told = new Map<number, number>();
let waiting = new Map<number, number>();

/** Tells the server that a message is here, together with others. Who is not told misses nothing but a mark. */
export function noteDelivered(transport: Transport, conversation: number, message: number): void {
  if (message <= (told.get(conversation) ?? 0)) return;
  told.set(conversation, message);
  if (waiting.size === 0) setTimeout(() => tell(transport), TOGETHER);
  waiting.set(conversation, message);
}

/** The same of a list's conversations. */
export function noteListed(transport: Transport, chats: readonly ChatListItem[]): void {
  for (const { conversation } of chats) {
    const { id } = conversation.last_message;
    if (id !== undefined) noteDelivered(transport, conversation.id, id);
  }
}

function tell(transport: Transport): void {
  const marks = Array.from(waiting, ([conversation_id, message_id]) => ({ conversation_id, message_id }));
  waiting = new Map();
  transport.call(tellDelivered, { marks: marks.slice(0, MOST) }).catch(() => undefined);
}
