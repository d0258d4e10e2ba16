import { statement } from '#platform/db/statement.ts';
import { STATE_COLUMN } from '#product/accounts/versions/versions.ts';
import { CARD_COLUMNS, CARD_JOINS, type CardColumns } from '#product/members/cards/cards.ts';
import type { Standing } from '#product/safety/contract.ts';
import type * as described from './queries.gen.ts';

/** Until the transaction ends, neither of two members likes the other in another one. The order of the two does not matter. */
export const lockPair = statement<described.LockPair>(`
  select pg_advisory_xact_lock(hashtextextended(
    'like ' || least(:member::bigint, :other::bigint) || ' ' || greatest(:member::bigint, :other::bigint), 0))`);

export const insertLike = statement<described.InsertLike>(`
  insert into likes (liker_id, liked_id, created_at) values (:liker, :liked, :now)
  on conflict (liker_id, liked_id) do nothing returning liked_id`);

/** Returns a row when there was such a like. */
export const deleteLike = statement<described.DeleteLike>(
  'delete from likes where liker_id = :liker and liked_id = :liked returning liked_id',
);

/** Returns a row when it was not seen before. */
export const markSeen = statement<described.MarkSeen>(
  'update likes set seen_at = :now where liker_id = :liker and liked_id = :liked and seen_at is null returning liked_id',
);

/** How things stand between a member and another of the same pool; no row when there is no such other. */
export const standing = statement<described.Standing, Standing & { liker_shown: boolean }>(`
  select s.visibility, s.listed, takes_part(liker.status, a.status) as liker_shown,
         exists (select from likes l where l.liker_id = :member and l.liked_id = :other) as likes,
         exists (select from likes l where l.liker_id = :other and l.liked_id = :member) as liked_back
    from members liker join accounts a on a.id = liker.id cross join lateral visibility(:member, liker.pool, :other) s
   where liker.id = :member`);

/** Until the transaction ends no other one confirms the address of the account. Read what holds only after it. */
export const lockLiker = statement<described.LockLiker>('select id from accounts where id = :liker for no key update');

/**
 * Gives all likes of a member anew, now, in their order and unseen: nobody could see them before. With what each liked member
 * is to them, and whether it is a match.
 */
export const giveAnew = statement<described.GiveAnew, Pick<Standing, 'visibility'>>(`
  update likes l set created_at = :now::timestamptz - k.nth * interval '1 millisecond', seen_at = null
    from (select liked_id, row_number() over (order by created_at desc, liked_id) as nth from likes where liker_id = :liker) k,
         members me
   where l.liker_id = :liker and l.liked_id = k.liked_id and me.id = :liker
  returning l.liked_id, (select s.visibility from visibility(me.id, me.pool, l.liked_id) s) as visibility,
            exists (select from likes b where b.liker_id = l.liked_id and b.liked_id = :liker) as match`);

/** Newest first, with cards; `seen` tells of likes received whether the member has looked at them. */
export const likesOf = statement<described.LikesOf, CardColumns>(`
  select k.received, k.seen, ${CARD_COLUMNS}, ${STATE_COLUMN}
    from (
      (select l.liked_id as other_id, false as received, true as seen, l.created_at from likes l
        where l.liker_id = :viewer order by l.created_at desc, l.liked_id limit :most)
      union all
      (select l.liker_id, true, l.seen_at is not null, l.created_at from likes l
        where l.liked_id = :viewer order by l.created_at desc, l.liker_id limit :most)) k
    join members m on m.id = k.other_id ${CARD_JOINS}
   order by k.created_at desc, k.other_id`);
