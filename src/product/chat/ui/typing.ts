import { useSyncExternalStore } from 'react';
import type { Transport } from '#platform/http/transport.ts';
import { reportTyping } from '../typing/contract.ts';

/** Milliseconds between two tellings of one who goes on writing. */
const NOTIFY_INTERVAL_MS = 4_000;
/** Milliseconds for which one telling holds: longer than until the next. */
const TYPING_TTL_MS = 7_000;

let told = { conversation: 0, at: 0 };

/** Tells the other side that the member is writing, unless it has just been told. */
export function sendTyping(transport: Transport, conversation: number): void {
  const now = Date.now();
  if (told.conversation === conversation && now - told.at < NOTIFY_INTERVAL_MS) return;
  told = { conversation, at: now };
  // Who is not told misses nothing but this.
  transport.call(reportTyping, { conversation_id: conversation }).catch(() => undefined);
}

const writing = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** The other side of a conversation is writing, for the next seconds. */
export function noteTyping(conversation: number): void {
  clearTimeout(writing.get(conversation));
  writing.set(
    conversation,
    setTimeout(() => endTyping(conversation), TYPING_TTL_MS),
  );
  for (const listener of listeners) listener();
}

/** What was written has arrived. */
export function endTyping(conversation: number): void {
  clearTimeout(writing.get(conversation));
  if (writing.delete(conversation)) for (const listener of listeners) listener();
}

export const isTyping = (conversation: number | null): boolean => conversation !== null && writing.has(conversation);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the other side of a conversation is writing now. */
export const useTyping = (conversation: number | null): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isTyping(conversation),
    () => false,
  );
