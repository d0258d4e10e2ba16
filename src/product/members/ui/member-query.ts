import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import { isApiError, type Transport } from '#platform/http/transport.ts';
import { viewMember } from '../contract.ts';
import {
  listRelaxedFilters,
  type MemberSearch,
  type MemberSearchReply,
  searchMembers,
  similarMembers,
} from '../search/contract.ts';

export const membersQuery = (transport: Transport, search: MemberSearch) => ({
  ...apiQuery(transport, searchMembers, search),
  placeholderData: keepPreviousData,
});

const FEW = 6;

export const foundFew = ({ page, total }: MemberSearchReply): boolean => page === 1 && total < FEW;

export const relaxedFiltersQuery = (transport: Transport, { page, ...search }: MemberSearch) =>
  apiQuery(transport, listRelaxedFilters, search);

export const memberQuery = (transport: Transport, id: number) => apiQuery(transport, viewMember, { id });

export const similarQuery = (transport: Transport, id: number) =>
  queryOptions({
    queryKey: keyOf(similarMembers, { id }),
    queryFn: async ({ signal }) =>
      (await unlessKept(transport.call(similarMembers, { id }, { signal }))) ?? { members: [] },
    staleTime: 300_000,
  });

/** Null where the site keeps its members from this visitor (SPEC `logged_out_search` and its `_trafficsource`). */
export async function unlessKept<T>(search: Promise<T>): Promise<T | null> {
  try {
    return await search;
  } catch (error) {
    if (isApiError(error) && error.code === 'search_not_allowed') return null;
    throw error;
  }
}
