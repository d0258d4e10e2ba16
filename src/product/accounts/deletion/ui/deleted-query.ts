import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { deletedAccount } from '../contract.ts';

/** The account that was deleted in this browser, if it was within the last hour. */
export const deletedQuery = (transport: Transport) => apiQuery(transport, deletedAccount, {});
