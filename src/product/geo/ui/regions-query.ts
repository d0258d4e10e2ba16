import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { type CountryCode, regions } from '../contract.ts';

export const regionsQuery = (transport: Transport, country: string) => ({
  // A country that the product does not know is refused, as any wrong input.
  ...apiQuery(transport, regions, { country: country as CountryCode }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
