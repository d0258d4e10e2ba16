import { statement } from '#platform/db/statement.ts';
import type { DiscountCode, DiscountKind } from './contract.ts';
import type * as described from './queries.gen.ts';

/** `bought`: whether any payment was ever completed, whatever became of it. */
export const codesNamed = statement<described.CodesNamed>(`
  select d.id, d.code, d.kind, d.account_id, d.country, d.percentage, d.currency, d.minimum_order_value, d.methods, d.validity,
         d.status, d.starts_at, d.expires_at,
         exists (select from discount_redemptions r join discount_codes k on k.id = r.discount_id
                  where r.account_id = :account? and r.state = 'used'
                    and (k.id = d.id or (d.kind = 'welcome' and k.kind = d.kind))) as used_by_caller,
         d.validity = 'once' and exists (
           select from discount_redemptions r
            where r.discount_id = d.id and r.state in ('held', 'used') and r.account_id is distinct from :account?::bigint) as taken_by_other,
         a.id as buyer_id, a.signup_date, a.paid_user,
         exists (select from payments p where p.account_id = a.id and p.completed_at is not null) as bought
    from discount_codes d left join accounts a on a.id = :account? and a.kind = 'member'
   where d.site_id = :site and d.code = any (:codes::text[])`);

export const codeWord = statement<described.CodeWord>(
  'select code from discount_codes where id = :id and site_id = :site',
);

export const insertSiteCode = statement<described.InsertSiteCode>(`
  insert into discount_codes (site_id, code, kind, percentage, created_at)
  values (:site, :code, :kind, :percentage, :now) on conflict (site_id, code) do nothing returning id`);

/** Before anything else of the account in a transaction: its orders come one after another. */
export const lockAccount = statement<described.LockAccount>(
  'select id from accounts where id = :account for no key update',
);
export const lockCode = statement<described.LockCode>('select id from discount_codes where id = :id for no key update');

/** A welcome discount is one, however large it was. What a payment's end changes at this moment is waited for. */
export const validRedemptions = statement<described.ValidRedemptions>(`
  select r.id, r.account_id, r.payment_id, r.state
    from discount_redemptions r
   where r.discount_id in (select k.id from discount_codes d join discount_codes k
                             on k.id = d.id or (d.kind = 'welcome' and k.kind = d.kind and k.site_id = d.site_id)
                            where d.id = :discount)
     and r.state in ('held', 'used') and (r.account_id = :account or :everybodys)
   order by r.id for update of r`);

/** Nothing where the payment is not the account's, or has a discount already. */
export const insertRedemption = statement<described.InsertRedemption>(`
  insert into discount_redemptions (discount_id, account_id, payment_id, created_at)
  select :discount, p.account_id, p.id, :now from payments p where p.id = :payment and p.account_id = :account
  on conflict (payment_id) do nothing returning id`);

export const markTakenOver = statement<described.MarkTakenOver>(
  "update discount_redemptions set state = 'taken_over', ended_at = :now where id = :id",
);
export const markUsed = statement<described.MarkUsed>(
  "update discount_redemptions set state = 'used', ended_at = :now where payment_id = :payment and state <> 'used'",
);
export const markReturned = statement<described.MarkReturned>(
  "update discount_redemptions set state = 'returned', ended_at = :now where payment_id = :payment and state = 'held'",
);

export type SiteCodeKind = Extract<DiscountKind, 'time_bonus' | 'welcome'>;

interface KnownCode {
  kind: DiscountKind;
  status: DiscountCode['status'];
}

export const codesOfSites = statement<described.CodesOfSites, KnownCode & Pick<DiscountCode, 'validity'>>(`
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
export const codeToChange = statement<described.CodeToChange, KnownCode>(
  'select id, site_id, code, kind, status, expires_at from discount_codes where id = :id for update',
);

export const storeCodeState = statement<described.StoreCodeState>(
  'update discount_codes set status = :status, expires_at = :expiresAt? where id = :id',
);

export const stayCodeOf = statement<described.StayCodeOf>(
  "select code from discount_codes where account_id = :account and site_id = :site and kind = 'stay' order by id limit 1",
);

export const insertStayCode = statement<described.InsertStayCode>(`
  insert into discount_codes (site_id, code, kind, account_id, percentage, validity, created_at, expires_at)
  values (:site, :code, 'stay', :account, :percentage, 'once', :now, :expires) on conflict (site_id, code) do nothing returning id`);

export const deleteUnusedCodesOf = statement<described.DeleteUnusedCodesOf>(`
  delete from discount_codes d where d.account_id = :account
     and not exists (select from discount_redemptions r where r.discount_id = d.id)`);

export const closeCodesOf = statement<described.CloseCodesOf>(
  "update discount_codes set account_id = null, status = 'inactive' where account_id = :account",
);

export const discountData = statement<described.DiscountData>(`
  select (select coalesce(jsonb_agg(to_jsonb(d) - 'staff_name' order by d.id), '[]')
            from discount_codes d where d.account_id = :account) as discount_codes,
         (select coalesce(jsonb_agg(r order by r.id), '[]') from discount_redemptions r where r.account_id = :account) as discount_redemptions`);
