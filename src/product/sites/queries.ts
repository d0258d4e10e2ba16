import type { Sql } from '#platform/db/database.ts';
import { type RowOf, statement } from '#platform/db/statement.ts';
import type { CreditsPrice } from './contract.ts';
import type * as described from './queries.gen.ts';

export type SiteRow = RowOf<typeof allSites>;

export const allSites = statement<described.AllSites>(
  'select id, host, is_default, pool, company_id, settings from sites',
);

/** In whole minor units, rounded up. `country` is null for the price that holds elsewhere. */
export const messageCosts = statement<described.MessageCosts, { cheapest: CreditsPrice; dearest: CreditsPrice }>(`
  select distinct on (pp.country) pp.country, pp.currency,
         ((pp.amount::bigint * :messageCredits::int + p.credits - 1) / p.credits)::int as costs,
         jsonb_build_object('amount', pp.amount, 'credits', p.credits) as cheapest,
         first_value(jsonb_build_object('amount', pp.amount, 'credits', p.credits))
           over (partition by pp.country, pp.currency order by pp.amount::numeric / p.credits desc) as dearest
    from packages p join package_prices pp on pp.package_id = p.id
   where p.site_id = :site and p.active
   order by pp.country, costs, pp.amount::numeric / p.credits`);

export const companyOfSite = statement<described.CompanyOfSite>(
  'select support_phone, array_append(vat_registered, country) as vat_countries from companies where id = :company',
);

export const anySite = async (sql: Sql): Promise<boolean> => (await allSites(sql)).length > 0;

/** A new kind of row only while the day has fewer than `most` of the site. */
export const countHidden = statement<described.CountHidden>(`
  insert into page_hidden_counts (site_id, day, page, network, ref, count)
  select :site::int, :day::date, :page::text, :network::text, :ref::text, 1
   where (select count(*) from page_hidden_counts where site_id = :site and day = :day) < :most
      or exists (select from page_hidden_counts
                  where site_id = :site and day = :day and page = :page and network = :network and ref = :ref)
  on conflict (site_id, day, page, network, ref) do update set count = page_hidden_counts.count + 1`);

export const deleteCountsBefore = statement<described.DeleteCountsBefore>(
  'delete from page_hidden_counts where day < :day::date',
);
