import type { Sql } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { archiverState, insertBackup, newestBackups, newestDrill } from './queries.ts';

export interface VerifiedBackup {
  name: string;
  made: Date;
  verified: Date;
  bytes: number;
}

export async function noteBackup(sql: Sql, backup: VerifiedBackup): Promise<void> {
  await insertBackup(sql, backup);
}

/** The last of each kind that was ever made: `dump`, `pgbackrest`. */
export const lastBackups = (sql: Sql): Promise<RowOf<typeof newestBackups>[]> => newestBackups(sql);

/** The last restore that was tried elsewhere; null when there is none. */
export const lastDrill = (sql: Sql): Promise<RowOf<typeof newestDrill> | null> => newestDrill.one(sql);

/** Seconds since WAL was archived last, or since the server started; null where it archives none. */
export async function archiveOf(sql: Sql): Promise<{ seconds: number; isFailing: boolean } | null> {
  const state = await archiverState.one(sql);
  return state?.is_on ? { seconds: state.seconds ?? 0, isFailing: state.is_failing ?? false } : null;
}
