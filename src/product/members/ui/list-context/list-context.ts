import type { MemberSearch } from '../../search/contract.ts';
import { readMemberSearch, SEARCH_WORDS } from '../read-member-search.ts';

/** As the profile's address names it: a search, those like somebody, or a page of one's suggestions or visitors. */
export interface ListContext extends MemberSearch {
  list?: 'search' | 'similar' | 'suggested' | 'visitors';
  of?: number;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before is the list that the profile was opened from. */
    fromList?: boolean;
  }
}
/** What a link in a list, and each step through it, gives along: an address alone may have been opened anywhere. */
export const FROM_LIST = { fromList: true };

export const LIST_CONTEXT_KEYS = ['list', 'of', ...SEARCH_WORDS] as const;

export function readListContext(raw: Record<string, unknown>): ListContext {
  if (raw.list === 'search') return { list: 'search', ...readMemberSearch(raw) };
  if (raw.list === 'suggested' || raw.list === 'visitors') {
    const { page } = readMemberSearch({ page: raw.page });
    return { list: raw.list, ...(page && { page }) };
  }
  // An address can hold JSON, and not every object of it can become a number.
  const of = typeof raw.of === 'object' ? 0 : Number(raw.of);
  return raw.list === 'similar' && Number.isSafeInteger(of) && of > 0 ? { list: 'similar', of } : {};
}
