import { composed } from './composed.ts';
import { placedJoiners } from './joiners.ts';
import { INVISIBLE } from './visible.ts';

/** What nobody sees, but joiners and the selector of colours, which emoji are made of. */
const UNSEEN = new RegExp(String.raw`(?!\u200c|\u200d|\ufe0f)[${INVISIBLE}]`, 'gu');
const NO_EMOJI_BEFORE = /(?<!\p{Extended_Pictographic})\ufe0f/gu;
/** More combining marks on one letter than any language writes (“zalgo” text): they overlap the lines above and below. */
const STACKED_MARKS = /(\p{M}{8})\p{M}+(?:\u200c|\u200d)?/gu;
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text of one line without what nobody sees; what only looks like joined or wide letters becomes those letters. */
export function plainLine(text: string): string {
  const seen = composed(text, 'NFKC').replaceAll(UNSEEN, (character) => (/\s/.test(character) ? ' ' : ''));
  return lowered(placedJoiners(seen.replaceAll(NO_EMOJI_BEFORE, '')))
    .replaceAll(/(?!\u200c|\u200d)\p{C}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export const plainText = (text: string): string =>
  lowered(placedJoiners(text.toWellFormed().replaceAll('\0', '').replaceAll(TURNS, ''))).trim();

const lowered = (text: string): string => text.replaceAll(STACKED_MARKS, '$1');
