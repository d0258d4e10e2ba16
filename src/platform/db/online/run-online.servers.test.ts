import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, inject as provided, test } from 'vitest';
import { emptyPool } from '#tests/empty-pool.ts';
import { migrate } from '../migrate.ts';
import type { Obstacle } from './obstacle-names.ts';
import { indexStep, type OnlineMigration, type OnlineStep } from './online-migration.ts';
import { beatOnline, onlineStates } from './online-state.ts';
import { OnlineInterrupted, type OnlineRun, runOnline } from './run-online.ts';

const ROWS = 3000;
const pool = provided('databaseUrl') ? await emptyPool() : null;

async function table(): Promise<{ name: string; sql: pg.Pool }> {
  if (!pool) throw new Error('needs a server');
  await migrate(pool, { routines: [] });
  const name = `grown_${randomUUID().slice(0, 8)}`;
  await pool.query(`create table ${name} (id bigint primary key, word text, visits int not null default 0)`);
  await pool.query(`insert into ${name} select n, 'word ' || n % 1000 from generate_series(1, ${ROWS}) n`);
  return { name, sql: pool };
}

/** A connection that is lost at its nth statement, as that of a process that is killed. */
async function connection(lostAt = Number.POSITIVE_INFINITY): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: pool?.options.connectionString ?? '' });
  client.on('error', () => {});
  onTestFinished(() => client.end().catch(() => undefined));
  await client.connect();
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  let asked = 0;
  client.query = (async (...args: unknown[]) => {
    asked += 1;
    if (asked < lostAt) return query(...args);
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    throw new Error('the connection is gone');
  }) as typeof client.query;
  return client;
}

const runOf = async (change: Partial<OnlineRun> = {}): Promise<OnlineRun> => ({
  client: await connection(),
  holder: randomUUID(),
  obstacle: async () => null,
  note: () => {},
  signal: new AbortController().signal,
  ...change,
});

const visit = (name: string): OnlineStep => ({
  kind: 'batches',
  name: 'visit',
  isDone: `select not exists (select from ${name} where visits = 0) as done`,
  expected: `select ${ROWS} as rows`,
  sql: `with next as (select id from ${name} where id > $1 order by id limit $2),
             seen as (update ${name} t set visits = t.visits + 1 from next where t.id = next.id returning t.id)
        select max(id) as last, count(*)::int as rows from seen`,
});
const all = (name: string): OnlineMigration => ({
  name,
  table: name,
  steps: [
    {
      kind: 'statements',
      name: 'column',
      isDone: `select exists (select from pg_attribute where attrelid = '${name}'::regclass and attname = 'later') as done`,
      sql: `alter table ${name} add column later int`,
    },
    visit(name),
    indexStep(`${name}_word`, `on ${name} (word, id)`, true),
  ],
});

test.runIf(pool)(
  'a change that is killed at each of its statements ends as one that is not, with each row worked on once',
  async () => {
    const { name, sql } = await table();
    const killed = new Set<string | null>();
    const { steps } = all(name);
    for (const count of steps.keys()) {
      const migration: OnlineMigration = { name: `${name}_${count}`, table: name, steps: steps.slice(0, count + 1) };
      const holder = randomUUID();
      for (let lostAt = 1; ; lostAt += 1) {
        const run = await runOf({ client: await connection(lostAt), holder });
        if (await runOnline(migration, run).catch(() => null)) break;
        const states = await onlineStates({ query: (query) => sql.query(query) });
        killed.add(states.find((one) => one.name === migration.name)?.step ?? null);
      }
    }
    expect([...killed].sort()).toEqual([null, 'column', `${name}_word`, 'visit'].sort());
    const { rows } = await sql.query(`select distinct visits from ${name}`);
    expect(rows).toEqual([{ visits: 1 }]);
    const { rows: indexes } = await sql.query('select indisvalid from pg_index where indexrelid = $1::regclass', [
      `${name}_word`,
    ]);
    expect(indexes).toEqual([{ indisvalid: true }]);
    const last = { name: `${name}_2`, table: name, steps };
    expect(await runOnline(last, await runOf())).toBe(false);
  },
);

test.runIf(pool)('an index that could not be built is no index, says why, and is built anew', async () => {
  const { name, sql } = await table();
  await sql.query(`update ${name} set word = 'same' where id in (1, 2)`);
  const migration: OnlineMigration = {
    ...{ name, table: name },
    steps: [indexStep(`${name}_word`, `on ${name} (word) where id < 3`, true)],
  };
  await expect(runOnline(migration, await runOf())).rejects.toThrow('could not create unique index');
  const stateOf = async () =>
    (await onlineStates({ query: (query) => sql.query(query) })).find((one) => one.name === name);
  expect(await stateOf()).toMatchObject({ state: 'failed', step: `${name}_word` });
  expect((await stateOf())?.error).toContain('could not create unique index');
  await sql.query(`update ${name} set word = 'other' where id = 2`);
  expect(await runOnline(migration, await runOf())).toBe(true);
  expect(await stateOf()).toMatchObject({ state: 'done', error: null });
});

test.runIf(pool)(
  'of two processes one runs a change, and one that was taken over changes nothing any more',
  async () => {
    const { name, sql } = await table();
    let other: boolean | null = null;
    const frozen = await runOf({
      obstacle: async () => {
        if (other !== null) return null;
        other = await runOnline(all(name), await runOf());
        await sql.query("update online_migrations set heartbeat_at = now() - interval '61 seconds' where name = $1", [
          name,
        ]);
        await beatOnline({ query: (query) => sql.query(query) }, name, randomUUID());
        expect(await runOnline(all(name), await runOf())).toBe(true);
        return null;
      },
    });
    await expect(runOnline(all(name), frozen)).rejects.toBeInstanceOf(OnlineInterrupted);
    expect(other).toBe(false);
    expect((await sql.query(`select distinct visits from ${name}`)).rows).toEqual([{ visits: 1 }]);
  },
);

test.runIf(pool)(
  'a step gives way to whoever holds its table, who comes meanwhile does not wait behind it, and it says so',
  async () => {
    const { name, sql } = await table();
    const reader = await connection();
    await reader.query(`begin; select count(*) from ${name}`);
    const waits: (Obstacle | null)[] = [];
    let written = 0;
    const locked = Promise.withResolvers<void>();
    const running = runOnline(
      { name, table: name, steps: all(name).steps.slice(0, 1) },
      await runOf({
        note: ({ waits_for }) => {
          waits.push(waits_for);
          if (waits_for === 'locks') locked.resolve();
        },
      }),
    );
    await locked.promise;
    for (; written < 200; written += 1)
      await sql.query(`update ${name} set visits = visits + 1 where id = $1`, [written + 1]);
    await reader.query('commit');
    expect(await running).toBe(true);
    expect(written).toBe(200);
    expect(waits).toContain('locks');
  },
);

test.runIf(pool)('a change waits as long as something stands in its way, and ends with its process', async () => {
  const { name, sql } = await table();
  const ending = new AbortController();
  const told: (Obstacle | null)[] = [];
  const run = await runOf({
    obstacle: async () => 'copy',
    note: ({ waits_for }) => {
      told.push(waits_for);
      if (waits_for === 'copy') ending.abort();
    },
    signal: ending.signal,
  });
  await expect(runOnline(all(name), run)).rejects.toBeInstanceOf(OnlineInterrupted);
  expect(told.at(-1)).toBe('copy');
  const [state] = (await onlineStates({ query: (query) => sql.query(query) })).filter((one) => one.name === name);
  expect(state).toMatchObject({ state: 'running', waits_for: 'copy', step: 'column' });
});
