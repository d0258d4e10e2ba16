import { WINDOW_DAYS } from '#product/numbers/contract.ts';
import { MIN_TOLD, type Period, type ShareTrend, type Trend } from './contract.ts';

/** Buckets of so many days, counted back from the last whole day. */
export interface Cut {
  buckets: number;
  step: number;
  open: boolean;
}

export const CUTS: Record<Period, Cut> = {
  30: { buckets: 30, step: 1, open: true },
  90: { buckets: 90, step: 1, open: true },
  365: { buckets: 52, step: 7, open: false },
};

export interface Counted {
  metric: string;
  dim: string;
  /** Buckets back from the last whole day; -1 is today. */
  back: number;
  value: number;
  days: number;
}

const sumOf = (rows: readonly { value: number }[]) => rows.reduce((sum, { value }) => sum + value, 0);

function cutBy<T>({ buckets, open }: Cut, rows: readonly Counted[], per: (rows: Counted[]) => T): T[] {
  const byBucket = Map.groupBy(rows, ({ back }) => back);
  const backs = Array.from({ length: buckets + (open ? 1 : 0) }, (_, index) => buckets - 1 - index);
  return backs.map((back) => per(byBucket.get(back) ?? []));
}

const isNow = ({ buckets }: Cut, { back }: Counted) => back >= 0 && back < buckets;
const isBefore = ({ buckets }: Cut, { back }: Counted) => back >= buckets && back < 2 * buckets;

export function trendOf(cut: Cut, rows: readonly Counted[]): Trend {
  return {
    now: sumOf(rows.filter((row) => isNow(cut, row))),
    before: sumOf(rows.filter((row) => isBefore(cut, row))),
    values: cutBy(cut, rows, sumOf),
  };
}

export const earlierOf = (cut: Cut, rows: readonly Counted[]): number[] =>
  cutBy(
    { ...cut, open: false },
    rows.map((row) => ({ ...row, back: row.back - cut.buckets })),
    sumOf,
  );

export function averagesOf(cut: Cut, rows: readonly Counted[]): Trend {
  const average = (some: readonly Counted[]) => {
    const days = some.reduce((sum, row) => sum + row.days, 0);
    return days === 0 ? 0 : sumOf(some) / days;
  };
  return {
    now: average(rows.filter((row) => isNow(cut, row))),
    before: average(rows.filter((row) => isBefore(cut, row))),
    values: cutBy(cut, rows, average),
  };
}

export const settled = ({ step }: Cut, rows: readonly Counted[]): Counted[] =>
  rows.filter(({ back }) => back * step >= WINDOW_DAYS);

export function sharesOf(cut: Cut, parts: readonly Counted[], wholes: readonly Counted[]): ShareTrend {
  const keep = (rows: readonly Counted[], of: typeof isNow) => sumOf(rows.filter((row) => of(cut, row)));
  const whole = cutBy(cut, wholes, sumOf);
  return {
    now: shareOf(keep(parts, isNow), keep(wholes, isNow)),
    before: shareOf(keep(parts, isBefore), keep(wholes, isBefore)),
    values: cutBy(cut, parts, sumOf).map((part, index) => shareOf(part, whole[index] ?? 0)),
  };
}

export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** A number that could point at somebody is not told. */
export const told = (count: number): number | null => (count > 0 && count < MIN_TOLD ? null : count);

/** @param waits how often each number of minutes was waited. @param share from 0 to 1. @returns null for none. */
export function percentileOf(waits: ReadonlyMap<number, number>, share: number): number | null {
  const all = [...waits].toSorted(([one], [other]) => one - other);
  const total = all.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [minutes, count] of all) {
    seen += count;
    if (seen >= total * share) return minutes;
  }
  return null;
}
