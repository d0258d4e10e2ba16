import { useQuery } from '@tanstack/react-query';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { findMembers, type MembersInput, openMember } from '../contract.ts';

export interface MembersSearch {
  site?: number;
  q?: string;
  id?: number;
}

export const findQuery = (transport: Transport, { site, q }: Omit<MembersInput, 'id'>) =>
  apiQuery(transport, findMembers, { ...(site !== undefined && { site }), ...(q && { q }) });

/** A look, which is written down: never while a page is rendered, never again by itself. */
export function useMember(id: number) {
  return useQuery({
    ...apiQuery(useTransport(), openMember, { id }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export const OPENED_MEMBER = keyOf(openMember);
