import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listBlocked } from '../contract.ts';

export const blockedQuery = (transport: Transport) => apiQuery(transport, listBlocked, {});
