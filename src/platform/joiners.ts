/** Joining_Type D and L, D and R of Arabic and Syriac: regular expressions know nothing of it, a test asks CONTEXTJ. */
const JOINS_NEXT =
  '\\u0620\\u0626\\u0628\\u062a-\\u062e\\u0633-\\u063f\\u0641-\\u0647\\u0649\\u064a\\u066e\\u066f\\u0678-\\u0687\\u069a-\\u06bf' +
  '\\u06c1\\u06c2\\u06cc\\u06ce\\u06d0\\u06d1\\u06fa-\\u06fc\\u06ff\\u0712-\\u0714\\u071a-\\u071d\\u071f-\\u0727\\u0729\\u072b' +
  '\\u072d\\u072e\\u074e-\\u0758\\u075c-\\u0766';
const JOINED =
  '\\u0620\\u0622-\\u063f\\u0641-\\u064a\\u066e\\u066f\\u0671-\\u0673\\u0675-\\u06d3\\u06d5\\u06ee\\u06ef\\u06fa-\\u06fc\\u06ff' +
  '\\u0710\\u0712-\\u072f\\u074d-\\u0766';
/** Signs that take the vowel from a letter: what follows may join it or not. */
const VIRAMAS =
  '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca\\u1039\\u103a\\u17d2\\u1a60\\u1b44\\u1baa' +
  '\\u1bab\\ua806\\ua8c4\\ua953\\ua9c0\\uaaf6\\uabed';

/** Each joiner; those that a script or an emoji wants there as a group. What is read behind one are marks of one letter. */
const JOINERS = new RegExp(
  [
    `((?<=[${VIRAMAS}])\\u200c(?=\\p{L})`,
    `(?<=[${JOINS_NEXT}]\\p{M}*)\\u200c(?=[${JOINED}])`,
    `(?<=[${VIRAMAS}])\\u200d(?!\\p{M})`,
    '(?<=\\p{Extended_Pictographic}(?:\\ufe0f|[\\u{1f3fb}-\\u{1f3ff}])?)\\u200d(?=\\p{Extended_Pictographic}))',
    '\\u200c',
    '\\u200d',
  ].join('|'),
  'gu',
);

/** @see https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters A1, A2, B */
export const placedJoiners = (text: string): string =>
  text.replaceAll(JOINERS, (_, placed: string | undefined) => placed ?? '');
