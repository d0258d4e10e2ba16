import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listStaffInvites } from '../contract.ts';

/** What the list shows, as its address has it. */
export interface InvitesSearch {
  site?: number;
  /** The invitation that is open. */
  invite?: number;
  /** New ones are made. */
  make?: true;
}

export const invitesQuery = (transport: Transport, site: number | undefined) =>
  apiQuery(transport, listStaffInvites, site === undefined ? {} : { site });

/** An end at midnight is that of the day before. */
export const lastMoment = (expires: string): string => new Date(Date.parse(expires) - 1).toISOString();
