import { statement } from '#platform/db/statement.ts';
import { CARD_COLUMNS, CARD_JOINS, type CardColumns } from '#product/members/cards-of.ts';
import type * as described from '../queries.gen.ts';

/** Until the transaction ends no other one decides in this member's game; `passed_id` is who can be taken back. */
export const lockGame = statement<described.LockGame>(`
  insert into swipe_games (member_id) values (:member)
  on conflict (member_id) do update set member_id = excluded.member_id returning passed_id`);

/** Notes whom the last decision passed, null for a decision that cannot be taken back. */
export const setPassed = statement<described.SetPassed>(
  'update swipe_games set passed_id = :passed? where member_id = :member',
);

export const givenLikes = statement<described.GivenLikes>(`
  select liked_id, created_at from swipe_likes where member_id = :member and created_at > :since`);

export const existingLike = statement<described.ExistingLike>(
  'select liked_id from likes where liker_id = :member and liked_id = :other',
);

export const findSwipePass = statement<described.FindSwipePass>(
  "select passed_id from passes where member_id = :member and passed_id = :other and kind = 'swipe'",
);

/** A like that is given again after its day counts anew. */
export const insertSwipeLike = statement<described.InsertSwipeLike>(`
  insert into swipe_likes (member_id, liked_id, created_at) values (:member, :liked, :now)
  on conflict (member_id, liked_id) do update set created_at = excluded.created_at`);

/** Also whoever was passed last (`liked_at` null); a like of somebody out of sight counts all the same. */
export const gameRows = statement<described.GameRows, CardColumns>(`
  select k.liked_at, ${CARD_COLUMNS},
         exists (select from likes b where b.liker_id = m.id and b.liked_id = :viewer) as likes_back
    from (
      select liked_id as other_id, created_at as liked_at from swipe_likes where member_id = :viewer and created_at > :since
      union all
      select g.passed_id, null from swipe_games g
        join passes p on p.member_id = g.member_id and p.passed_id = g.passed_id and p.kind = 'swipe' where g.member_id = :viewer) k
    join members m on m.id = k.other_id ${CARD_JOINS}
   order by k.liked_at, k.other_id`);

export const BATCH_SIZE = 5000;

export const deleteOldSwipeLikes = statement<described.DeleteOldSwipeLikes>(`
  delete from swipe_likes where (member_id, liked_id) in (
    select member_id, liked_id from swipe_likes where created_at < :before limit ${BATCH_SIZE} for update skip locked)
  returning liked_id`);

export const tellWanted = statement<described.TellWanted>(
  'select member_id from swipe_games where member_id = :member and tell_when_back',
);

export const setTellWanted = statement<described.SetTellWanted>(
  'update swipe_games set tell_when_back = :tell where member_id = :member',
);

/** As `tellWanted`; locks the row, so that two jobs do not tell twice. */
export const lockTellWanted = statement<described.LockTellWanted>(
  'select member_id from swipe_games where member_id = :member and tell_when_back for update',
);

export const siteOf = statement<described.SiteOf>('select site_id from accounts where id = :member');
