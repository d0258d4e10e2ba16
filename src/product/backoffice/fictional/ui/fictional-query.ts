import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listFictional, showFictionalProfile } from '../contract.ts';

export interface FictionalSearch {
  site?: number;
  id?: number;
  under?: number;
  make?: string;
}

export const fictionalQuery = (transport: Transport, { site, under }: Pick<FictionalSearch, 'site' | 'under'>) =>
  apiQuery(transport, listFictional, { ...(site !== undefined && { site }), ...(under !== undefined && { under }) });

export const profileQuery = (transport: Transport, id: number) => apiQuery(transport, showFictionalProfile, { id });

export const changesOf = (id: number) => [keyOf(listFictional), keyOf(showFictionalProfile, { id })];
