import { statement } from '#platform/db/statement.ts';
import type { Relationship } from '#product/safety/contract.ts';
import type * as described from './queries.gen.ts';

export const giveLike = statement<
  described.GiveLike,
  { verdict: 'ok' | 'repeated' | 'not_found' | 'unsuited'; is_match: boolean; is_told: boolean }
>('select verdict, is_match, is_told from like_member(:liker, :liked, :now)');

export const deleteLike = statement<described.DeleteLike>(
  'delete from likes where liker_id = :liker and liked_id = :liked returning liked_id',
);

/** Returns a row when it was not seen before. */
export const markSeen = statement<described.MarkSeen>(
  'update likes set seen_at = :now where liker_id = :liker and liked_id = :liked and seen_at is null returning liked_id',
);

export const relationship = statement<described.Relationship, Relationship>(`
  select s.visibility, s.listed,
         exists (select from likes l where l.liker_id = :member and l.liked_id = :other) as likes,
         exists (select from likes l where l.liker_id = :other and l.liked_id = :member) as liked_back
    from members liker cross join lateral visibility(:member, liker.pool, :other) s
   where liker.id = :member`);

/**
 * Gives all likes of a member anew, now, in their order and unseen: nobody could see them before. With what each liked member
 * is to them, and whether it is a match.
 */
export const renewLikes = statement<described.RenewLikes, Pick<Relationship, 'visibility'>>(`
  update likes l set created_at = :now::timestamptz - k.nth * interval '1 millisecond', seen_at = null
    from (select liked_id, row_number() over (order by created_at desc, liked_id) as nth from likes where liker_id = :liker) k,
         members me
   where l.liker_id = :liker and l.liked_id = k.liked_id and me.id = :liker
  returning l.liked_id, (select s.visibility from visibility(me.id, me.pool, l.liked_id) s) as visibility,
            exists (select from likes b where b.liker_id = l.liked_id and b.liked_id = :liker) as match`);

export const deleteLikesOf = statement<described.DeleteLikesOf>(
  'delete from likes where liker_id = :account or liked_id = :account returning liker_id, liked_id',
);

export const deleteSwipeLikes = statement<described.DeleteSwipeLikes>(
  'delete from swipe_likes where member_id = :account or liked_id = :account returning liked_id',
);

export const deleteSwipeGame = statement<described.DeleteSwipeGame>(`
  with own as (delete from swipe_games where member_id = :account)
  update swipe_games set passed_id = null where passed_id = :account and member_id <> :account returning member_id`);

export const likeData = statement<described.LikeData>(`
  select (select coalesce(jsonb_agg(l order by l.created_at), '[]')
            from likes l where l.liker_id = :account or l.liked_id = :account) as likes,
         (select coalesce(jsonb_agg(s order by s.created_at), '[]') from swipe_likes s where s.member_id = :account) as swipe_likes,
         (select coalesce(jsonb_agg(g), '[]') from swipe_games g where g.member_id = :account) as swipe_games`);
