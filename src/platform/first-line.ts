import { isVisible } from './visible.ts';

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const MIN_LINE_LENGTH = 24;
const MAX_LINE_LENGTH = 110;

/** The first sentence of a text that says something, in one line; cut between words when it is long. Null of a blank text. */
export function lineOf(text: string): string | null {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (!isVisible(flat)) return null;
  let line = '';
  for (const { segment } of SENTENCES.segment(flat)) {
    if (line.length >= MIN_LINE_LENGTH) break;
    line += segment;
  }
  line = line.trim();
  if (line.length <= MAX_LINE_LENGTH) return line;
  let cut = '';
  for (const { segment } of WORDS.segment(line)) {
    if (cut.length + segment.length >= MAX_LINE_LENGTH) break;
    cut += segment;
  }
  return cut === ''
    ? null
    : `${cut
        .trimEnd()
        .replace(/[,;:–—-]$/u, '')
        .trimEnd()}…`;
}
