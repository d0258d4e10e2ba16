import { type OrderFacts, refundDue } from './decisions/policy.ts';

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
