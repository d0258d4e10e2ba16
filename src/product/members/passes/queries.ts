import { statement } from '#platform/db/statement.ts';
import { CARD_COLUMNS, CARD_JOINS, type CardColumns } from '../cards-of.ts';
import type * as described from '../queries.gen.ts';

/** No row for somebody who is not there for the member, or was set aside before. */
export const insertPass = statement<described.InsertPass>(`
  insert into passes (member_id, passed_id, kind, created_at)
  select me.id, :passed, 'not_for_me', :now
    from members me cross join lateral visibility(me.id, me.pool, :passed) s
   where me.id = :member and s.visibility = 'shown'
  on conflict (member_id, passed_id) do update set kind = excluded.kind, created_at = excluded.created_at
   where passes.kind <> excluded.kind
  returning passed_id`);

/** A pass for good stays one. No row for somebody who is not there for the member, or is set aside for good. */
export const insertSwipe = statement<described.InsertSwipe>(`
  insert into passes (member_id, passed_id, kind, created_at)
  select me.id, :passed, 'swipe', :now
    from members me cross join lateral visibility(me.id, me.pool, :passed) s
   where me.id = :member and s.visibility = 'shown'
  on conflict (member_id, passed_id) do update set created_at = excluded.created_at where passes.kind = 'swipe'
  returning passed_id`);

export const deleteSwipe = statement<described.DeleteSwipe>(
  "delete from passes where member_id = :member and passed_id = :passed and kind = 'swipe' returning passed_id",
);

export const findPass = statement<described.FindPass>(
  "select passed_id from passes where member_id = :member and passed_id = :passed and kind = 'not_for_me'",
);

export const deletePass = statement<described.DeletePass>(
  "delete from passes where member_id = :member and passed_id = :passed and kind = 'not_for_me' returning passed_id",
);

export const passedBy = statement<described.PassedBy, CardColumns>(`
  select k.created_at as passed_at, ${CARD_COLUMNS}
    from passes k join members m on m.id = k.passed_id ${CARD_JOINS}
   where k.member_id = :viewer and k.kind = 'not_for_me' and s.visibility = 'shown'
   order by k.created_at desc, k.passed_id limit :most`);

export const BATCH_SIZE = 5000;

export const deleteOldSwipes = statement<described.DeleteOldSwipes>(`
  delete from passes where (member_id, passed_id) in (
    select member_id, passed_id from passes where kind = 'swipe' and created_at < :before limit ${BATCH_SIZE} for update skip locked)
  returning passed_id`);
