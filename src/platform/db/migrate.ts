import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import type pg from 'pg';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Milliseconds that a process waits for another one that migrates at the same time, and between two looks. */
const PATIENCE = 120_000;
const LOOK = 500;

/** Brings the schema up to the newest numbered file; of two processes at once one migrates and the other waits. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const giveUp = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await migrateOnce(pool);
    } catch (error) {
      const busy = error instanceof Error && error.message.includes('already running');
      if (!busy || Date.now() > giveUp) throw error;
      await setTimeout(LOOK);
    }
  }
}

async function migrateOnce(pool: pg.Pool): Promise<void> {
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
