const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters as a person counts them: an emoji is one. Counting stops above `enough`. */
export function graphemesIn(text: string, enough = Number.POSITIVE_INFINITY): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) {
    count += 1;
    if (count > enough) break;
  }
  return count;
}
