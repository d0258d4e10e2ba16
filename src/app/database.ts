import pg from 'pg';
import type { Config } from '#platform/config/config.ts';
import { type Database, databaseOn } from '#platform/db/database.ts';
import { openEmbedded } from '#platform/db/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  embedded: boolean;
  close(): Promise<void>;
}

/** Opens the database that the configuration names and brings its schema up to date. */
export async function openDatabase(config: Config, report: (error: unknown) => void): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const pool = new pg.Pool({ connectionString: config.databaseUrl, max: 10, connectionTimeoutMillis: 5000 });
    pool.on('error', report);
    await migrate(pool);
    return { db: databaseOn(pool, report), pool, embedded: false, close: () => pool.end() };
  }
  const embedded = await openEmbedded(config.dataDir);
  embedded.pool.on('error', report);
  await migrate(embedded.pool);
  return { db: databaseOn(embedded.pool, report), pool: embedded.pool, embedded: true, close: embedded.close };
}
