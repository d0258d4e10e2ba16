import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

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
