import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listProviderAccounts } from '../contract.ts';

export interface ProvidersSearch {
  site?: number;
  account?: number;
  make?: string;
}

export const providersQuery = (transport: Transport) => apiQuery(transport, listProviderAccounts, {});
