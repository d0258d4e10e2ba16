const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** From this share of the limit on, what is left is counted aloud. */
const NEAR = 0.8;

/** Characters as a person counts them: an emoji is one. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of graphemes.segment(text)) length += 1;
  return length;
}

/** What a text leaves of the limit; null while the limit is far. Negative when it is too long. */
export function charactersLeft(text: string, max: number): number | null {
  // A character has at least one unit, so that short texts need no counting.
  if (text.length < max * NEAR) return null;
  const length = lengthOf(text.trim());
  return length < max * NEAR ? null : max - length;
}
