import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listColleagues } from '../contract.ts';

export interface StaffSearch {
  site?: number;
  id?: number;
  invite?: true;
}

export const staffQuery = (transport: Transport, site: number | undefined) =>
  apiQuery(transport, listColleagues, site === undefined ? {} : { site });
