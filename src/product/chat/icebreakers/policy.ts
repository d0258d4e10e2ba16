import type { Icebreaker } from './contract.ts';

/** How many a pair is offered, in rounds of three. */
const MAX_ICEBREAKERS = 12;
/** Of each round, those about an interest; the others are about anything. */
const ABOUT = 2;
const ROUND = 3;

/**
 * Puts beginnings into the order in which they are offered: in each three two about different interests, as far as there are
 * any, and one about anything.
 * @param about for each interest its beginnings.
 * @param own the site's, which go before the others about anything.
 * @param rank a number that is drawn for a text: the lowest comes first.
 */
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
