import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

/** Without what staff noted for each other. */
export const withdrawalData = statement<described.WithdrawalData>(`
  select (select coalesce(jsonb_agg(to_jsonb(w) - 'staff_name' - 'note' order by w.id), '[]') from withdrawals w
           where w.account_id = :account
              or w.payment_id in (select p.id from payments p where p.account_id = :account)) as withdrawals`);
