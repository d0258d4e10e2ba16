import { useSyncExternalStore } from 'react';
import type { Transport } from '#platform/http/transport.ts';
import { reportTyping } from '../contract.ts';

/** Milliseconds between two reports of a member who goes on writing, and for which one holds: longer than until the next. */
const TYPING_INTERVAL_MS = 4_000;
const TYPING_TTL_MS = 7_000;

let typed = { conversation: 0, at: 0 };

export function sendTyping(transport: Transport, conversation: number): void {
  const now = Date.now();
  if (typed.conversation === conversation && now - typed.at < TYPING_INTERVAL_MS) return;
  typed = { conversation, at: now };
  transport.call(reportTyping, { conversation_id: conversation }).catch(() => undefined);
}

const writing = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

export function noteTyping(conversation: number): void {
  clearTimeout(writing.get(conversation));
  writing.set(
    conversation,
    setTimeout(() => endTyping(conversation), TYPING_TTL_MS),
  );
  for (const listener of listeners) listener();
}

export function endTyping(conversation: number): void {
  clearTimeout(writing.get(conversation));
  if (writing.delete(conversation)) for (const listener of listeners) listener();
}

export const isTyping = (conversation: number | null): boolean => conversation !== null && writing.has(conversation);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTyping = (conversation: number | null): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isTyping(conversation),
    () => false,
  );
