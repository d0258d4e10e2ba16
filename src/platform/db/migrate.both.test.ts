import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject as provided, test } from 'vitest';
import { emptyPool } from '#tests/empty-pool.ts';
import { StartError } from '../start-error.ts';
import { migrate } from './migrate.ts';

const FIRST = 'create table first (id int primary key); insert into first values (1);';
const SECOND = 'create table second (id int primary key);';
const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function migrationsOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kindling-migrations-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, `${name}.sql`), text);
  return folder;
}

const tablesOf = async (pool: pg.Pool): Promise<string[]> =>
  (await pool.query("select tablename from pg_tables where schemaname = 'public' order by 1")).rows.map(
    (row: { tablename: string }) => row.tablename,
  );

test('an older schema is brought up to date, and what is there already is not done again', async () => {
  const pool = await emptyPool();
  await migrate(pool, { folder: await migrationsOf({ '0001_first': FIRST }), routines: [] });
  const both = await migrationsOf({ '0001_first': FIRST, '0002_second': SECOND });
  await migrate(pool, { folder: both, routines: [] });
  await migrate(pool, { folder: both, routines: [] });
  expect(await tablesOf(pool)).toEqual(['first', 'migrations', 'routines', 'second']);
});

test('a migration that fails leaves the database as it was before, and says so', async () => {
  const pool = await emptyPool();
  await migrate(pool, { folder: await migrationsOf({ '0001_first': FIRST }), routines: [] });
  const broken = await migrationsOf({
    '0001_first': FIRST,
    '0002_second': SECOND,
    '0003_broken': 'create table third (id int); select * from nowhere;',
  });
  const refused = migrate(pool, { folder: broken, routines: [] });
  await expect(refused).rejects.toBeInstanceOf(StartError);
  await expect(refused).rejects.toThrow(/could not be migrated and is as it was before: .*nowhere/);
  expect(await tablesOf(pool)).toEqual(['first', 'migrations', 'routines']);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a schema that a newer version made is refused with its name and left alone', async () => {
  const pool = await emptyPool();
  await migrate(pool, { folder: await migrationsOf({ '0001_first': FIRST, '0002_second': SECOND }), routines: [] });
  await expect(migrate(pool, { folder: await migrationsOf({ '0001_first': FIRST }), routines: [] })).rejects.toThrow(
    'The database was migrated by a newer version of Kindling (0002_second), which this one does not know: start that version or a later one.',
  );
  expect(await tablesOf(pool)).toEqual(['first', 'migrations', 'routines', 'second']);
});

test('a schema from before the first release is refused with what to do, by where it is, and left alone', async () => {
  const pool = await emptyPool();
  await migrate(pool, { folder: await migrationsOf({ '0001_foundation': FIRST, '0002_later': SECOND }), routines: [] });
  const folder = await migrationsOf({ '0001_first': FIRST });
  await expect(migrate(pool, { folder, routines: [] })).rejects.toThrow(
    /^The data in this database was made by a version before the first release, and cannot be brought up to date: make an empty database and name it in DATABASE_URL\.$/,
  );
  await expect(migrate(pool, { folder, dataDir: '/srv/kindling/data', routines: [] })).rejects.toThrow(
    /^The data in \/srv\/kindling\/data was made by a version before the first release, and cannot be brought up to date: delete the folder \/srv\/kindling\/data and start again\.$/,
  );
  expect(await tablesOf(pool)).toEqual(['first', 'migrations', 'routines', 'second']);
});

test.runIf(provided('databaseUrl'))('ten processes that migrate at once do it once', async () => {
  const pool = await emptyPool();
  // The first migrates for so long that all others come meanwhile.
  const folder = await migrationsOf({ '0001_first': `select pg_sleep(0.3); ${FIRST}`, '0002_second': SECOND });
  const url = pool.options.connectionString;
  const others = Array.from({ length: 10 }, () => new pg.Pool({ ...(url ? { connectionString: url } : {}), max: 4 }));
  await Promise.all(others.map((other) => migrate(other, { folder, routines: [] })));
  await Promise.all(others.map((other) => other.end()));
  expect((await pool.query('select name from migrations order by id')).rows).toEqual([
    { name: '0001_first' },
    { name: '0002_second' },
  ]);
});
