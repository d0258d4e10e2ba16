import type { Sql } from '#platform/db/database.ts';
import { prepared } from '#platform/db/prepared.ts';

export interface SiteRow {
  id: number;
  host: string;
  is_default: boolean;
  pool: number;
  company_id: number;
  settings: unknown;
}

export const allSites = prepared<SiteRow, []>('select id, host, is_default, pool, company_id, settings from sites');

/**
 * The least that a message costs by country, in whole minor units, rounded up: where credits are cheapest.
 * `country` is null for the price that holds elsewhere.
 */
export const leastMessageCosts = prepared<
  { country: string | null; currency: string; costs: number },
  [site: number, messageCredits: number]
>(`
  select distinct on (pp.country) pp.country, pp.currency,
         ((pp.amount::bigint * $2::int + p.credits - 1) / p.credits)::int as costs
    from packages p join package_prices pp on pp.package_id = p.id
   where p.site_id = $1 and p.active
   order by pp.country, costs`);

export const anySite = async (sql: Sql): Promise<boolean> => (await allSites(sql)).length > 0;
