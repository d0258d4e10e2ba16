import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import type pg from 'pg';
import { StartError } from '../start-error.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Any number of our own: whoever holds it migrates. */
const LOCK = 7_310_412_601;
/** Milliseconds that a process waits for another one that migrates. */
const PATIENCE = 120_000;

/**
 * Brings the schema up to the newest numbered file, in one transaction: all of it or nothing. Of several processes at
 * once one migrates while the others wait for it.
 * @param folder where the numbered files are.
 * @throws StartError for a schema newer than these files, a migration that fails, or one that takes too long elsewhere.
 */
export async function migrate(pool: pg.Pool, folder: string = MIGRATIONS): Promise<void> {
  // The embedded database has one connection and one process.
  if (pool.options.max === 1) return migrateOnce(pool, folder);
  const holder = await pool.connect();
  let broken: Error | undefined;
  try {
    // Held by a transaction and not by the session, so that a pooler that hands out connections by transaction keeps it too.
    await holder.query(`begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`);
    await holder.query(`set local lock_timeout = ${PATIENCE}`);
    await holder.query(`select pg_advisory_xact_lock(${LOCK})`);
    await migrateOnce(pool, folder);
  } catch (error) {
    if ((error as { code?: string }).code !== '55P03') throw error;
    throw new StartError(
      'Another process has been migrating this database for two minutes. Wait until it is done, or end it, and start again.',
    );
  } finally {
    await holder.query('rollback').catch((error: Error) => {
      broken = error;
    });
    holder.release(broken);
  }
}

async function migrateOnce(pool: pg.Pool, folder: string): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // Open before the runner's own: what it looks up first belongs to it as well, and so do the limits.
    await client.query('begin; set local statement_timeout = 0; set local lock_timeout = 0');
    await refuseNewer(client, folder);
    await runner({
      dbClient: client,
      dir: folder,
      direction: 'up',
      migrationsTable: 'migrations',
      checkOrder: true,
      singleTransaction: true,
      noLock: true,
      log: () => {},
    });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    if (error instanceof StartError) throw error;
    const { message } = error as Error;
    throw new StartError(`The database could not be migrated and is as it was before: ${message}.`);
  } finally {
    client.release(broken);
  }
}

/** Code that does not know the schema must not write into it. */
async function refuseNewer(client: pg.PoolClient, folder: string): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('migrations') is not null as there");
  if (!rows[0]?.there) return;
  const known = new Set(knownMigrations(folder));
  const done = await client.query<{ name: string }>('select name from migrations order by id');
  const unknown = done.rows.filter(({ name }) => !known.has(name));
  const [first] = unknown;
  if (first)
    throw new StartError(
      `The database was migrated by a newer version of Kindling (${first.name}), which this one does not know: start that version or a later one.`,
    );
}

/** Names of the migrations that this code knows, in the order of their numbers. */
export const knownMigrations = (folder: string = MIGRATIONS): string[] =>
  readdirSync(folder)
    .map((file) => file.replace(/\.sql$/, ''))
    .sort();
