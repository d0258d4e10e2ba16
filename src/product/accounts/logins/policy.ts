import type { FailureRun } from './queries.ts';

/** Whole minutes; 0: now. `max` failures within `minutes` block for `minutes`, counted from the last of them. */
export function minutesBlocked(run: FailureRun, max: number, minutes: number, now: Date): number {
  if (!run.latest || run.count < max) return 0;
  const left = run.latest.getTime() + minutes * 60_000 - now.getTime();
  return Math.max(0, Math.ceil(left / 60_000));
}
