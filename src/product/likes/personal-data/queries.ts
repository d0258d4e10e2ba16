import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const deleteLikesOf = statement<described.DeleteLikesOf>(
  'delete from likes where liker_id = :account or liked_id = :account returning liker_id, liked_id',
);

export const likeData = statement<described.LikeData>(`
  select (select coalesce(jsonb_agg(l order by l.created_at), '[]')
            from likes l where l.liker_id = :account or l.liked_id = :account) as likes`);
