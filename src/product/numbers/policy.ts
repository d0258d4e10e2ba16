import { addDays, RETURN_DAYS, type ReturnDay, WINDOW_DAYS } from './contract.ts';

const DAY_MS = 24 * 3600_000;

/** Days, `until` not among them: `2026-11-29`. */
export interface Span {
  from: string;
  until: string;
}

export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

const maxDay = (one: string, other: string): string => (one > other ? one : other);
export const minDay = (one: string, other: string): string => (one < other ? one : other);

export function piecesOf({ from, until }: Span, most: number): Span[] {
  const pieces: Span[] = [];
  for (let at = from; at < until; at = addDays(at, most))
    pieces.push({ from: at, until: minDay(addDays(at, most), until) });
  return pieces;
}

export interface Known {
  /** Today where the site is. */
  today: string;
  first: string | null;
  rolled: { last: string; zone: string } | null;
  zone: string;
}

/** Also days that were missed, and all where the time zone is another one now. @param days of the newest. */
export function spanOf({ today, first, rolled, zone }: Known, days: number): Span {
  const until = addDays(today, 1);
  const newest = addDays(until, -days);
  const start = first === null ? newest : minDay(first, newest);
  if (rolled === null || rolled.zone !== zone) return { from: start, until };
  return { from: minDay(newest, rolled.last), until };
}

/** Joined, began or ordered on these days may still be changed by what happened on the days of the span. */
export const withWindow = ({ from, until }: Span): Span => ({ from: addDays(from, -WINDOW_DAYS), until });

export const since = ({ from, until }: Span, day: string | null): Span => ({
  from: day === null ? until : maxDay(from, day),
  until,
});

/** Who joined on these days is looked at on a day of the span that is over and whose visits are all known. */
export function cohortsOf({ from, until }: Span, today: string, visits: string | null): (Span & { day: ReturnDay })[] {
  return RETURN_DAYS.map((day) => {
    const seen = since({ from, until: minDay(until, today) }, visits === null ? null : addDays(visits, 1));
    return { day, from: addDays(seen.from, -day), until: addDays(seen.until, -day) };
  }).filter((span) => span.from < span.until);
}
