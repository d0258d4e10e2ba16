import type { Sql } from '#platform/db/database.ts';
import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export type SiteRow = RowOf<typeof allSites>;

export const allSites = statement<described.AllSites>(
  'select id, host, is_default, pool, company_id, settings from sites',
);

/**
 * The least that a message costs by country, in whole minor units, rounded up: where credits are cheapest.
 * `country` is null for the price that holds elsewhere.
 */
export const leastMessageCosts = statement<described.LeastMessageCosts>(`
  select distinct on (pp.country) pp.country, pp.currency,
         ((pp.amount::bigint * :messageCredits::int + p.credits - 1) / p.credits)::int as costs
    from packages p join package_prices pp on pp.package_id = p.id
   where p.site_id = :site and p.active
   order by pp.country, costs`);

export const anySite = async (sql: Sql): Promise<boolean> => (await allSites(sql)).length > 0;
