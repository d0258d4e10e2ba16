import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

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
