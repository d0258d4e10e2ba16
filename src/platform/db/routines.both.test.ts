import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject as provided, test } from 'vitest';
import { emptyPool } from '#tests/empty-pool.ts';
import { StartError } from '../start-error.ts';
import { migrate, type Schema } from './migrate.ts';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const TABLE = { '0001_letters': 'create table letters (price int); insert into letters values (3), (4);' };
const PRICES = `create or replace function price_of(p_letters int) returns int language sql as $$ select p_letters * 5 $$;`;
const DOUBLE = PRICES.replace('* 5', '* 10');
const BILL = `drop view if exists bill; create view bill as select sum(price_of(price))::int as total from letters;`;

async function schemaOf(migrations: Record<string, string>, routines: Record<string, string>): Promise<Schema> {
  const folder = await mkdtemp(join(tmpdir(), 'kindling-schema-'));
  const other = await mkdtemp(join(tmpdir(), 'kindling-routines-'));
  folders.push(folder, other);
  for (const [name, text] of Object.entries(migrations)) await writeFile(join(folder, `${name}.sql`), text);
  const files = Object.keys(routines).map((name) => ({ name, path: join(other, `${name}.sql`) }));
  for (const { name, path } of files) await writeFile(path, routines[name] ?? '');
  return { folder, routines: files };
}

const totalOf = async (pool: pg.Pool): Promise<number> => (await pool.query('select total from bill')).rows[0].total;

const versions = async (pool: pg.Pool): Promise<unknown> =>
  (
    await pool.query(
      "select p.oid, p.xmin, r.xmin as entry, r.applied_at from pg_proc p, routines r where p.proname = 'price_of' and r.name = 'credits'",
    )
  ).rows;

test('a changed routine is applied at the next start, with those that are made of it', async () => {
  const pool = await emptyPool();
  await migrate(pool, await schemaOf(TABLE, { credits: PRICES, chat: BILL }));
  expect(await totalOf(pool)).toBe(35);
  await migrate(pool, await schemaOf(TABLE, { credits: DOUBLE, chat: BILL }));
  expect(await totalOf(pool)).toBe(70);
});

test('a start with the routines that are there already touches none of them', async () => {
  const pool = await emptyPool();
  await migrate(pool, await schemaOf(TABLE, { credits: PRICES, chat: BILL }));
  const before = await versions(pool);
  expect(before).toHaveLength(1);
  await migrate(pool, await schemaOf(TABLE, { credits: PRICES, chat: BILL }));
  expect(await versions(pool)).toEqual(before);
  await migrate(pool, await schemaOf(TABLE, { credits: DOUBLE, chat: BILL }));
  expect(await versions(pool)).not.toEqual(before);
});

test('a routine that PostgreSQL refuses leaves the database as it was before, and the sentence names its feature', async () => {
  const pool = await emptyPool();
  await migrate(pool, await schemaOf(TABLE, { credits: PRICES, chat: BILL }));
  const before = await versions(pool);
  const migrations = { ...TABLE, '0002_more': 'insert into letters values (5);' };
  const refused = migrate(
    pool,
    await schemaOf(migrations, { credits: DOUBLE, chat: 'create view bill as select gone;' }),
  );
  await expect(refused).rejects.toBeInstanceOf(StartError);
  await expect(refused).rejects.toThrow(
    'The database could not be migrated and is as it was before: routines of chat: column "gone" does not exist.',
  );
  expect(await totalOf(pool)).toBe(35);
  expect(await versions(pool)).toEqual(before);
  expect((await pool.query('select name from migrations')).rows).toEqual([{ name: '0001_letters' }]);
});

test('a migration that has to drop a view gets it back from its unchanged file', async () => {
  const pool = await emptyPool();
  await migrate(pool, await schemaOf(TABLE, { credits: PRICES, chat: BILL }));
  const wider = {
    ...TABLE,
    '0002_wider':
      'drop view bill; alter table letters alter price type bigint; alter table letters alter price type int;',
  };
  await migrate(pool, await schemaOf(wider, { credits: PRICES, chat: BILL }));
  expect(await totalOf(pool)).toBe(35);
});

test('a file that is gone is forgotten, and applied again when it comes back', async () => {
  const pool = await emptyPool();
  await migrate(pool, await schemaOf(TABLE, { credits: PRICES, chat: BILL }));
  await migrate(pool, await schemaOf(TABLE, { credits: PRICES }));
  expect((await pool.query('select name from routines')).rows).toEqual([{ name: 'credits' }]);
  await pool.query('drop view bill');
  await migrate(pool, await schemaOf(TABLE, { credits: PRICES, chat: BILL }));
  expect(await totalOf(pool)).toBe(35);
});

test.runIf(provided('databaseUrl'))(
  'ten processes that start at once with changed routines apply them once',
  async () => {
    const pool = await emptyPool();
    await migrate(pool, await schemaOf(TABLE, { credits: PRICES, chat: BILL }));
    const applications =
      'create table if not exists applications (at timestamptz); insert into applications values (now());';
    const changed = await schemaOf(TABLE, { credits: `${applications} ${DOUBLE}`, chat: BILL });
    const url = pool.options.connectionString;
    const others = Array.from({ length: 10 }, () => new pg.Pool({ ...(url ? { connectionString: url } : {}), max: 4 }));
    await Promise.all(others.map((other) => migrate(other, changed)));
    await Promise.all(others.map((other) => other.end()));
    expect(await totalOf(pool)).toBe(70);
    expect((await pool.query('select count(*)::int as times from applications')).rows).toEqual([{ times: 1 }]);
  },
);
