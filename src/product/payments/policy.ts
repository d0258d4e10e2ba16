import type { PAYMENT_STATUSES, PaymentState } from './contract.ts';
import type { DisputeFact, PaymentFact, RefundFact } from './gateway.ts';

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export type AttemptState = 'made' | 'sent' | 'unknown' | PaymentFact['state'];
export type RefundState = 'asked' | 'sent' | 'unknown' | 'settled' | 'failed' | 'reversed';
export type DisputeState = DisputeFact['state'];

/** The higher one holds, whichever came first: money that was taken always wins. */
const ATTEMPT_RANK: Record<AttemptState, number> = {
  made: 0,
  sent: 1,
  unknown: 2,
  open: 3,
  pending: 4,
  expired: 5,
  cancelled: 6,
  failed: 7,
  paid: 8,
};

export const attemptStateOf = (own: AttemptState, said: readonly PaymentFact['state'][]): AttemptState =>
  said.reduce<AttemptState>((best, next) => (ATTEMPT_RANK[next] > ATTEMPT_RANK[best] ? next : best), own);

const REFUND_RANK: Record<RefundState, number> = {
  asked: 0,
  sent: 1,
  unknown: 2,
  settled: 3,
  failed: 4,
  reversed: 5,
};
/** A refund that was said to be settled can still fail; never the other way round. */
export function refundStateOf(own: RefundState, said: RefundFact['state']): RefundState {
  const next = said === 'pending' ? 'sent' : said;
  return REFUND_RANK[next] > REFUND_RANK[own] ? next : own;
}

export const hasRefundEnded = (state: RefundState): boolean =>
  state === 'settled' || state === 'failed' || state === 'reversed';

const DISPUTE_RANK: Record<DisputeState, number> = { warned: 0, lost_funds: 1, won: 2, lost: 3 };
/** `lost` is for good; a second chargeback after one that was won is lost. */
export const disputeStateOf = (own: DisputeState | null, said: DisputeState): DisputeState =>
  own === null || DISPUTE_RANK[said] > DISPUTE_RANK[own] ? said : own;

/** Amounts in minor units of its currency. */
export interface PaymentFacts {
  readonly amount: number;
  /** In the order in which they were made. */
  readonly attempts: readonly AttemptState[];
  /** Those of the money that was kept: not of a second payment that was paid back. */
  readonly refunds: readonly { readonly state: RefundState; readonly amount: number }[];
  readonly disputes: readonly DisputeState[];
}

/** The order in which facts became known plays no part. */
export function stateOf({ amount, attempts, refunds, disputes }: PaymentFacts): PaymentState {
  if (!attempts.includes('paid')) return unpaidStateOf(attempts);
  if (disputes.some((state) => state === 'lost_funds' || state === 'lost')) return 'charged_back';
  const back = refunds.reduce((sum, refund) => sum + (refund.state === 'settled' ? refund.amount : 0), 0);
  if (back >= amount && back > 0) return 'refunded';
  if (back > 0) return 'partly_refunded';
  return disputes.includes('won') ? 'won_back' : 'paid';
}

function unpaidStateOf(attempts: readonly AttemptState[]): PaymentState {
  if (attempts.includes('pending')) return 'pending';
  if (attempts.includes('open')) return 'opened';
  const last = attempts.at(-1);
  if (last === 'failed' || last === 'cancelled' || last === 'expired') {
    const ended = attempts.every((state) => state === 'failed' || state === 'cancelled' || state === 'expired');
    return ended ? last : 'ordered';
  }
  return 'ordered';
}

const STATUS: Record<PaymentState, PaymentStatus> = {
  ordered: 'loading',
  opened: 'loading',
  pending: 'pending',
  paid: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'failed',
  partly_refunded: 'completed',
  refunded: 'completed',
  charged_back: 'completed',
  won_back: 'completed',
};
export const statusOf = (state: PaymentState): PaymentStatus => STATUS[state];

export const hasEnded = (state: PaymentState): boolean =>
  state !== 'ordered' && state !== 'opened' && state !== 'pending';

/** A part is rounded down, for the member. */
export const creditsFor = (credits: number, part: number, amount: number): number =>
  part >= amount ? credits : Math.floor((credits * part) / amount);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Milliseconds; null: no more. @param checks how often before. @param age milliseconds since it was opened. */
export function nextCheck(
  state: AttemptState,
  { checks, age, expiresIn }: { checks: number; age: number; expiresIn: number | null },
): number | null {
  if (state === 'made' || state === 'sent' || state === 'unknown') return age < HOUR_MS ? MINUTE_MS : null;
  if (state === 'open') {
    const steps = [2 * MINUTE_MS, 3 * MINUTE_MS, 10 * MINUTE_MS, 45 * MINUTE_MS];
    const wait = steps[checks] ?? HOUR_MS;
    return expiresIn !== null && expiresIn < -HOUR_MS ? null : wait;
  }
  if (state === 'pending') {
    const wait = age < 3 * 24 * HOUR_MS ? HOUR_MS : 24 * HOUR_MS;
    // What waits for a transfer is over at its moment, and not a day later.
    if (expiresIn !== null && expiresIn > 0) return Math.min(wait, expiresIn);
    return age < 33 * 24 * HOUR_MS ? wait : null;
  }
  return null;
}
