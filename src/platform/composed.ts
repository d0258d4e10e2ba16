/** UAX 15's stream-safe format allows 30 marks. Sorting more is quadratic: 100,000 hold a process for seconds. */
const TOWER = /(\p{M}{30})\p{M}+/gu;

/** More than 30 marks in a row are cut. @see https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format */
export const composed = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replaceAll(TOWER, '$1').normalize(form);
