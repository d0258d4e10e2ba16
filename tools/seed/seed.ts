// Fills the PostgreSQL database that DATABASE_URL names with load data. See docs/load-data.md.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { onlineMigrations } from '#app/online-migrations.ts';
import { routinesFiles } from '#app/routines.ts';
import { DEMO_LOGINS } from '#demo/accounts.ts';
import { readConfig } from '#platform/config/config.ts';
import { surviveBrokenClients } from '#platform/db/broken-clients.ts';
import { databaseOn } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { progressOf } from '#platform/db/online/needed.ts';
import type { OnlineState } from '#platform/db/online/online-state.ts';
import { runOnline } from '#platform/db/online/run-online.ts';
import { openServerPool } from '#platform/db/server-pool.ts';
import { StartError } from '#platform/start-error.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { features } from '../checks/places.ts';
import { fill } from './fill.ts';
import { readOptions } from './options.ts';
import { settle } from './settle.ts';

const began = performance.now();
const tell = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${line}`);

try {
  const options = readOptions(process.argv.slice(2));
  // Sends no mail, so the server's own MODE and what that asks for do not matter here.
  const config = readConfig({ ...process.env, MODE: 'demo' });
  if (!config.databaseUrl)
    throw new StartError(
      'DATABASE_URL is not set: load data is for a PostgreSQL server. The embedded database has the demo (npm start).',
    );
  const report = (error: unknown) => console.error(error);
  const serving = await openServerPool(config.databaseUrl, { variable: 'DATABASE_URL', max: 2, report });
  // An empty database gets its long changes at the end: what has no parts yet is filled without indexes.
  await migrate(serving, { routines: routinesFiles(features) });
  await serving.end();
  // What serves gives up on statements after seconds; these take minutes.
  const onConnect = (client: pg.ClientBase): Promise<unknown> =>
    client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
  const pool = new pg.Pool({ connectionString: config.databaseUrl, max: 2, onConnect });
  pool.on('error', report);
  surviveBrokenClients(pool);
  const db = databaseOn(pool, report);
  const filled = await fill(db, await openStorage(config), options, new Date(), tell);
  await changeOnline(pool, tell);
  for (const line of await settle(db, tell)) console.log(line);
  await pool.end();
  console.log(`\n${options.members} members in ${((performance.now() - began) / 1000).toFixed(0)} seconds. Log in as`);
  for (const login of [...(filled.demo ? DEMO_LOGINS.map((known) => known.login) : []), filled.someLogin])
    console.log(`  ${login.padEnd(30)} ${filled.password}`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

async function changeOnline(pool: pg.Pool, tell: (line: string) => void): Promise<void> {
  const client = await pool.connect();
  const { signal } = new AbortController();
  const note = (state: OnlineState) => tell(`${state.name}: ${progressOf(state)}`);
  for (const migration of onlineMigrations)
    await runOnline(migration, { client, holder: randomUUID(), obstacle: async () => null, note, signal });
  client.release();
}
