import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Of each site the newest by its index: for any values the planner would rather read the codes of all members. */
export const invitesOfStaff = statement<described.InvitesOfStaff>(`
  select i.id, s.host, i.label, i.created_at, i.expires_at, i.uses, i.max_uses, i.paused_at, i.used_at, coalesce(t.name, '') as staff
    from unnest(:sites::int[]) o (site) cross join lateral (
      select * from invites where site_id = o.site and made_by is null and (staff_id is not null or used_at is null)
       order by id desc limit :most) i
    join sites s on s.id = i.site_id left join staff t on t.id = i.staff_id
   order by i.id desc limit :most`);
