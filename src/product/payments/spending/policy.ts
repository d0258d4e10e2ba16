import { RAISE_HOURS } from './contract.ts';

const RAISE_MS = RAISE_HOURS * 3_600_000;

/** A cap as it was written down. Minor units. */
export interface StoredCap {
  readonly amount: number;
  /** From `next_at` on; null with a `next_at`: none. */
  readonly next_amount: number | null;
  readonly next_at: Date | null;
}

/** `cap` null: none. */
export interface CapNow {
  readonly cap: number | null;
  readonly waiting: { readonly cap: number | null; readonly at: Date } | null;
}

export function capAt(stored: StoredCap | null, now: Date): CapNow {
  if (!stored) return { cap: null, waiting: null };
  const { amount, next_amount, next_at } = stored;
  if (!next_at) return { cap: amount, waiting: null };
  if (next_at <= now) return { cap: next_amount, waiting: null };
  return { cap: amount, waiting: { cap: next_amount, at: next_at } };
}

const isHigher = (asked: number | null, than: number | null): boolean =>
  than !== null && (asked === null || asked > than);

/** A lower cap counts at once, a higher one after a day; while it waits, a still higher one waits anew. */
export function changeCap({ cap, waiting }: CapNow, asked: number | null, now: Date): CapNow {
  if (!isHigher(asked, cap)) return { cap: asked, waiting: null };
  const at = waiting && !isHigher(asked, waiting.cap) ? waiting.at : new Date(now.getTime() + RAISE_MS);
  return { cap, waiting: { cap: asked, at } };
}

/** From its first moment to that of the next one, which is not of it. */
export interface Month {
  readonly from: Date;
  readonly to: Date;
}

/** @param zone IANA, one that times can be written in. */
export function monthOf(moment: Date, zone: string): Month {
  const countOf = monthCounter(zone);
  const month = countOf(moment.getTime());
  return { from: firstMoment(month, countOf), to: firstMoment(month + 1, countOf) };
}

export const monthBefore = ({ from }: Month, zone: string): Month => monthOf(new Date(from.getTime() - 1), zone);

/** Months since the year 0. */
function monthCounter(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', year: 'numeric', month: 'numeric' },
  });
  return (moment) => {
    const parts = format.formatToParts(moment);
    const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    return numberOf('year') * 12 + numberOf('month') - 1;
  };
}

/** More than any zone is away from UTC. */
const MAX_OFFSET_MS = 30 * 3_600_000;

/** Found by halving: zones change their offset, some of them at midnight. */
function firstMoment(month: number, countOf: (moment: number) => number): Date {
  const middle = Date.UTC(Math.floor(month / 12), month % 12);
  let before = middle - MAX_OFFSET_MS;
  let after = middle + MAX_OFFSET_MS;
  while (after - before > 1) {
    const between = Math.floor((before + after) / 2);
    if (countOf(between) >= month) after = between;
    else before = between;
  }
  return new Date(after);
}
