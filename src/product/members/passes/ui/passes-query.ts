import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listPasses } from '../contract.ts';

export const passesQuery = (transport: Transport) => apiQuery(transport, listPasses, {});
