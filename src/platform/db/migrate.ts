import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { refuseUnfinished } from './online/needed.ts';
import type { OnlineMigration } from './online/online-migration.ts';
import { runOnline } from './online/run-online.ts';
import { applyRoutines, type RoutinesFile } from './routines.ts';
import { isUnavailable } from './unavailable.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Any number of our own: whoever holds it migrates. */
const LOCK = 7_310_412_601;
/** Milliseconds that a process waits for another one that migrates, and between two looks: up to twice as long. */
const LOCK_TIMEOUT_MS = 120_000;
const LOCK_DELAY_MS = 100;
/** Up to so many rows the start runs long changes itself, for so many milliseconds at most; the embedded database's always. */
const FEW_ROWS = 10_000;
const ONLINE_TIMEOUT_MS = 20_000;

/** The first of the migrations that no release ever had; the baseline took their place. */
const BEFORE_RELEASE = '0001_foundation';

export interface Schema {
  folder?: string;
  dataDir?: string;
  routines: readonly RoutinesFile[];
  /** Changes that take long: those of small tables are made here, what is left runs beside the product. */
  online?: readonly OnlineMigration[];
  /** Names of those that have to be finished before. */
  needed?: readonly string[];
}

/**
 * Brings the schema up to the newest numbered file and its routines to their files, in one transaction: all of it or
 * nothing. Of several processes at once one migrates while the others wait for it.
 * @throws StartError for a schema newer than these files or from before the first release, a migration that fails, or
 * one that takes too long elsewhere.
 */
export async function migrate(pool: pg.Pool, schema: Schema): Promise<void> {
  const work = () => migrateOnce(pool, schema);
  // The embedded database has one connection and one process.
  if (pool.options.max === 1) return work();
  const holder = await pool.connect();
  let broken: Error | undefined;
  try {
    // Held by a transaction and not by the session, so that a pooler that hands out connections by transaction keeps it too.
    await takeLock(holder);
    await work();
  } finally {
    await holder.query('rollback').catch((error: Error) => {
      broken = error;
    });
    holder.release(broken);
  }
}

/** Asks again and again: whoever waits in the lock has a snapshot, for which `create index concurrently` waits. */
async function takeLock(holder: pg.PoolClient): Promise<void> {
  const until = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    await holder.query('begin; set local idle_in_transaction_session_timeout = 0');
    const { rows } = await holder.query<{ taken: boolean }>(`select pg_try_advisory_xact_lock(${LOCK}) as taken`);
    if (rows[0]?.taken) return;
    await holder.query('rollback');
    if (Date.now() > until)
      throw new StartError(
        'Another process has been migrating this database for two minutes. Wait until it is done, or end it, and start again.',
      );
    await sleep(LOCK_DELAY_MS * (1 + Math.random()));
  }
}

async function migrateOnce(pool: pg.Pool, schema: Schema): Promise<void> {
  const { folder = MIGRATIONS, dataDir, routines, online = [], needed = [] } = schema;
  const client = await pool.connect();
  let broken: Error | undefined;
  let committing = false;
  try {
    // Open before the runner's own: what it looks up first belongs to it as well, and so do the limits.
    await client.query('begin; set local statement_timeout = 0; set local lock_timeout = 0');
    await refuseOthers(client, knownMigrations(folder), dataDir);
    await refuseUnfinished(client, needed);
    const done = await runner({
      dbClient: withinTransaction(client),
      dir: folder,
      direction: 'up',
      migrationsTable: 'migrations',
      checkOrder: true,
      singleTransaction: true,
      noLock: true,
      log: () => {},
    });
    await applyRoutines(client, routines, done.length > 0);
    committing = true;
    await client.query('commit');
    committing = false;
    for (const migration of online) await runIfSmall(client, migration, pool.options.max === 1);
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    if (error instanceof StartError) throw error;
    const { message } = error as Error;
    if (committing && isUnavailable(error))
      throw new StartError(`The database did not answer when the migration was to be kept: ${message}. Start again.`);
    throw new StartError(`The database could not be migrated and is as it was before: ${message}.`);
  } finally {
    client.release(broken);
  }
}

async function runIfSmall(client: pg.PoolClient, migration: OnlineMigration, alone: boolean): Promise<void> {
  const few = `select count(*) < ${FEW_ROWS} as few from (select from ${migration.table} limit ${FEW_ROWS}) first`;
  const { rows } = await client.query<{ few: boolean }>(few);
  if (!alone && !rows[0]?.few) return;
  const signal = AbortSignal.timeout(ONLINE_TIMEOUT_MS);
  const run = { client, holder: randomUUID(), obstacle: async () => null, note: () => {}, signal };
  await runOnline(migration, run).catch((error: Error) => {
    // On a server it goes on beside the product, which says what it failed for.
    if (alone)
      throw new StartError(
        `A change of the database failed and can be begun again: ${migration.name}, ${error.message}.`,
      );
  });
}

/** The runner begins and commits by itself, and what comes after it belongs to the same transaction. */
function withinTransaction(client: pg.PoolClient): pg.ClientBase {
  const query = async (text: string, values?: unknown[]) =>
    text === 'BEGIN' || text === 'COMMIT' ? { rows: [] } : client.query(text, values);
  return Object.assign(Object.create(client), { query });
}

/** Code that does not know the schema must not write into it. */
async function refuseOthers(client: pg.PoolClient, known: string[], dataDir: string | undefined): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('migrations') is not null as there");
  if (!rows[0]?.there) return;
  const done = await client.query<{ name: string }>('select name from migrations order by id');
  const unknown = done.rows.map(({ name }) => name).filter((name) => !known.includes(name));
  const [first] = unknown;
  if (!first) return;
  if (first === BEFORE_RELEASE)
    throw new StartError(
      `The data in ${dataDir ?? 'this database'} was made by a version before the first release, and cannot be brought up to date: ${dataDir ? `delete the folder ${dataDir} and start again` : 'make an empty database and name it in DATABASE_URL'}.`,
    );
  throw new StartError(
    `The database was migrated by a newer version of Kindling (${first}), which this one does not know: start that version or a later one.`,
  );
}

/** Names of the migrations that this code knows, in the order of their numbers. */
export const knownMigrations = (folder: string = MIGRATIONS): string[] =>
  readdirSync(folder)
    .map((file) => file.replace(/\.sql$/, ''))
    .sort();
