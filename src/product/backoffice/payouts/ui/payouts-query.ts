import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listPayoutLines, listPayouts, type PayoutLinesReply } from '../contract.ts';

export interface PayoutsSearch {
  site?: number;
}

export const payoutsQuery = (transport: Transport, { site }: PayoutsSearch) =>
  apiQuery(transport, listPayouts, site === undefined ? {} : { site });

export const payoutLinesQuery = (transport: Transport, id: number) =>
  infiniteQueryOptions({
    queryKey: keyOf(listPayoutLines, { id }),
    queryFn: ({ pageParam, signal }) =>
      transport.call(listPayoutLines, { id, ...(pageParam !== null && { after: pageParam }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }: PayoutLinesReply) => next,
  });

export const OF_PAYOUTS = [keyOf(listPayouts), keyOf(listPayoutLines)];
