import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject as provided, test } from 'vitest';
import { withDatabase } from '#tests/template-url.ts';
import { StartError } from '../start-error.ts';
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

const FIRST = 'create table first (id int primary key); insert into first values (1);';
const SECOND = 'create table second (id int primary key);';
const folders: string[] = [];
const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function migrationsOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kindling-migrations-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, `${name}.sql`), text);
  return folder;
}

/** An empty database; on a server with as many connections as a process has. */
async function emptyPool(): Promise<pg.Pool> {
  const server = provided('databaseUrl');
  if (!server) {
    const embedded: EmbeddedDatabase = await openEmbedded(null);
    closers.push(embedded.close);
    return embedded.pool;
  }
  const name = `kindling_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const pool = new pg.Pool({ connectionString: withDatabase(server, name), max: 10 });
  closers.push(async () => {
    await pool.end();
    await admin.query(`drop database ${name}`);
    await admin.end();
  });
  return pool;
}

const tablesOf = async (pool: pg.Pool): Promise<string[]> =>
  (await pool.query("select tablename from pg_tables where schemaname = 'public' order by 1")).rows.map(
    (row: { tablename: string }) => row.tablename,
  );

test('an older schema is brought up to date, and what is there already is not done again', async () => {
  const pool = await emptyPool();
  await migrate(pool, await migrationsOf({ '0001_first': FIRST }));
  const both = await migrationsOf({ '0001_first': FIRST, '0002_second': SECOND });
  await migrate(pool, both);
  await migrate(pool, both);
  expect(await tablesOf(pool)).toEqual(['first', 'migrations', 'second']);
});

test('a migration that fails leaves the database as it was before, and says so', async () => {
  const pool = await emptyPool();
  await migrate(pool, await migrationsOf({ '0001_first': FIRST }));
  const broken = await migrationsOf({
    '0001_first': FIRST,
    '0002_second': SECOND,
    '0003_broken': 'create table third (id int); select * from nowhere;',
  });
  const refused = migrate(pool, broken);
  await expect(refused).rejects.toBeInstanceOf(StartError);
  await expect(refused).rejects.toThrow(/could not be migrated and is as it was before: .*nowhere/);
  expect(await tablesOf(pool)).toEqual(['first', 'migrations']);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a schema that a newer version made is refused with its name and left alone', async () => {
  const pool = await emptyPool();
  await migrate(pool, await migrationsOf({ '0001_first': FIRST, '0002_second': SECOND }));
  await expect(migrate(pool, await migrationsOf({ '0001_first': FIRST }))).rejects.toThrow(
    'The database was migrated by a newer version of Kindling (0002_second), which this one does not know: start that version or a later one.',
  );
  expect(await tablesOf(pool)).toEqual(['first', 'migrations', 'second']);
});

test.runIf(provided('databaseUrl'))('ten processes that migrate at once do it once', async () => {
  const pool = await emptyPool();
  const folder = await migrationsOf({ '0001_first': `select pg_sleep(0.3); ${FIRST}`, '0002_second': SECOND });
  const url = pool.options.connectionString;
  const others = Array.from({ length: 10 }, () => new pg.Pool({ ...(url ? { connectionString: url } : {}), max: 4 }));
  await Promise.all(others.map((other) => migrate(other, folder)));
  await Promise.all(others.map((other) => other.end()));
  expect((await pool.query('select name from migrations order by id')).rows).toEqual([
    { name: '0001_first' },
    { name: '0002_second' },
  ]);
});
