import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { deletedAccount } from '../contract.ts';

export const deletedQuery = (transport: Transport) => apiQuery(transport, deletedAccount, {});
