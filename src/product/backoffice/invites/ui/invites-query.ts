import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listStaffInvites } from '../contract.ts';

export interface InvitesSearch {
  site?: number;
  invite?: number;
  make?: true;
}

export const invitesQuery = (transport: Transport, site: number | undefined) =>
  apiQuery(transport, listStaffInvites, site === undefined ? {} : { site });

/** An end at midnight is that of the day before. */
export const lastMoment = (expires: string): string => new Date(Date.parse(expires) - 1).toISOString();
