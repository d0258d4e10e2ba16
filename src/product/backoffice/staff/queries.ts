import { statement } from '#platform/db/statement.ts';
import type { Role } from '#product/accounts/contract.ts';
import type * as described from '../queries.gen.ts';

/** A handful of accounts among many: the index of the staff finds them. */
export const staffOnSites = statement<described.StaffOnSites, { role: Role; email: string }>(`
  select a.id, a.email, a.role, a.site_id, s.host, a.all_sites, a.status, a.signup_date, t.name,
         greatest((select max(e.last_used_at) from sessions e where e.account_id = a.id),
                  (select max(d.used_at) from login_devices d where d.account_id = a.id)) as last_seen,
         (select count(*)::int from passkeys p where p.account_id = a.id) as passkeys,
         exists (select from totp o where o.account_id = a.id and o.confirmed_at is not null) as totp,
         r.id as reset_id, r.requested_at, r.asking_staff_id, asking.name as asked_by
    from accounts a join sites s on s.id = a.site_id
    left join staff t on t.account_id = a.id and t.ended_at is null
    left join factor_resets r on r.account_id = a.id and r.state = 'waiting' and r.requested_at > :over
    left join staff asking on asking.id = r.asking_staff_id
   where a.kind = 'staff' and a.status <> 'deleted' and a.email is not null and a.role is not null
     and (a.site_id = any(:sites::int[]) or (:all::boolean and a.all_sites))
   order by (a.role = 'admin') desc, a.role, lower(a.email) limit :most`);
