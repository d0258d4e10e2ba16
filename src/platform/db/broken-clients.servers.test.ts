import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, inject as provided, test } from 'vitest';
import { emptyPool } from '#tests/empty-pool.ts';
import { withDatabase } from '#tests/template-url.ts';
import { databaseOn, type Tx } from './database.ts';
import { migrate } from './migrate.ts';
import { poolOn } from './server-pool.ts';
import { isUnavailable } from './unavailable.ts';
import { UnknownCommit } from './unknown-commit.ts';

const admin = await emptyPool();
const { rows } = await admin.query<{ name: string }>('select current_database() as name');
const url = withDatabase(provided('databaseUrl'), rows[0]?.name ?? '');
await admin.query('create table written (id int)');

async function terminate(tx: Tx): Promise<void> {
  const own = await tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' });
  await admin.query('select pg_terminate_backend($1, 5000)', [own.rows[0]?.pid]);
}

function productOn(address: string) {
  const told: unknown[] = [];
  const pool = poolOn(address, { max: 2, report: (error) => told.push(error) });
  onTestFinished(() => pool.end());
  return { pool, db: databaseOn(pool, (error) => told.push(error)), told };
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'none',
    (error: unknown) => error,
  );

test('a connection that breaks between two statements fails its transaction alone', async () => {
  const { db, pool } = productOn(url);
  let afterwards = 0;
  const failure = await failureOf(
    db.transaction(async (tx) => {
      tx.afterCommit(() => {
        afterwards += 1;
      });
      await tx.query({ text: 'insert into written values (1)' });
      await terminate(tx);
      await tx.query({ text: 'insert into written values (2)' });
    }),
  );
  expect(isUnavailable(failure)).toBe(true);
  expect(await db.transaction(async (tx) => (await tx.query({ text: 'select from written' })).rowCount)).toBe(0);
  expect(afterwards).toBe(0);
  expect(pool.totalCount).toBe(1);
});

test('a connection that breaks under a statement fails its transaction alone', async () => {
  const { db } = productOn(url);
  const failure = await failureOf(
    db.transaction(async (tx) => {
      const own = await tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' });
      const slow = tx.query({ text: 'select pg_sleep(60)' });
      slow.catch(() => {});
      await admin.query('select pg_terminate_backend($1, 5000)', [own.rows[0]?.pid]);
      await slow;
    }),
  );
  expect(isUnavailable(failure)).toBe(true);
  expect((await db.query({ text: 'select 1 as one' })).rows).toEqual([{ one: 1 }]);
});

test('a connection that breaks while nobody uses it is told once and replaced', async () => {
  const { db, pool, told } = productOn(url);
  const client = await pool.connect();
  const own = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  client.release();
  const removed = new Promise((resolve) => pool.once('remove', resolve));
  await admin.query('select pg_terminate_backend($1, 5000)', [own.rows[0]?.pid]);
  await removed;
  expect((await db.query({ text: 'select 1 as one' })).rows).toEqual([{ one: 1 }]);
  expect(told).toHaveLength(1);
});

/** A way to the server on which the answer to a commit is lost. */
async function losingCommits(): Promise<string> {
  const { hostname, port } = new URL(url);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let committing = false;
    near.on('data', (bytes) => {
      committing ||= bytes.includes('commit');
      far.write(bytes);
    });
    far.on('data', (bytes) => (committing ? near.destroy() : near.write(bytes)));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => {}).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  const way = new URL(url);
  way.port = String(address !== null && typeof address === 'object' ? address.port : 0);
  return way.href;
}

test('a commit whose answer is lost is told as unknown: nothing is told to others, and nothing is repeated', async () => {
  const { db, pool } = productOn(await losingCommits());
  let afterwards = 0;
  let runs = 0;
  const failure = await failureOf(
    db.transaction(async (tx) => {
      runs += 1;
      tx.afterCommit(() => {
        afterwards += 1;
      });
      await tx.query({ text: 'insert into written values (3)' });
    }),
  );
  expect(failure).toBeInstanceOf(UnknownCommit);
  expect(isUnavailable(failure)).toBe(true);
  expect((await admin.query('select id from written')).rows).toEqual([{ id: 3 }]);
  expect([runs, afterwards, pool.totalCount]).toEqual([1, 0, 0]);
});

test('a connection that breaks in a migration ends the start with a sentence, and the next start goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindling-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '0001_slow.sql');
  writeFileSync(file, 'create table slow (id int); select pg_sleep(60)');
  const { pool } = productOn(url);
  const failure = failureOf(migrate(pool, { folder, routines: [] }));
  const sleeping = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
                     where datname = current_database() and query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`;
  while ((await admin.query(sleeping)).rowCount === 0);
  expect(await failure).toMatchObject({ message: expect.stringMatching(/^The database could not be migrated/) });
  writeFileSync(file, 'create table slow (id int)');
  await migrate(pool, { folder, routines: [] });
  expect((await pool.query('select * from slow')).rows).toEqual([]);
});
