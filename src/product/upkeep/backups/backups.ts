import type { Sql } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { insertBackup, newestBackup } from './queries.ts';

export interface VerifiedBackup {
  name: string;
  made: Date;
  verified: Date;
  bytes: number;
}

export async function noteBackup(sql: Sql, backup: VerifiedBackup): Promise<void> {
  await insertBackup(sql, backup);
}

export const lastBackup = (sql: Sql): Promise<RowOf<typeof newestBackup> | null> => newestBackup.one(sql);
