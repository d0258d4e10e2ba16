import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listDebits } from '../contract.ts';

export interface DebitsSearch {
  site?: number;
}

export const debitsQuery = (transport: Transport, { site }: DebitsSearch) =>
  apiQuery(transport, listDebits, site === undefined ? {} : { site });

export const OF_DEBITS = [keyOf(listDebits)];
