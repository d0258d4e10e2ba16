const DAY = 24 * 3600_000;

/** The last day on which one may withdraw: so many days after the one of the purchase, as midnight of that day (UTC). */
export function lastDay(boughtAt: Date, days: number): Date {
  const day = Math.floor(boughtAt.getTime() / DAY);
  return new Date((day + days) * DAY);
}

/** Whether the period is not over: the last day counts as a whole, wherever in Europe it still is. */
export const isInTime = (boughtAt: Date, days: number, now: Date): boolean =>
  now.getTime() < lastDay(boughtAt, days).getTime() + DAY;

/** The number of an order that somebody typed, with or without a sign before it; null where it is none. */
export function orderNumberIn(words: string): number | null {
  const [, digits] = /^(?:#|no\.?|nr\.?|n[°º])?\s*([1-9]\d{0,14})$/iu.exec(words.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}
