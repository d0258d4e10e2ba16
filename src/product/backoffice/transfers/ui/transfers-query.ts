import { infiniteQueryOptions, useQuery } from '@tanstack/react-query';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { type BankLines, listBankLines, openBankLine } from '../contract.ts';

export interface TransfersSearch {
  site?: number;
  back?: string;
  id?: number;
}

export function transfersQuery(transport: Transport, { site, back }: TransfersSearch) {
  const narrowed = { ...(site !== undefined && { site }), ...(back && { back: true }) };
  return infiniteQueryOptions({
    queryKey: keyOf(listBankLines, narrowed),
    queryFn: ({ pageParam, signal }) =>
      transport.call(listBankLines, { ...narrowed, ...(pageParam !== null && { before: pageParam }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }: BankLines) => next,
  });
}

/** A look, which is written down: never while a page is rendered, never again by itself. */
export const useLine = (id: number) =>
  useQuery({
    ...apiQuery(useTransport(), openBankLine, { id }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });

export const OF_TRANSFERS = [keyOf(listBankLines), keyOf(openBankLine)];
