import { LIKE_COUNTS_FOR_MS } from './contract.ts';

/** How many likes a member has left, and from when on there is one more; null while one is left. */
export interface Allowance {
  left: number;
  nextAt: Date | null;
}

/** Moments only: no midnight or clock change matters. @param given in any order, also such as no longer count. */
export function allowanceOf(given: readonly Date[], limit: number, now: Date): Allowance {
  const over = given.map((at) => at.getTime() + LIKE_COUNTS_FOR_MS).filter((until) => until > now.getTime());
  const left = Math.max(0, limit - over.length);
  if (left > 0) return { left, nextAt: null };
  // A limit that became lower frees a place only when so many are over that fewer count than it allows.
  const next = over.sort((a, b) => a - b)[over.length - limit];
  return { left, nextAt: next === undefined ? null : new Date(next) };
}
