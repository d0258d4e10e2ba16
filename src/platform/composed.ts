/**
 * More combining marks in a row than UAX 15's stream-safe format allows. Sorting them is quadratic: 100,000 that alternate
 * hold a process for seconds.
 */
const TOWER = /(\p{M}{30})\p{M}+/gu;

/**
 * A text in one form of its letters. What is more than 30 marks in a row is cut before: no language writes so many.
 * @see https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
export const composed = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replaceAll(TOWER, '$1').normalize(form);
