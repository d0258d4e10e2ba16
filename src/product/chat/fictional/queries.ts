import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Returns a row where the member sees such a fictional profile, whether it was acknowledged before or is now. */
export const acknowledged = statement<described.Acknowledged>(`
  with seen as (
    select p.id from members me cross join lateral visibility(me.id, me.pool, :profile) s join members p on p.id = :profile
     where me.id = :member and s.visibility = 'shown' and p.fictional),
  kept as (
    insert into fictional_acknowledgements (member_id, profile_id, created_at) select :member, id, :now from seen
    on conflict (member_id, profile_id) do nothing)
  select id from seen`);
