import { useSyncExternalStore } from 'react';
import { type ApiError, isApiError, type Transport } from '#platform/http/transport.ts';
import { type SwipedReply, swipeMember, takeBackSwipe } from '../contract.ts';
import type { Decision } from './applied.ts';
import { outboxKey } from './outbox-key.ts';

/** What becomes of decisions. */
export interface Hearing {
  /** Before it leaves the list of those that wait. */
  onDone: (decision: Decision, reply: SwipedReply) => Promise<void>;
  /** The server said no, for good. */
  onRefused: (decision: Decision, error: ApiError) => Promise<void>;
}

const NONE: readonly Decision[] = [];
/** Milliseconds before each repetition; the last one stays. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** As many as are worth keeping; who decides more often without a connection begins to lose the oldest. */
const MOST = 500;

let waiting: readonly Decision[] = NONE;
let owner: number | null = null;
let working = false;
let again = false;
let wake: (() => void) | null = null;
const listeners = new Set<() => void>();

/**
 * The decisions that wait to be sent, in their order. They are kept in this browser under the member's id, so they survive a
 * reload and never go out in somebody else's name; the server counts a repeated one once.
 */
export function openOutbox(member: number): void {
  owner = member;
  set(read(member));
  tell();
}

/** Adds a decision behind those that wait, and keeps it from now on. What it returns tells those who listen. */
export function decide(decision: Pick<Decision, 'verdict' | 'id' | 'name'>): () => void {
  if (owner === null) return () => undefined;
  const added = { ...decision, key: crypto.randomUUID(), at: new Date().toISOString() };
  // Another tab may have added some meanwhile.
  write(owner, [...read(owner), added].slice(-MOST));
  return tell;
}

export const useWaiting = (): readonly Decision[] =>
  useSyncExternalStore(
    subscribe,
    () => waiting,
    () => NONE,
  );

/** Sends what waits, one after another, until nothing does; of several tabs one at a time does so. */
export async function sendWaiting(transport: Transport, hearing: Hearing): Promise<void> {
  if (owner === null) return;
  if (working) {
    // It may have found nothing more to send and not yet have ended.
    again = true;
    wake?.();
    return;
  }
  working = true;
  again = false;
  const member = owner;
  const work = () => workOff(member, transport, hearing);
  try {
    await (navigator.locks ? navigator.locks.request(outboxKey(member), work) : work());
  } finally {
    working = false;
  }
  if (again) await sendWaiting(transport, hearing);
}

async function workOff(member: number, transport: Transport, hearing: Hearing): Promise<void> {
  for (let failures = 0; ; ) {
    const [next] = read(member);
    if (!next || owner !== member) return;
    const answer = await post(transport, next).catch(failureOf);
    if (answer instanceof Error) {
      // Who was logged out meanwhile finds the decisions again.
      if (answer.code === 'authentication_required') return;
      if (answer.temporary) {
        await pause(PAUSES[Math.min(failures++, PAUSES.length - 1)] ?? 0);
        continue;
      }
      await hearing.onRefused(next, answer);
    } else await hearing.onDone(next, answer);
    failures = 0;
    write(
      member,
      read(member).filter(({ key }) => key !== next.key),
    );
    tell();
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

/** Until the time is over, the connection is back, or another decision asks. */
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
  if (listeners.size === 1) window.addEventListener('storage', readAgain);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', readAgain);
  };
}

const readAgain = (event: StorageEvent) => {
  if (owner === null || event.key !== outboxKey(owner)) return;
  set(read(owner));
  tell();
};

function set(next: readonly Decision[]): void {
  waiting = next.length ? next : NONE;
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Without a storage they are kept as long as the page is open. */
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
    // Full or forbidden: what is in memory is sent all the same.
  }
  if (owner === member) set(decisions);
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
