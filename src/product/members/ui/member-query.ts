import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Transport } from '#platform/http/transport.ts';
import type { MemberReply, MemberSearch, MemberSearchReply, SimilarReply } from '../contract.ts';

/** One page of members by filters; missing filters mean what suits the viewer. */
export const membersQuery = (transport: Transport, search: MemberSearch) =>
  queryOptions({
    queryKey: ['members', search],
    queryFn: ({ signal }) => transport.get<MemberSearchReply>('/api/members.php', search, signal),
    placeholderData: keepPreviousData,
  });

export const memberQuery = (transport: Transport, id: number) =>
  queryOptions({
    queryKey: ['member', id],
    queryFn: ({ signal }) => transport.get<z.output<typeof MemberReply>>('/api/member.php', { id }, signal),
  });

/** Others whom somebody interested in this member may like. */
export const similarQuery = (transport: Transport, id: number) =>
  queryOptions({
    queryKey: ['similar', id],
    queryFn: ({ signal }) => transport.get<z.output<typeof SimilarReply>>('/api/similar-members.php', { id }, signal),
    staleTime: 300_000,
  });
