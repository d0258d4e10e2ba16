import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listFictional, showFictionalProfile } from '../contract.ts';

/** What the screen shows, as its address has it. */
export interface FictionalSearch {
  site?: number;
  /** The profile that is open. */
  id?: number;
  /** The page after this profile. */
  under?: number;
  /** A new one is made. */
  make?: string;
}

export const fictionalQuery = (transport: Transport, { site, under }: Pick<FictionalSearch, 'site' | 'under'>) =>
  apiQuery(transport, listFictional, { ...(site !== undefined && { site }), ...(under !== undefined && { under }) });

export const profileQuery = (transport: Transport, id: number) => apiQuery(transport, showFictionalProfile, { id });

/** Queries that a change of one profile makes old. */
export const changesOf = (id: number) => [keyOf(listFictional), keyOf(showFictionalProfile, { id })];
