import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

/**
 * Unread messages of the conversations that the chat list shows, and the new likes among the newest `most` received, of
 * members whom the viewer may see.
 */
export const badgeRow = statement<described.BadgeRow>(`
  select (select coalesce(sum(l.unread), 0)::int from chat_list l
           where l.member_id = :viewer and not l.removed
             and l.other_id not in (select b.other_id from blocks_both_ways b where b.member_id = :viewer)) as unread,
         (select count(*)::int
            from (select liker_id, seen_at from likes where liked_id = :viewer
                   order by created_at desc, liker_id limit :most) k
            cross join lateral visibility(:viewer, :pool, k.liker_id) s
           where k.seen_at is null and s.visibility = 'shown') as likes`);
