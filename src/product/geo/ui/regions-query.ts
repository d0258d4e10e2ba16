import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { type CountryCode, regions } from '../contract.ts';

/** The regions of a country; loaded once a visit, and kept when nothing shows them any more. */
export const regionsQuery = (transport: Transport, country: string) => ({
  // A country that the product does not know is refused, as any wrong input.
  ...apiQuery(transport, regions, { country: country as CountryCode }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
