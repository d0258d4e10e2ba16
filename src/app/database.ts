import type pg from 'pg';
import type { Config } from '#platform/config/config.ts';
import { type Database, databaseOn } from '#platform/db/database.ts';
import { openEmbedded } from '#platform/db/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { ANSWER_TIMEOUT_MS, followReplicas, type Replicas } from '#platform/db/replica.ts';
import { openServerPool, poolOn } from '#platform/db/server-pool.ts';
import { sharesOf } from '#platform/db/shares.ts';
import type { Log } from '#platform/log/log.ts';
import { gaugeOf, watchPool } from '#platform/metrics/metrics.ts';
import { modules } from './modules.ts';
import { neededMigrations, onlineMigrations } from './online-migrations.ts';
import { routinesFiles } from './routines.ts';

export interface OpenDatabase {
  db: Database;
  replica: Replicas | null;
  pool: pg.Pool;
  embedded: boolean;
  close(): Promise<void>;
}

const ownSchema = () => ({
  routines: routinesFiles(modules.map(({ name }) => name)),
  online: onlineMigrations,
  needed: neededMigrations,
});

/** Milliseconds that a server which is not there yet, or has another one take its place, is waited for. */
export const START_TIMEOUT_MS = 60_000;

/** Brings the schema up to date. @param timeout milliseconds. @throws StartError that says what to do. */
export async function openDatabase(
  config: Config,
  log: Log,
  report: (error: unknown) => void,
  timeout = 0,
): Promise<OpenDatabase> {
  const { databaseUrl: url, databasePool: max, databaseStatements: statements } = config;
  if (url) {
    const onWait = (sentence: string) => log.warn(`It is waited for, a minute at most. ${sentence}`);
    const pool = await openServerPool(url, { variable: 'DATABASE_URL', max, report, timeout, onWait });
    watchPool('first', pool);
    await migrate(pool, ownSchema());
    const shares = sharesOf(max);
    for (const [work, share] of Object.entries(shares)) watchPool(`first, ${work}`, share);
    const db = databaseOn(pool, report, statements, shares);
    const replica = openReplicas(url, config, db, log, report);
    const close = async () => {
      await replica?.close();
      await pool.end();
    };
    return { db, replica, pool, embedded: false, close };
  }
  const embedded = await openEmbedded(config.dataDir, null, (err) => {
    log.fatal({ err }, 'the embedded database ended');
    // Nothing can be answered any more; the next start goes on from what is on disk.
    console.error(`${err.message}. Look at the disk of ${config.dataDir}, and start again.`);
    process.exit(1);
  });
  embedded.pool.on('error', report);
  watchPool('embedded', embedded.pool);
  await migrate(embedded.pool, { dataDir: config.dataDir, ...ownSchema() });
  return {
    db: databaseOn(embedded.pool, report),
    replica: null,
    pool: embedded.pool,
    embedded: true,
    close: embedded.close,
  };
}

/** A copy that is away does not stop the start: it is read once it is there. */
function openReplicas(
  first: string,
  config: Config,
  db: Database,
  log: Log,
  report: (error: unknown) => void,
): Replicas | null {
  const { databaseReplicaUrls: urls, databasePool: max, databaseStatements: statements } = config;
  if (urls.length === 0) return null;
  const copies = urls.map((url, place) => {
    const pool = poolOn(url, { max, report });
    watchPool(urls.length === 1 ? 'copy' : `copy ${place + 1}`, pool);
    return { url, sql: databaseOn(pool, report, statements), close: () => pool.end() };
  });
  const watch = poolOn(first, { max: 1, report, timeout: ANSWER_TIMEOUT_MS });
  const followed = followReplicas(db, databaseOn(watch, report, statements), copies, log);
  const replicas: Replicas = {
    ...followed,
    async close() {
      await followed.close();
      await watch.end();
    },
  };
  gaugeOf(
    {
      name: 'db_copy_behind_seconds',
      help: 'How old the answers of a copy may be.',
      labels: ['copy'],
      together: 'max',
    },
    () =>
      replicas
        .behind()
        .flatMap(({ place, milliseconds }) =>
          milliseconds === null ? [] : [{ labels: { copy: place }, value: milliseconds / 1000 }],
        ),
  );
  return replicas;
}
