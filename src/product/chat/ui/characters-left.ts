import { graphemesIn } from '#platform/graphemes.ts';

/** From this share of the limit on, what is left is counted aloud. */
const NEAR = 0.8;

/** What a text leaves of the limit; null while the limit is far. Negative when it is too long. */
export function charactersLeft(text: string, max: number): number | null {
  // A character has at least one unit, so that short texts need no counting.
  if (text.length < max * NEAR) return null;
  const length = graphemesIn(text.trim(), max);
  return length < max * NEAR ? null : max - length;
}
