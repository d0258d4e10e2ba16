import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listLikes } from '../contract.ts';

export const likesQuery = (transport: Transport) => apiQuery(transport, listLikes, {});
