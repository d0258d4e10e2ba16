import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { showVat } from '../contract.ts';

export const BOOK_VIEWS = ['vat', 'claims', 'findings'] as const;
export type BookView = (typeof BOOK_VIEWS)[number];

export interface BooksSearch {
  site?: number;
  view?: string;
  company?: number;
  year?: number;
  quarter?: number;
}

export const vatQuery = (transport: Transport, { site, company, year, quarter }: BooksSearch) =>
  apiQuery(transport, showVat, {
    ...(site !== undefined && { site }),
    ...(company !== undefined && { company }),
    ...(year !== undefined && quarter !== undefined && quarter <= 4 && { year, quarter }),
  });

export const viewOf = ({ view }: BooksSearch): BookView => BOOK_VIEWS.find((one) => one === view) ?? 'vat';
