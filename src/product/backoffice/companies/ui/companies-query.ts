import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listCompanies } from '../contract.ts';

/** What the list shows, as its address has it. */
export interface CompaniesSearch {
  site?: number;
  /** The company that is open. */
  company?: number;
  /** A new one is written. */
  make?: string;
}

export const companiesQuery = (transport: Transport) => apiQuery(transport, listCompanies, {});
