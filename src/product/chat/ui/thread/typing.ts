import { useSyncExternalStore } from 'react';

/** Milliseconds for which one telling holds: longer than until the next. */
const HOLDS = 7_000;

const writing = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** The other side of a conversation is writing, for the next seconds. */
export function noteTyping(conversation: number): void {
  clearTimeout(writing.get(conversation));
  writing.set(
    conversation,
    setTimeout(() => endTyping(conversation), HOLDS),
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
