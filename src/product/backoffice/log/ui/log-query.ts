import { infiniteQueryOptions } from '@tanstack/react-query';
import { keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { type LogReply, listLog } from '../contract.ts';

export interface LogSearch {
  site?: number;
  who?: string;
  what?: string;
  on?: number;
  entry?: number;
}

export function logQuery(transport: Transport, { entry: _entry, ...narrowed }: LogSearch) {
  return infiniteQueryOptions({
    queryKey: keyOf(listLog, narrowed),
    queryFn: ({ pageParam, signal }) =>
      transport.call(listLog, { ...narrowed, ...(pageParam !== null && { before: pageParam }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }: LogReply) => next,
  });
}
