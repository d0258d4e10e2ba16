import type { Sql } from '#platform/db/database.ts';
import { putOffWeekly, settlePending, settleWaitingNotices } from './queries.ts';

/** Counts as told what waits to be: of an older copy of the database somebody may have been told it already. */
export async function settleWaiting(sql: Sql, now: Date): Promise<void> {
  await settleWaitingNotices(sql, { now });
  await settlePending(sql, { now });
  await putOffWeekly(sql, { now });
}
