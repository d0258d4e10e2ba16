import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const paymentData = statement<described.PaymentData>(`
  select (select coalesce(jsonb_agg(p order by p.id), '[]') from payments p where p.account_id = :account) as payments,
         (select coalesce(jsonb_agg(to_jsonb(c) - 'staff_name' order by c.id), '[]') from claims c where c.account_id = :account) as claims,
         (select coalesce(jsonb_agg(to_jsonb(s) - 'token' - 'customer' order by s.id), '[]') from stored_methods s
           where s.account_id = :account) as stored_methods`);
