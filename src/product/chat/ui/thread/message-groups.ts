import type { MessageView } from '../../contract.ts';
import type { OutgoingMessage } from '../outbox.ts';

export type BubbleState = 'received' | 'sending' | 'sent' | 'read' | 'failed';

/** A message as the thread draws it. */
export interface Bubble {
  key: string;
  mine: boolean;
  body: string;
  time: Date;
  state: BubbleState;
  refusal: string | null;
}

export type ThreadPart =
  | { kind: 'day'; key: string; time: Date }
  | { kind: 'unread'; key: string; count: number }
  | { kind: 'group'; key: string; mine: boolean; bubbles: Bubble[] };

/** The line above what is new: it stays where it was first drawn. */
export interface UnreadMark {
  /** The oldest new message. */
  id: number;
  count: number;
}

/** Milliseconds between two messages of one sender that still stand together. */
const TOGETHER = 5 * 60_000;

const bubbleOf = (message: MessageView): Bubble & { id: number } => ({
  id: message.id,
  key: message.key,
  mine: message.mine,
  body: message.body,
  time: new Date(message.created_at),
  state: message.mine ? (message.read ? 'read' : 'sent') : 'received',
  refusal: null,
});

/**
 * A conversation in parts: days, the line above what is new, and bubbles grouped by sender and time. What is on its way
 * comes last, unless it has arrived already.
 * @param unread what was new when the conversation was opened.
 * @param dayOf the calendar day of a time, where the reader is.
 */
export function threadParts(
  messages: readonly MessageView[],
  outgoing: readonly OutgoingMessage[],
  unread: UnreadMark | null,
  dayOf: (time: Date) => string,
): ThreadPart[] {
  const parts: ThreadPart[] = [];
  const arrived = new Set(messages.filter(({ mine }) => mine).map(({ key }) => key));
  const waiting = outgoing.filter(({ key }) => !arrived.has(key)).map((message) => waitingBubble(message));
  let day = '';
  let last: Bubble | null = null;
  for (const bubble of [...messages.map(bubbleOf), ...waiting]) {
    const today = dayOf(bubble.time);
    // A message that failed earlier stands at the end: no day comes twice.
    if (today > day) parts.push({ kind: 'day', key: `day-${today}`, time: bubble.time });
    if (unread && bubble.id === unread.id) parts.push({ kind: 'unread', key: 'unread', count: unread.count });
    const group = parts.at(-1);
    if (last && group?.kind === 'group' && standTogether(last, bubble)) group.bubbles.push(bubble);
    else parts.push({ kind: 'group', key: bubble.key, mine: bubble.mine, bubbles: [bubble] });
    if (today > day) day = today;
    last = bubble;
  }
  return parts;
}

const waitingBubble = (message: OutgoingMessage): Bubble & { id: number } => ({
  id: 0,
  key: message.key,
  mine: true,
  body: message.body,
  time: new Date(message.created_at),
  state: message.state,
  refusal: message.refusal,
});

/** A failed message stands alone, since it has its own line and its own button. */
const standTogether = (before: Bubble, after: Bubble): boolean =>
  before.mine === after.mine &&
  before.state !== 'failed' &&
  after.state !== 'failed' &&
  Math.abs(after.time.getTime() - before.time.getTime()) <= TOGETHER;

/** Where the new messages of the other side begin, of which there are `count`; null when there are none. */
export function unreadMark(messages: readonly MessageView[], count: number): UnreadMark | null {
  const fresh = count > 0 ? messages.filter(({ mine }) => !mine).slice(-count) : [];
  return fresh[0] ? { id: fresh[0].id, count: fresh.length } : null;
}
