import type pg from 'pg';
import { prepared } from '#platform/db/prepared.ts';
import { RELATION_COLUMNS, type Relation } from '#product/media/sight/sight.ts';

/**
 * Unread messages of the conversations that the chat list shows, and how the viewer stands with each sender of a new like among
 * the newest `most` received.
 */
export const badgeRow = prepared<
  { unread: number; likers: Relation[] } & pg.QueryResultRow,
  [viewer: number, most: number]
>(`
  select (select coalesce(sum(l.unread), 0)::int from chat_list l
           where l.member_id = $1 and not l.removed
             and l.other_id not in (select b.blocked_id from blocks b where b.blocker_id = $1)
             and l.other_id not in (select b.blocker_id from blocks b where b.blocked_id = $1)) as unread,
         (select coalesce(json_agg(r), '[]') from (
            select ${RELATION_COLUMNS}
              from (select liker_id, seen_at from likes where liked_id = $1
                     order by created_at desc, liker_id limit $2) k
              join members m on m.id = k.liker_id join accounts a on a.id = m.id
             where k.seen_at is null) r) as likers`);
