import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listSuggestions } from '#product/members/suggestions/contract.ts';

/** Milliseconds: the same ones are suggested all day, and nobody leaves the page while it is read. */
const STALE_TIME_MS = 10 * 60_000;

export const matchesQuery = (transport: Transport) => ({
  ...apiQuery(transport, listSuggestions, {}),
  staleTime: STALE_TIME_MS,
});
