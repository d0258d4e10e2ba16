import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import type pg from 'pg';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Brings the schema up to the newest numbered file; two processes at once wait for each other. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await runner({
      dbClient: client,
      dir: folder,
      direction: 'up',
      migrationsTable: 'migrations',
      checkOrder: true,
      singleTransaction: true,
      log: () => {},
    });
  } finally {
    client.release();
  }
}
