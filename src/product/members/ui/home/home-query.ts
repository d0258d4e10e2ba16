import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { viewHome } from '../../home/contract.ts';

export const homeQuery = (transport: Transport) => apiQuery(transport, viewHome, {});
