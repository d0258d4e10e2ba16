import type { MemberSearch } from '../search/contract.ts';
import type { QueueSearch } from '../suggestions/queue/contract.ts';
import { readMemberSearch } from './read-member-search.ts';

export const QUEUE_WORDS = [
  'gender',
  'country',
  'countryregion',
  'min_age',
  'max_age',
  'within',
  'real_only',
] as const satisfies (keyof QueueSearch)[];

export const readQueueSearch = (raw: Record<string, unknown>): QueueSearch => queueSearchOf(readMemberSearch(raw));

/** The game is about the member's own place: a distance from another town means nothing there. */
export function queueSearchOf({ town, ...search }: MemberSearch): QueueSearch {
  const known = town ? { ...search, within: undefined } : search;
  return Object.fromEntries(QUEUE_WORDS.flatMap((word) => (known[word] === undefined ? [] : [[word, known[word]]])));
}
