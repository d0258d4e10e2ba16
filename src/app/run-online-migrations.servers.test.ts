import { expect, inject as provided, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { databaseOn } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import type { OnlineMigration } from '#platform/db/online/online-migration.ts';
import { openLog } from '#platform/log/log.ts';
import { emptyPool } from '#tests/empty-pool.ts';
import type { OpenDatabase } from './database.ts';
import { runOnlineMigrations } from './run-online-migrations.ts';

const LONG_SECONDS = 600;
const step = (name: string, seconds: number): OnlineMigration => ({
  name,
  table: 'migrations',
  steps: [
    {
      kind: 'statements',
      name: 'make',
      harmless: true,
      isDone: `select to_regclass('${name}') is not null as done`,
      sql: `select pg_sleep(${seconds}); create table ${name} (id int)`,
    },
  ],
});

test.runIf(provided('databaseUrl'))(
  'long changes are finished one after the other, and a process that ends does not wait for the one that runs',
  async () => {
    const pool = await emptyPool();
    await migrate(pool, { routines: [] });
    const url = pool.options.connectionString ?? '';
    const config = readConfig({ MODE: 'demo', DATABASE_URL: url, LOG_LEVEL: 'silent' });
    const database: OpenDatabase = {
      db: databaseOn(pool, console.error),
      replica: null,
      pool,
      embedded: false,
      close: async () => {},
    };
    const run = runOnlineMigrations(config, database, openLog(config), [
      step('halls', 0),
      step('towers', LONG_SECONDS),
    ]);
    const states = async () =>
      (await pool.query('select name, state, step from online_migrations order by started_at')).rows;
    await expect.poll(states).toEqual([
      { name: 'halls', state: 'done', step: null },
      { name: 'towers', state: 'running', step: 'make' },
    ]);
    const asleep = async () =>
      (await pool.query("select from pg_stat_activity where query like 'select pg_sleep(600)%' and state = 'active'"))
        .rowCount;
    await expect.poll(asleep).toBe(1);
    // Longer than a test may take, were it waited for.
    await run.stop();
    expect((await states())[1]).toMatchObject({ name: 'towers', state: 'running' });
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep(600)%' and pid <> pg_backend_pid()",
    );
  },
);
