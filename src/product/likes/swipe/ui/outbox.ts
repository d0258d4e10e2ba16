import { useSyncExternalStore } from 'react';
import { type ApiError, isApiError, type Transport } from '#platform/http/transport.ts';
import { type SwipedReply, swipeMember, takeBackSwipe } from '../contract.ts';
import type { Decision } from './applied.ts';
import { outboxKey } from './outbox-key.ts';

/** Called for each decision that the server has answered. */
export interface OutboxHandlers {
  /** Accepted; the decision leaves the queue when the promise is settled. */
  onDone: (decision: Decision, reply: SwipedReply) => Promise<void>;
  /** Refused for good: it is not sent again. */
  onRefused: (decision: Decision, error: ApiError) => Promise<void>;
}

const NONE: readonly Decision[] = [];
/** Milliseconds before each retry; the last one is used for all further ones. */
const RETRY_DELAYS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** Longest queue; beyond it the oldest decisions are dropped. */
const MAX_WAITING = 500;

let waiting: readonly Decision[] = NONE;
let owner: number | null = null;
let working = false;
let sendAgain = false;
let wake: (() => void) | null = null;
const listeners = new Set<() => void>();

/**
 * The decisions that wait to be sent, in their order. They are kept in this browser under the member's id, so they survive a
 * reload and never go out in somebody else's name; the server counts a repeated one once.
 */
export function openOutbox(member: number): void {
  owner = member;
  setWaiting(read(member));
  notify();
}

/** Appends a decision to the queue and stores it at once. The returned function has the components render it. */
export function decide(decision: Pick<Decision, 'verdict' | 'id' | 'name'>): () => void {
  if (owner === null) return () => undefined;
  const added = { ...decision, key: crypto.randomUUID(), at: new Date().toISOString() };
  // From the storage, where another tab may have added some.
  write(owner, [...read(owner), added].slice(-MAX_WAITING));
  return notify;
}

export const useWaiting = (): readonly Decision[] =>
  useSyncExternalStore(
    subscribe,
    () => waiting,
    () => NONE,
  );

/**
 * Sends the queue in its order until it is empty. A lock keeps several tabs from sending at the same time.
 * @param leave does nothing where another tab is sending. Waiting for that one instead, a tab may read the storage as it was
 * before the other one emptied it, and send a decision again, which changes nothing; but a decision of its own is never left.
 */
export async function sendWaiting(transport: Transport, handlers: OutboxHandlers, leave = false): Promise<void> {
  if (owner === null) return;
  if (working) {
    // The running call may have seen an empty queue already and be about to return.
    sendAgain = true;
    wake?.();
    return;
  }
  working = true;
  sendAgain = false;
  const member = owner;
  const work = () => sendQueue(member, transport, handlers);
  try {
    if (navigator.locks)
      await navigator.locks.request(outboxKey(member), { ifAvailable: leave }, (lock) => lock && work());
    else await work();
  } finally {
    working = false;
  }
  if (sendAgain) await sendWaiting(transport, handlers);
}

async function sendQueue(member: number, transport: Transport, handlers: OutboxHandlers): Promise<void> {
  for (let failures = 0; ; ) {
    const [next] = read(member);
    if (!next || owner !== member) return;
    const answer = await post(transport, next).catch(failureOf);
    if (answer instanceof Error) {
      // Logged out meanwhile: the decisions stay until the member logs in again.
      if (answer.code === 'authentication_required') return;
      if (answer.temporary) {
        await pause(RETRY_DELAYS[Math.min(failures++, RETRY_DELAYS.length - 1)] ?? 0);
        continue;
      }
      await handlers.onRefused(next, answer);
    } else await handlers.onDone(next, answer);
    failures = 0;
    write(
      member,
      read(member).filter(({ key }) => key !== next.key),
    );
    notify();
  }
}

function failureOf(error: unknown): ApiError {
  if (isApiError(error)) return error;
  throw error;
}

const post = (transport: Transport, { verdict, id }: Decision): Promise<SwipedReply> =>
  verdict === 'undo'
    ? transport.call(takeBackSwipe, { profile_id: id })
    : transport.call(swipeMember, { profile_id: id, verdict });

/** Waits for the time, the connection, or another call of `sendWaiting`, whichever comes first. */
async function pause(milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener('online', wake, { once: true });
  });
  if (wake) window.removeEventListener('online', wake);
  wake = null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

const onStorage = (event: StorageEvent) => {
  if (owner === null || event.key !== outboxKey(owner)) return;
  setWaiting(read(owner));
  notify();
};

function setWaiting(next: readonly Decision[]): void {
  waiting = next.length ? next : NONE;
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** The stored queue; where the browser has no storage, that in memory. */
function read(member: number): readonly Decision[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(outboxKey(member)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isDecision) : [];
  } catch {
    return owner === member ? waiting : NONE;
  }
}

function write(member: number, decisions: readonly Decision[]): void {
  try {
    if (decisions.length) localStorage.setItem(outboxKey(member), JSON.stringify(decisions));
    else localStorage.removeItem(outboxKey(member));
  } catch {
    // The storage is full or forbidden: the queue in memory is sent all the same.
  }
  if (owner === member) setWaiting(decisions);
}

function isDecision(value: unknown): value is Decision {
  if (typeof value !== 'object' || value === null) return false;
  const { key, verdict, id, name, at } = value as Partial<Record<keyof Decision, unknown>>;
  return (
    (verdict === 'like' || verdict === 'pass' || verdict === 'undo') &&
    Number.isInteger(id) &&
    [key, name, at].every((text) => typeof text === 'string')
  );
}
