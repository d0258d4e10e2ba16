import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Locked, so that changes follow one another. */
export const packagesToChange = statement<described.PackagesToChange>(
  'select id, credits, position, active from packages where site_id = :site order by position, id for update',
);
export const insertPackage = statement<described.InsertPackage>(
  'insert into packages (site_id, credits, position) values (:site, :credits, :position) returning id',
);
export const placePackage = statement<described.PlacePackage>(
  'update packages set position = :position, active = true where id = :id',
);
export const endPackages = statement<described.EndPackages>(
  'update packages set active = false where site_id = :site and active and not credits = any(:credits::int[])',
);
export const storePrice = statement<described.StorePrice>(`
  insert into package_prices (package_id, country, currency, amount) values (:id, :country?, :currency, :amount)
  on conflict (package_id, country) do update set currency = excluded.currency, amount = excluded.amount`);
export const pricesOfSite = statement<described.PricesOfSite>(`
  select p.credits, pp.country, pp.currency, pp.amount
    from packages p join package_prices pp on pp.package_id = p.id
   where p.site_id = :site and p.active order by p.position, p.id, pp.country nulls first`);
