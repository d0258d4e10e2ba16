import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listColleagues } from '../contract.ts';

/** What the list shows, as its address has it. */
export interface StaffSearch {
  site?: number;
  /** Who is open. */
  id?: number;
  /** Somebody new is invited. */
  invite?: true;
}

export const staffQuery = (transport: Transport, site: number | undefined) =>
  apiQuery(transport, listColleagues, site === undefined ? {} : { site });
