import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const openDebts = statement<described.OpenDebts>(`
  select c.id, c.account_id, c.payment_id, c.amount, c.currency, c.credits_missing, c.created_at, p.method, p.site_id, d.reason, s.host, coalesce(m.name, '') as name,
         exists (select from payments o where o.claim_id = c.id and o.status = 'pending') as paying
    from claims c join payments p on p.id = c.payment_id join disputes d on d.id = c.dispute_id join sites s on s.id = p.site_id
    left join members m on m.id = c.account_id
   where c.state = 'open' and p.site_id = any(:sites::int[]) and c.id > :after order by c.id limit :most`);

export const debtOnSites = statement<described.DebtOnSites>(`
  select c.account_id from claims c join payments p on p.id = c.payment_id where c.id = :id and p.site_id = any(:sites::int[])`);
