import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

/** What of the list is wanted; it stands in the address. */
export interface ChatFilter {
  /** Letters of a name or message. */
  search?: string | undefined;
  /** Only conversations with unread messages. */
  unread?: boolean | undefined;
}

export const FILTER_WORDS = ['search', 'unread'] as const;

/** What of an address is about the list; anything else is left out. */
export function readChatFilter({ search, unread }: Record<string, unknown>): ChatFilter {
  return {
    ...(typeof search === 'string' && { search: search.slice(0, 100) }),
    ...(/^(1|true)$/.test(String(unread)) && { unread: true }),
  };
}

/** What of the address of a page goes along to another conversation. */
export const chatFilterOf = (search: object): ChatFilter => readChatFilter({ ...search });

/** The filter of the address, and what changes it without a step of the way back. */
export function useChatFilter(): [ChatFilter, (filter: ChatFilter) => void] {
  const filter = readChatFilter(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = useCallback(
    ({ search, unread }: ChatFilter) =>
      navigate({
        to: '.',
        search: (before: object) => ({ ...before, search, unread: unread || undefined }),
        replace: true,
      }),
    [navigate],
  );
  return [filter, change];
}
