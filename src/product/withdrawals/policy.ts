import type { RefundOf, WithdrawalOrder } from './contract.ts';

const DAY_MS = 24 * 3600_000;

/** So many days after that of the purchase, as midnight of that day (UTC). */
export function lastDay(boughtAt: Date, days: number): Date {
  const day = Math.floor(boughtAt.getTime() / DAY_MS);
  return new Date((day + days) * DAY_MS);
}

/** The last day counts as a whole, wherever in Europe it still is. */
export const isInTime = (boughtAt: Date, days: number, now: Date): boolean =>
  now.getTime() < lastDay(boughtAt, days).getTime() + DAY_MS;

/** With or without a sign before it; null where it is none. */
export function orderNumberIn(words: string): number | null {
  const [, digits] = /^(?:#|no\.?|nr\.?|n[°º])?\s*([1-9]\d{0,14})$/iu.exec(words.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

export interface OwnOrder extends OrderFacts {
  state: string;
  created_at: Date;
  declared_at: Date | null;
  touched: boolean | null;
}

/** Minor units, at least 1. */
export interface DueByItself {
  readonly refund: number;
  readonly of: 'whole' | 'unused';
}

/** Of a purchase in time that nobody touched yet; null where staff have to look. @param days of the period. */
export function dueByItself(order: OwnOrder, days: number, now: Date): DueByItself | null {
  const { state, created_at, declared_at, touched } = order;
  if (state !== 'paid' || touched || declared_at || !isInTime(created_at, days, now)) return null;
  const due = refundDue(order);
  if (!due || due.refund < 1) return null;
  return { refund: due.refund, of: due.of === 'whole' ? 'whole' : 'unused' };
}

export interface OrderFacts {
  status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled' | null;
  /** Minor units; null where no order is known. */
  amount: number | null;
  credits: number | null;
  /** The first bought are spent first. */
  credits_left: number | null;
  /** Null where nobody asked to begin at once: then nothing is deducted for what was used. */
  begin_at_once: string | null;
}

/** Minor units; null where it cannot be computed. Nobody is paid less for a rounding. */
export function refundDue(order: OrderFacts): { refund: number; of: RefundOf } | null {
  const { status, amount, credits, credits_left, begin_at_once } = order;
  if (status !== 'completed' || amount === null || credits === null || credits < 1) return null;
  if (begin_at_once === null) return { refund: amount, of: 'whole' };
  if (credits_left === null) return null;
  const unused = Math.min(credits, Math.max(0, credits_left));
  return unused === credits
    ? { refund: amount, of: 'whole' }
    : { refund: Math.ceil((amount * unused) / credits), of: 'unused' };
}

type Sum = { refund: number | null; of: RefundOf };

export function sumOf(
  order: OrderFacts,
  { decision, refund }: Pick<WithdrawalOrder, 'decision' | 'refund'>,
): Sum | 'nothing_due' | 'unknown_order' | 'too_much' {
  if (decision === 'refused') return { refund: null, of: 'unknown' };
  if (refund !== null) {
    if (order.amount === null) return 'unknown_order';
    return refund > order.amount ? 'too_much' : { refund, of: refund === order.amount ? 'whole' : 'named' };
  }
  const due = refundDue(order);
  if (!due) return { refund: null, of: 'unknown' };
  return due.refund === 0 ? 'nothing_due' : due;
}
