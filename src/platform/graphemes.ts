const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const IN_ONE = 32;
const IN_EACH = 4;

/** An emoji is one character, of 32 code points at most. @param most characters: above it counting stops. */
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
