import { statement } from '#platform/db/statement.ts';
import type { Relationship } from './contract.ts';
import type * as described from './queries.gen.ts';

/** Known by a conversation, or by a like of a confirmed address. No row for somebody of another pool. */
export const acquaintance = statement<described.Acquaintance, Pick<Relationship, 'visibility'> & { known: boolean }>(`
  select s.visibility,
         exists (select from chat_list c where c.member_id = me.id and c.other_id = :other)
         or exists (select from likes l join accounts a on a.id = l.liker_id and a.status <> 'not_confirmed'
                     where l.liker_id = :other and l.liked_id = me.id)
         or exists (select from likes l where l.liker_id = me.id and l.liked_id = :other) as known
    from members me cross join lateral visibility(me.id, me.pool, :other) s
   where me.id = :member`);

export const insertBlock = statement<described.InsertBlock>(`
  insert into blocks (blocker_id, blocked_id, created_at) values (:blocker, :blocked, :now)
  on conflict (blocker_id, blocked_id) do nothing returning blocked_id`);

export const deleteBlock = statement<described.DeleteBlock>(
  'delete from blocks where blocker_id = :blocker and blocked_id = :blocked returning blocked_id',
);

export const deleteBlocksOf = statement<described.DeleteBlocksOf>(
  'delete from blocks where blocker_id = :account or blocked_id = :account returning blocker_id, blocked_id',
);

export const deleteReportsAbout = statement<described.DeleteReportsAbout>(
  'delete from reports where reported_id = :account',
);

export const blankReportsBy = statement<described.BlankReportsBy>(
  "update reports set reporter_id = null, text = '', snapshot = snapshot - 'messages' where reporter_id = :account",
);

/** Not what others did about it, nor what a report keeps of another: that is for those to tell. */
export const safetyData = statement<described.SafetyData>(`
  select (select coalesce(jsonb_agg(b order by b.created_at), '[]') from blocks b where b.blocker_id = :account) as blocks,
         (select coalesce(jsonb_agg(to_jsonb(r) - 'snapshot' order by r.created_at), '[]') from reports r where r.reporter_id = :account) as reports`);
