import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listSavedSearches } from '../../saved-searches/contract.ts';

export const savedSearchesQuery = (transport: Transport) => apiQuery(transport, listSavedSearches, {});
