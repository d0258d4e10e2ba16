import { isVisible } from './visible.ts';

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
/** UTF-16 units: a greeting alone says too little, and two lines of a phone hold no more. */
const LINE_LEAST = 24;
const LINE_MOST = 110;

/** The first sentence of a text that says something, in one line; cut between words when it is long. Null of a blank text. */
export function lineOf(text: string): string | null {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (!isVisible(flat)) return null;
  let line = '';
  for (const { segment } of SENTENCES.segment(flat)) {
    if (line.length >= LINE_LEAST) break;
    line += segment;
  }
  line = line.trim();
  if (line.length <= LINE_MOST) return line;
  let cut = '';
  for (const { segment } of WORDS.segment(line)) {
    if (cut.length + segment.length >= LINE_MOST) break;
    cut += segment;
  }
  // One word without an end is no sentence to show.
  return cut === ''
    ? null
    : `${cut
        .trimEnd()
        .replace(/[,;:–—-]$/u, '')
        .trimEnd()}…`;
}
