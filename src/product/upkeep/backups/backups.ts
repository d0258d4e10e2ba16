import type { Sql } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { insertBackup, newestBackup } from './queries.ts';

/** A backup that was read back whole. */
export interface VerifiedBackup {
  /** Of its folder. */
  name: string;
  made: Date;
  verified: Date;
  bytes: number;
}

export async function noteBackup(sql: Sql, backup: VerifiedBackup): Promise<void> {
  await insertBackup(sql, backup);
}

/** null when there is none. */
export const lastBackup = (sql: Sql): Promise<RowOf<typeof newestBackup> | null> => newestBackup.one(sql);
