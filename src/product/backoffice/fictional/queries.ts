import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** By the index of fictional accounts, the newest first. */
export const fictionalRows = statement<described.FictionalRows>(`
  select a.id, a.site_id, m.name, m.date_of_birth::text as date_of_birth, m.gender, m.city, m.country, m.status,
         (select p.id from photos p where p.member_id = a.id and p.status = 'active' order by p.position limit 1) as photo,
         (select count(*)::int from photos p where p.member_id = a.id and p.status <> 'removed') as photos,
         (select count(*)::int from photos p where p.member_id = a.id and p.status = 'pending') as waiting_photos
    from accounts a join members m on m.id = a.id
   where a.kind = 'fictional' and a.site_id = any(:sites::int[]) and (:under?::bigint is null or a.id < :under?)
   order by a.id desc limit :most`);

export const fictionalRow = statement<described.FictionalRow>(`
  select a.id, a.site_id, m.status from accounts a join members m on m.id = a.id
   where a.id = :id and a.kind = 'fictional' and a.site_id = any(:sites::int[])`);
