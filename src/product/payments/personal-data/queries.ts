import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const paymentData = statement<described.PaymentData>(`
  select (select coalesce(jsonb_agg(p order by p.id), '[]') from payments p where p.account_id = :account) as payments`);
