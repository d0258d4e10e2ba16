import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listProviderAccounts } from '../contract.ts';

/** What the list shows, as its address has it. */
export interface ProvidersSearch {
  site?: number;
  /** The account that is open. */
  account?: number;
  /** A new one is written. */
  make?: string;
}

export const providersQuery = (transport: Transport) => apiQuery(transport, listProviderAccounts, {});
