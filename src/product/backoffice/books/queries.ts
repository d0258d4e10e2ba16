import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const vatCompanies = statement<described.VatCompanies>(
  'select id, name from companies where id = any(:companies::int[]) order by id',
);

/** Few rows, whatever was sold: they are added up when a document is issued. */
export type VatSumRow = RowOf<typeof vatOfQuarter>;
export const vatOfQuarter = statement<described.VatOfQuarter>(`
  select of_year, of_quarter, country, rate, currency, home, net, vat, documents from vat_sums
   where company_id = :company and year = :year and quarter = :quarter
   order by of_year, of_quarter, country, rate, currency`);

export const ratesOfQuarters = statement<described.RatesOfQuarters>(`
  select day::text as day, currency, per_euro::text as per_euro from currency_rates where company_id = :company and day = any(:days::text[]::date[])`);
