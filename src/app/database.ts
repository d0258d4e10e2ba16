import type pg from 'pg';
import type { Config } from '#platform/config/config.ts';
import { type Database, databaseOn } from '#platform/db/database.ts';
import { openEmbedded } from '#platform/db/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openServerPool } from '#platform/db/server-pool.ts';

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  embedded: boolean;
  close(): Promise<void>;
}

/**
 * Opens the database that the configuration names and brings its schema up to date.
 * @throws StartError with a sentence that says what to do.
 */
export async function openDatabase(config: Config, report: (error: unknown) => void): Promise<OpenDatabase> {
  const { databaseUrl: url, databasePool: max, databaseStatements: statements } = config;
  if (url) {
    const pool = await openServerPool(url, { variable: 'DATABASE_URL', max, report });
    await migrate(pool);
    return { db: databaseOn(pool, report, statements), pool, embedded: false, close: () => pool.end() };
  }
  const embedded = await openEmbedded(config.dataDir);
  embedded.pool.on('error', report);
  await migrate(embedded.pool);
  return { db: databaseOn(embedded.pool, report), pool: embedded.pool, embedded: true, close: embedded.close };
}
