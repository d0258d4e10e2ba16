import type { DeckSearch } from '#product/members/suggestions/deck/contract.ts';
import { readMemberSearch } from '#product/members/ui/read-member-search.ts';

/** The words of an address that the game knows. */
export const DECK_WORDS = [
  'gender',
  'min_age',
  'max_age',
  'within',
  'real_only',
] as const satisfies (keyof DeckSearch)[];

/** Whom an address asks for; what makes no sense is left out. */
export function readDeckSearch(raw: Record<string, unknown>): DeckSearch {
  const search = readMemberSearch(raw);
  return Object.fromEntries(DECK_WORDS.flatMap((word) => (search[word] === undefined ? [] : [[word, search[word]]])));
}
