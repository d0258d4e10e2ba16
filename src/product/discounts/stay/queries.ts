import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const stayCodeOf = statement<described.StayCodeOf>(
  "select code from discount_codes where account_id = :account and site_id = :site and kind = 'stay' order by id limit 1",
);

export const insertStayCode = statement<described.InsertStayCode>(`
  insert into discount_codes (site_id, code, kind, account_id, percentage, validity, created_at, expires_at)
  values (:site, :code, 'stay', :account, :percentage, 'once', :now, :expires) on conflict (site_id, code) do nothing returning id`);
