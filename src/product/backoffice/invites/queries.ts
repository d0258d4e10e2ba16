import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const invitesOfStaff = statement<described.InvitesOfStaff>(`
  select i.id, s.host, i.label, i.created_at, i.expires_at, i.uses, i.max_uses, i.paused_at, i.used_at, coalesce(t.name, '') as staff
    from invites i join sites s on s.id = i.site_id left join staff t on t.id = i.staff_id
   where i.site_id = any(:sites::int[]) and i.made_by is null and (i.staff_id is not null or i.used_at is null)
   order by i.id desc limit :most`);
