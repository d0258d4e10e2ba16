import type { MemberSearch } from '../../search/contract.ts';
import { readMemberSearch, SEARCH_WORDS } from '../read-member-search.ts';

/** The list that a profile was opened from, as the profile's address names it: a search by its filters, or those like somebody. */
export interface Walk extends MemberSearch {
  list?: 'search' | 'similar';
  /** Whom the similar ones are like. */
  of?: number;
}

export const WALK_WORDS = ['list', 'of', ...SEARCH_WORDS] as const;

/** The list that an address names; nothing when it names none. */
export function readWalk(raw: Record<string, unknown>): Walk {
  if (raw.list === 'search') return { list: 'search', ...readMemberSearch(raw) };
  // An address can hold JSON, and not every object of it can become a number.
  const of = typeof raw.of === 'object' ? 0 : Number(raw.of);
  return raw.list === 'similar' && Number.isSafeInteger(of) && of > 0 ? { list: 'similar', of } : {};
}
