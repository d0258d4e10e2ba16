import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Under the lock of its company's numbers. */
export const addVat = statement<described.AddVat>(`
  insert into vat_sums as v (company_id, year, quarter, of_year, of_quarter, country, rate, currency, home, net, vat, documents)
  values (:company, :year, :quarter, :ofYear, :ofQuarter, :country, :rate, :currency, :home, :net, :vat, 1)
  on conflict (company_id, year, quarter, of_year, of_quarter, country, rate, currency, home)
  do update set net = v.net + excluded.net, vat = v.vat + excluded.vat, documents = v.documents + 1`);

/** Until the transaction ends nobody else enters this rate: of two who do it at once the second sees the first. */
export const lockRate = statement<described.LockRate>(
  "select pg_advisory_xact_lock(hashtextextended('exchange rate ' || :company::int || ' ' || :day::text || ' ' || :currency::text, 0))",
);
export const rateOfDay = statement<described.RateOfDay>(
  'select per_euro::text as per_euro from currency_rates where company_id = :company and day = :day::date and currency = :currency',
);
export const setRate = statement<described.SetRate>(`
  insert into currency_rates (company_id, day, currency, per_euro, staff_id, changed_at)
  values (:company, :day::date, :currency, :rate::text::numeric, :staff, :now)
  on conflict (company_id, day, currency) do update set per_euro = excluded.per_euro, staff_id = excluded.staff_id, changed_at = excluded.changed_at`);
