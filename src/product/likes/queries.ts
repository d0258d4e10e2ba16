import type pg from 'pg';
import { prepared } from '#platform/db/prepared.ts';
import { CARD_COLUMNS, CARD_JOINS, type CardRow } from '#product/members/cards/cards.ts';
import type { Standing } from '#product/safety/contract.ts';

/** Until the transaction ends, neither of two members likes the other in another one. The order of the two does not matter. */
export const lockPair = prepared<never, [member: number, other: number]>(`
  select pg_advisory_xact_lock(hashtextextended(
    'like ' || least($1::bigint, $2::bigint) || ' ' || greatest($1::bigint, $2::bigint), 0))`);

export const insertLike = prepared<{ liked_id: number }, [liker: number, liked: number, now: Date]>(`
  insert into likes (liker_id, liked_id, created_at) values ($1, $2, $3)
  on conflict (liker_id, liked_id) do nothing returning liked_id`);

/** Returns a row when there was such a like. */
export const deleteLike = prepared<{ liked_id: number }, [liker: number, liked: number]>(
  'delete from likes where liker_id = $1 and liked_id = $2 returning liked_id',
);

/** Returns a row when it was not seen before. */
export const markSeen = prepared<{ liked_id: number }, [liker: number, liked: number, now: Date]>(
  'update likes set seen_at = $3 where liker_id = $1 and liked_id = $2 and seen_at is null returning liked_id',
);

/** How things stand between a member and another of the same pool; no row when there is no such other. */
export const standing = prepared<
  Standing & pg.QueryResultRow & { likes: boolean; liked_back: boolean; liker_shown: boolean },
  [member: number, other: number]
>(`
  select s.visibility, s.listed, takes_part(liker.status, a.status) as liker_shown,
         exists (select from likes l where l.liker_id = $1 and l.liked_id = $2) as likes,
         exists (select from likes l where l.liker_id = $2 and l.liked_id = $1) as liked_back
    from members liker join accounts a on a.id = liker.id cross join lateral visibility($1, liker.pool, $2) s
   where liker.id = $1`);

/** Newest first, with cards; `seen` tells of likes received whether the member has looked at them. */
export const likesOf = prepared<CardRow & { received: boolean; seen: boolean }, [member: number, most: number]>(`
  select k.received, k.seen, ${CARD_COLUMNS}
    from (
      (select l.liked_id as other_id, false as received, true as seen, l.created_at from likes l
        where l.liker_id = $1 order by l.created_at desc, l.liked_id limit $2)
      union all
      (select l.liker_id, true, l.seen_at is not null, l.created_at from likes l
        where l.liked_id = $1 order by l.created_at desc, l.liker_id limit $2)) k
    join members m on m.id = k.other_id ${CARD_JOINS}
   order by k.created_at desc, k.other_id`);
