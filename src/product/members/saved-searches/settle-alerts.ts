import type { Sql } from '#platform/db/database.ts';
import { settleSearches } from './queries.ts';

/** Counts as told who joined until now: of an older copy of the database members may have heard of them already. */
export async function settleAlerts(sql: Sql, now: Date): Promise<void> {
  await settleSearches(sql, { now });
}
