import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const deleteLikesOf = statement<described.DeleteLikesOf>(
  'delete from likes where liker_id = :account or liked_id = :account returning liker_id, liked_id',
);

export const deleteSwipeLikes = statement<described.DeleteSwipeLikes>(
  'delete from swipe_likes where member_id = :account or liked_id = :account returning liked_id',
);

/** The member's own, and of others whom they passed last. */
export const deleteSwipeGame = statement<described.DeleteSwipeGame>(`
  with own as (delete from swipe_games where member_id = :account)
  update swipe_games set passed_id = null where passed_id = :account and member_id <> :account returning member_id`);

export const likeData = statement<described.LikeData>(`
  select (select coalesce(jsonb_agg(l order by l.created_at), '[]')
            from likes l where l.liker_id = :account or l.liked_id = :account) as likes,
         (select coalesce(jsonb_agg(s order by s.created_at), '[]') from swipe_likes s where s.member_id = :account) as swipe_likes,
         (select coalesce(jsonb_agg(g), '[]') from swipe_games g where g.member_id = :account) as swipe_games`);
