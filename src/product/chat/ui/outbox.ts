import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Transport } from '#platform/http/transport.ts';
import type { MessageView } from '../contract.ts';

/** A message on its way: shown at once, stored under its key at most once. */
export interface OutgoingMessage {
  /** Made by this browser; every repetition carries the same. */
  key: string;
  profileId: number;
  conversationId: number | null;
  body: string;
  /** The key of a gift that it carries. */
  gift?: string | undefined;
  /** An uploaded photo that it carries, as its sender sees it. */
  photo?: MessageView['photo'];
  /** ISO time, by this browser's clock. */
  created_at: string;
  /** Grows from one message to the next, also when the clock is put back. */
  order: number;
  /** Credits that it is expected to take. */
  cost: number;
  state: 'sending' | 'failed';
  /** Why it was refused, in the reader's language; null when the server was not reached. */
  refusal: string | null;
  /** The server was reached and could not take it. */
  failing?: boolean | undefined;
  /** It was refused because its sender was not told yet whom it goes to. */
  unacknowledged?: boolean | undefined;
}

/** What sending needs beside the message. */
export interface SendingTools {
  queryClient: QueryClient;
  transport: Transport;
  /** What a message costs once a conversation has begun. */
  messageCredits: number;
}

type Messages = readonly OutgoingMessage[];

const NONE: Messages = [];
let waiting: Messages = NONE;
/** Whose messages these are. */
let owner: number | null = null;
const listeners = new Set<() => void>();
const byMember = new Map<number, Messages>();

export const keptAs = (member: number): string => `chat-outbox:${member}:`;

/** A browser may refuse its storage, or have no room: then messages live as long as the page. */
let refused = false;
export const keepsNothing = (): boolean => refused;

/** Keeps in this browser what its member has not sent yet: each message by itself, so that tabs do not undo each other. */
function keep(before: Messages, after: Messages): void {
  if (owner === null) return;
  try {
    for (const { key } of before)
      if (!after.some((message) => message.key === key)) localStorage.removeItem(keptAs(owner) + key);
    for (const message of after)
      if (!before.includes(message)) localStorage.setItem(keptAs(owner) + message.key, JSON.stringify(message));
  } catch {
    refused = true;
  }
}

/** Messages are this member's from now on; of somebody who was here before nothing is shown. */
export function ownedBy(member: number): void {
  if (owner === member) return;
  const before = owner;
  owner = member;
  if (before === null) keep(NONE, waiting);
  else show(NONE);
}

/** Changes what waits, here and where it is kept. */
export function change(make: (messages: Messages) => Messages): void {
  const next = make(waiting);
  keep(waiting, next);
  show(next);
}

/** Shows what is kept. */
export function show(next: Messages): void {
  waiting = next;
  byMember.clear();
  for (const listener of listeners) listener();
}

/** All that waits, oldest first. */
export const allOutgoing = (): Messages => waiting;

/** Messages to a member that are not stored yet, oldest first. */
export function outgoingTo(profileId: number): Messages {
  const known = byMember.get(profileId);
  if (known) return known;
  const found = waiting.filter((message) => message.profileId === profileId);
  byMember.set(profileId, found.length ? found : NONE);
  return found.length ? found : NONE;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Messages to a member that the server has not confirmed, oldest first. */
export const useOutgoing = (profileId: number): Messages =>
  useSyncExternalStore(
    subscribe,
    () => outgoingTo(profileId),
    () => NONE,
  );
