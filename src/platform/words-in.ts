import { composed } from './composed.ts';

/** Scripts that are written without spaces: a word there may begin and end anywhere. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const INNER = /[\p{L}\p{N}\p{M}]/u;
const UNSEEN = /\u00ad|[\u200b-\u200f\u2060-\u2064]|\ufeff/gu;

/** Texts that differ in case, in forms of the same letters and in signs that nobody sees only are the same. */
export const foldedText = (text: string): string =>
  composed(composed(text, 'NFKC').replaceAll(UNSEEN, '').toUpperCase().toLowerCase().replaceAll('ς', 'σ'), 'NFC');

/** @returns null for no words: nothing has to be asked then. */
export function wordsIn(words: readonly string[]): ((text: string) => boolean) | null {
  const forms = words.map(formOf).filter(Boolean);
  if (forms.length === 0) return null;
  const any = new RegExp(forms.join('|'), 'u');
  return (text) => any.test(foldedText(text));
}

function formOf(word: string): string {
  const text = foldedText(word).trim();
  const signs = [...text];
  const [first = '', last = ''] = [signs[0], signs.at(-1)];
  if (!text) return '';
  const inner = text
    .split(/\s+/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('\\s+');
  return `${edge(first) ? '(?<![\\p{L}\\p{N}\\p{M}])' : ''}${inner}${edge(last) ? '(?![\\p{L}\\p{N}\\p{M}])' : ''}`;
}

const edge = (sign: string): boolean => INNER.test(sign) && !UNSPACED.test(sign);
