import type { Icebreaker } from './contract.ts';

const MAX_ICEBREAKERS = 12;
/** Of each round, those about an interest; the others are about anything. */
const ABOUT = 2;
const ROUND = 3;

/** @param about for each interest its beginnings. @param own the site's. @param rank the lowest comes first. */
export function arranged(
  about: readonly (readonly Icebreaker[])[],
  own: readonly Icebreaker[],
  general: readonly Icebreaker[],
  rank: (text: string) => number,
): Icebreaker[] {
  const drawn = (some: readonly Icebreaker[]) => some.toSorted((a, b) => rank(a.text) - rank(b.text));
  const interests = about.map(drawn).toSorted((a, b) => rank(a[0]?.text ?? '') - rank(b[0]?.text ?? ''));
  const deepest = Math.max(0, ...interests.map(({ length }) => length));
  // Every interest once before any comes twice.
  const specific = Array.from({ length: deepest }, (_, nth) => interests.flatMap((texts) => texts[nth] ?? [])).flat();
  const open = [...drawn(own), ...drawn(general)];
  const chosen = new Map<string, Icebreaker>();
  for (let place = 0; chosen.size < MAX_ICEBREAKERS && specific.length + open.length > 0; place += 1) {
    const wanted = place % ROUND < ABOUT ? specific : open;
    const next = wanted.shift() ?? specific.shift() ?? open.shift();
    if (next && !chosen.has(next.text)) chosen.set(next.text, next);
  }
  return [...chosen.values()];
}
