import { keepPreviousData } from '@tanstack/react-query';
import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { viewMember } from '../contract.ts';
import { type MemberSearch, searchMembers, similarMembers } from '../search/contract.ts';

/** One page of members by filters; missing filters mean what suits the viewer. */
export const membersQuery = (transport: Transport, search: MemberSearch) => ({
  ...apiQuery(transport, searchMembers, search),
  placeholderData: keepPreviousData,
});

export const memberQuery = (transport: Transport, id: number) => apiQuery(transport, viewMember, { id });

/** Others whom somebody interested in this member may like. */
export const similarQuery = (transport: Transport, id: number) => ({
  ...apiQuery(transport, similarMembers, { id }),
  staleTime: 300_000,
});
