import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { type CaseKind, type CaseQueue, listCases } from '../contract.ts';

export const REFRESH_INTERVAL_MS = 30_000;

export interface CasesSearch {
  site?: number;
  kind?: CaseKind;
  id?: number;
}

export const casesQuery = (transport: Transport, queue: CaseQueue, { site }: Pick<CasesSearch, 'site'>) =>
  apiQuery(transport, listCases, site === undefined ? { queue } : { queue, site });
