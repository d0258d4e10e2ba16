import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listVisitors } from '../contract.ts';

export const visitorsQuery = (transport: Transport, page: number | undefined) =>
  apiQuery(transport, listVisitors, page === undefined ? {} : { page });
