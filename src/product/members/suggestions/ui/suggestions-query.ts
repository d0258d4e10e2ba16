import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listSuggestions } from '../contract.ts';

/** Milliseconds: the same ones are suggested all day. */
const STALE_TIME_MS = 10 * 60_000;

export const suggestionsQuery = (transport: Transport, page: number) => ({
  ...apiQuery(transport, listSuggestions, page === 1 ? {} : { page }),
  staleTime: STALE_TIME_MS,
});
