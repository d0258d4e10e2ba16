import type { MemberSearch } from '../search/contract.ts';
import type { DeckSearch } from '../suggestions/deck/contract.ts';
import { readMemberSearch } from './read-member-search.ts';

/** The words of an address that the swipe game knows. */
export const DECK_WORDS = [
  'gender',
  'country',
  'countryregion',
  'min_age',
  'max_age',
  'within',
  'real_only',
] as const satisfies (keyof DeckSearch)[];

/** Whom an address asks for; what makes no sense is left out. */
export const readDeckSearch = (raw: Record<string, unknown>): DeckSearch => deckSearchOf(readMemberSearch(raw));

/** What the game takes over of a search. It is about the member's own place: a distance from another town means nothing there. */
export function deckSearchOf({ town, ...search }: MemberSearch): DeckSearch {
  const known = town ? { ...search, within: undefined } : search;
  return Object.fromEntries(DECK_WORDS.flatMap((word) => (known[word] === undefined ? [] : [[word, known[word]]])));
}
