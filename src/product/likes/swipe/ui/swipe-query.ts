import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import type { DeckSearch } from '#product/members/suggestions/deck/contract.ts';
import { playSwipe } from '../contract.ts';

/** Milliseconds after which cards that were dealt are dealt anew when somebody comes back to the game. */
const DEALT_FOR = 10 * 60_000;

/** Cards and how the game stands. Never asked again by itself: the card on top would be another one under the finger. */
export const swipeQuery = (transport: Transport, search: DeckSearch) => ({
  ...apiQuery(transport, playSwipe, search),
  staleTime: DEALT_FOR,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
