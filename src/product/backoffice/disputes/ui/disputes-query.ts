import { infiniteQueryOptions, useQuery } from '@tanstack/react-query';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { type DisputesReply, listDisputes, openDispute } from '../contract.ts';

export interface DisputesSearch {
  site?: number;
  all?: string;
  id?: number;
}

export function disputesQuery(transport: Transport, { site, all }: DisputesSearch) {
  const narrowed = { ...(site !== undefined && { site }), ...(all && { all: true }) };
  return infiniteQueryOptions({
    queryKey: keyOf(listDisputes, narrowed),
    queryFn: ({ pageParam, signal }) =>
      transport.call(listDisputes, { ...narrowed, ...(pageParam !== null && { before: pageParam }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }: DisputesReply) => next,
  });
}

/** A look, which is written down: never while a page is rendered, never again by itself. */
export const useDispute = (id: number) =>
  useQuery({
    ...apiQuery(useTransport(), openDispute, { id }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
