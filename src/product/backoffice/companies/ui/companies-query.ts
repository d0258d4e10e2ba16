import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listCompanies } from '../contract.ts';

export interface CompaniesSearch {
  site?: number;
  company?: number;
  make?: string;
}

export const companiesQuery = (transport: Transport) => apiQuery(transport, listCompanies, {});
