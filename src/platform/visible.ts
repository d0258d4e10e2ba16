import { composed } from './composed.ts';

/** What draws nothing although it is no white space: controls, joiners, fillers, variation selectors, the empty Braille cell. */
const INVISIBLE = String.raw`\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`;
const SEEN = new RegExp(String.raw`[^\s${INVISIBLE}]`, 'u');
const UNSEEN = new RegExp(`[${INVISIBLE}]`, 'gu');
/** More combining marks on one letter than any language writes (“zalgo” text): they overlap the lines above and below. */
const STACKED_MARKS = /(\p{M}{8})\p{M}+/gu;

/** Whether a text has anything to see. */
export const isVisible = (text: string): boolean => SEEN.test(text);

/** A text of one line without what nobody sees; what only looks like joined or wide letters becomes those letters. */
export const plainLine = (text: string): string =>
  lowered(composed(text, 'NFKC').replaceAll(UNSEEN, (character) => (/\s/.test(character) ? ' ' : '')))
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A text whose letters carry eight marks at most. */
export const lowered = (text: string): string => text.replaceAll(STACKED_MARKS, '$1');
