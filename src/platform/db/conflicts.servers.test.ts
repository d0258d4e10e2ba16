import { expect, onTestFinished, inject as provided, test } from 'vitest';
import { emptyPool } from '#tests/empty-pool.ts';
import { withDatabase } from '#tests/template-url.ts';
import { databaseOn, type Tx } from './database.ts';
import { poolOn } from './server-pool.ts';
import { isUnavailable } from './unavailable.ts';

const admin = await emptyPool();
const { rows } = await admin.query<{ name: string }>('select current_database() as name');
const url = withDatabase(provided('databaseUrl'), rows[0]?.name ?? '');
await admin.query('create table counted (id int primary key, number int not null)');

function product() {
  const pool = poolOn(url, { max: 4, report: () => {} });
  onTestFinished(() => pool.end());
  return { pool, db: databaseOn(pool, () => {}) };
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'none',
    (error: unknown) => error,
  );

const raise = (code: string) => ({ text: `do $$ begin raise exception 'of a test' using errcode = '${code}'; end $$` });

test('two that wait for each other are both answered: the one that the server undid is tried once more', async () => {
  await admin.query('truncate counted; insert into counted values (1, 0), (2, 0)');
  const { db } = product();
  let tries = 0;
  const told: string[] = [];
  const both = Promise.withResolvers<void>();
  let locked = 0;
  const add = (first: number, second: number) =>
    db.transaction(async (tx) => {
      tries += 1;
      tx.afterCommit(() => void told.push(`${first}`));
      await tx.query({ text: 'update counted set number = number + 1 where id = $1', values: [first] });
      locked += 1;
      if (locked === 2) both.resolve();
      await both.promise;
      await tx.query({ text: 'update counted set number = number + 1 where id = $1', values: [second] });
    });
  await Promise.all([add(1, 2), add(2, 1)]);
  expect((await admin.query('select number from counted')).rows).toEqual([{ number: 2 }, { number: 2 }]);
  expect(tries).toBe(3);
  await expect.poll(() => told.toSorted()).toEqual(['1', '2']);
});

test.each(['40001', '40P01'])(
  'what is undone again (%s) is told to come back, and its connection is kept',
  async (code) => {
    const { db, pool } = product();
    let tries = 0;
    const failure = await failureOf(
      db.transaction(async (tx) => {
        tries += 1;
        await tx.query(raise(code));
      }),
    );
    expect([isUnavailable(failure), tries, pool.totalCount]).toEqual([true, 2, 1]);
    expect(isUnavailable(await failureOf(db.query(raise(code))))).toBe(true);
  },
);

test('a server that takes no writes any more loses its connection; one whose lock took too long keeps it', async () => {
  const { db, pool } = product();
  const pidOf = async (tx: Tx) => (await tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' })).rows[0];
  const used = async (code: string | null) => {
    let pid: number | undefined;
    const failure = await failureOf(
      db.transaction(async (tx) => {
        pid = (await pidOf(tx))?.pid;
        if (code) await tx.query(raise(code));
      }),
    );
    expect(code === null || isUnavailable(failure)).toBe(true);
    return pid;
  };
  const first = await used(null);
  expect(await used('55P03')).toBe(first);
  expect(await used('25006')).toBe(first);
  expect(pool.totalCount).toBe(0);
  expect(await used(null)).not.toBe(first);
});
