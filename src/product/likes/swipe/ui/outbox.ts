import { createOutbox, type OutboxItem } from '#platform/browser/outbox.ts';
import { retry } from '#platform/browser/retry.ts';
import { type ApiError, isApiError, type Transport } from '#platform/http/transport.ts';
import { type SwipedReply, swipeMember, takeBackSwipe } from '../contract.ts';
import type { Decision } from './applied.ts';

export interface OutboxHandlers {
  transport: Transport;
  onDone: (decision: Decision, reply: SwipedReply) => Promise<void>;
  onRefused: (decision: Decision, error: ApiError) => Promise<void>;
}

type Kept = Decision & OutboxItem;

const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
const MAX_WAITING = 500;
/** They go out one after another, whoever they are about. */
const LANE = 'decisions';

const outbox = createOutbox<Kept, OutboxHandlers>({
  name: 'swipe-outbox',
  isItem: (value): value is Kept => isDecision(value) && typeof (value as Partial<Kept>).order === 'number',
  laneOf: () => LANE,
  waits: () => true,
  deliver,
  // One list, until decisions had names of their own.
  legacy: (member) => ({
    name: `swipe-outbox:${member}`,
    itemsIn: (kept) =>
      Array.isArray(kept) ? kept.filter(isDecision).map((decision, order) => ({ ...decision, order })) : [],
  }),
});

/** Decisions survive a reload and never go out in somebody else's name. @returns what ends following other tabs. */
export const openOutbox = (member: number): (() => void) => outbox.open(member);

/** The returned function has the components render it. */
export function decide(decision: Pick<Decision, 'verdict' | 'id' | 'name'>): () => void {
  const show = outbox.add({ ...decision, at: new Date().toISOString() });
  for (const { key } of outbox.all().slice(0, -MAX_WAITING)) outbox.remove(key);
  return show;
}

export const useWaiting = (): readonly Decision[] => outbox.useAll();

/** @param leave not where another tab is sending: waiting, it may read the storage as before and send again. */
export const sendWaiting = (handlers: OutboxHandlers, leave = false): Promise<void> =>
  outbox.send(LANE, handlers, leave);

async function deliver(decision: Kept, handlers: OutboxHandlers, woken: AbortSignal): Promise<boolean> {
  const answer = await post(handlers.transport, decision, woken).catch(failureOf);
  if (answer instanceof Error) {
    // Logged out meanwhile: the decisions stay until the member logs in again.
    if (answer.code === 'authentication_required') return false;
    // Woken by another decision, or by the page: it is tried again at once.
    if (answer.temporary) return true;
    await handlers.onRefused(decision, answer);
  } else await handlers.onDone(decision, answer);
  outbox.remove(decision.key);
  return true;
}

const post = (transport: Transport, { verdict, id }: Decision, signal: AbortSignal): Promise<SwipedReply> =>
  retry(
    () =>
      verdict === 'undo'
        ? transport.call(takeBackSwipe, { profile_id: id })
        : transport.call(swipeMember, { profile_id: id, verdict }),
    { delaysMs: RETRY_DELAYS_MS, maxTries: Number.POSITIVE_INFINITY, mayPass: isTemporary, signal },
  );

const isTemporary = (error: unknown): boolean => isApiError(error) && error.temporary;

function failureOf(error: unknown): ApiError {
  if (isApiError(error)) return error;
  throw error;
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
