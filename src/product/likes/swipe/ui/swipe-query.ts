import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import type { QueueSearch } from '#product/members/suggestions/queue/contract.ts';
import { playSwipe } from '../contract.ts';

const QUEUE_STALE_AFTER_MS = 10 * 60_000;

/** Never refetched by itself: the card on top would change under the finger. */
export const swipeQuery = (transport: Transport, search: QueueSearch) => ({
  ...apiQuery(transport, playSwipe, search),
  staleTime: QUEUE_STALE_AFTER_MS,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
