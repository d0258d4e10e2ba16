import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listVisitors } from '../contract.ts';

/** Who opened the reader's profile; only how many, where the reader is not premium. */
export const visitorsQuery = (transport: Transport, page: number | undefined) =>
  apiQuery(transport, listVisitors, page === undefined ? {} : { page });
