import { prepared } from '#platform/db/prepared.ts';

/**
 * Unread messages of the conversations that the chat list shows, and the new likes among the newest `most` received, of
 * members whom the viewer may see.
 */
export const badgeRow = prepared<{ unread: number; likes: number }, [viewer: number, pool: number, most: number]>(`
  select (select coalesce(sum(l.unread), 0)::int from chat_list l
           where l.member_id = $1 and not l.removed
             and l.other_id not in (select b.other_id from blocks_both_ways b where b.member_id = $1)) as unread,
         (select count(*)::int
            from (select liker_id, seen_at from likes where liked_id = $1
                   order by created_at desc, liker_id limit $3) k
            cross join lateral visibility($1, $2::smallint, k.liker_id) s
           where k.seen_at is null and s.visibility = 'shown') as likes`);
