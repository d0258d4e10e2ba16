import { statement } from '#platform/db/statement.ts';
import type { DiscountCode, DiscountKind } from '../contract.ts';
import type * as described from '../queries.gen.ts';

interface Known {
  kind: DiscountKind;
  status: DiscountCode['status'];
}

export const codesOfSites = statement<described.CodesOfSites, Known & Pick<DiscountCode, 'validity'>>(`
  with listed as materialized (
    select n.* from unnest(:sites::int[]) o (site) cross join lateral (
      select id, kind = 'code' as given from discount_codes
       where site_id = o.site and kind <> 'stay' order by kind = 'code', -id limit :most) n
     order by n.given, n.id desc limit :most)
  select d.id, d.site_id, s.host, d.code, d.kind, d.percentage, d.country, d.currency, d.minimum_order_value, d.methods, d.validity,
         d.status, d.starts_at, d.expires_at, d.staff_name, d.account_id is not null as personal,
         (select count(*)::int from discount_redemptions r where r.discount_id = d.id and r.state = 'used') as used,
         (select count(*)::int from discount_redemptions r where r.discount_id = d.id and r.state = 'held') as held
    from discount_codes d join sites s on s.id = d.site_id
   where d.id in (select id from listed)
   order by d.kind = 'code', d.id desc`);

/** Nothing where the site has the word already. */
export const insertCode = statement<described.InsertCode>(`
  insert into discount_codes (site_id, code, percentage, country, currency, minimum_order_value, methods, validity, starts_at,
                              expires_at, created_at, staff_name)
  values (:site, :code, :percentage, :country?, :currency?, :minimum?, :methods?::text[], :validity, :startsAt?, :expiresAt?, :now, :staff)
  on conflict (site_id, code) do nothing returning id`);

/** Locked: changes follow one another. */
export const codeToChange = statement<described.CodeToChange, Known>(
  'select id, site_id, code, kind, status, expires_at from discount_codes where id = :id for update',
);

export const storeCodeState = statement<described.StoreCodeState>(
  'update discount_codes set status = :status, expires_at = :expiresAt? where id = :id',
);
