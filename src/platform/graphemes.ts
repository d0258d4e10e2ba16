const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const IN_ONE = 32;
const IN_EACH = 4;

/**
 * Characters as a person counts them: an emoji is one. Not so of what only looks like one: a character has 32 code points at
 * most, and a text four for each character that it may have; with more it has as many as its code points fill.
 * @param most characters that the text may have: above it counting stops.
 */
export function graphemesIn(text: string, most = Number.POSITIVE_INFINITY): number {
  let count = 0;
  let codePoints = 0;
  for (const { segment } of graphemes.segment(text)) {
    let own = 0;
    for (const _ of segment) own += 1;
    codePoints += own;
    count += Math.ceil(own / IN_ONE);
    if (count > most) return count;
  }
  return codePoints > IN_EACH * most ? Math.ceil(codePoints / IN_EACH) : count;
}
