import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, inject as provided, test } from 'vitest';
import { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { databaseOn } from '#platform/db/database.ts';
import { lockFolder } from '#platform/db/folder-lock.ts';
import { watchAfterCommit } from '#tests/after-commit.ts';
import { chatting } from '#tests/chatting.ts';
import { startS3 } from '#tests/fakes/s3.ts';
import { freePort } from '#tests/free-port.ts';
import { openTestApp } from '#tests/harness.ts';
import { DEMO_MEMBERS, fillFolder, ODD_TEXT, READER } from '#tests/moving.ts';
import { withDatabase } from '#tests/template-url.ts';
import { move } from './run-move.ts';
import { openSource } from './source.ts';
import { type Digest, digestOf } from './tables.ts';

const server = provided('databaseUrl');
/** Who owns one database, and is nobody else. */
const OWNER = `kindling_owner_${randomUUID().slice(0, 8)}`;
const admin = new pg.Client({ connectionString: server });
let folder = '';
let before: Map<string, Digest>;

beforeAll(async () => {
  await admin.connect();
  await admin.query(`create role ${OWNER} login password 'of a test'`);
  folder = await mkdtemp(join(tmpdir(), 'kindling-move-'));
  await fillFolder(folder);
  before = await sourceDigests();
});
afterAll(async () => {
  await admin.query(`drop role ${OWNER}`);
  await admin.end();
  await rm(folder, { recursive: true, force: true });
});

/** An empty database of a plain role. */
async function emptyDatabase(): Promise<string> {
  const name = `kindling_test_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} owner ${OWNER} template template0`);
  onTestFinished(async () => {
    // Without force: the server waits for the last connections to go instead of breaking them.
    await admin.query(`drop database ${name}`);
  });
  const url = new URL(withDatabase(server, name));
  url.username = OWNER;
  url.password = 'of a test';
  return url.href;
}

const environment = () => ({ DATA_DIR: folder, ENCRYPTION_KEYS: `test:${'A'.repeat(43)}` });
async function moveTo(to: string, env: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const told: string[] = [];
  await move({ to }, { ...environment(), ...env }, (line) => told.push(line));
  return told;
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** What the data folder holds, by tables. */
async function sourceDigests() {
  const { client, tables, close } = await openSource(folder);
  const digests = new Map<string, Digest>();
  for (const table of tables) digests.set(table.name, await digestOf(client, table));
  await close();
  return digests;
}

test('everything arrives for a plain owner, the schema is the migrated one, and a member goes on there', async () => {
  const url = await emptyDatabase();
  const told = await moveTo(url);
  const filled = [...before].filter(([, { rows }]) => rows > 0);
  expect(filled.length).toBeGreaterThan(50);
  for (const [name, { rows }] of filled) {
    expect(told).toContainEqual(expect.stringMatching(new RegExp(`^${name} +${rows}  [0-9a-f]{12}$`)));
    expect(await ask(url, `select count(*)::int as rows from ${name}`), name).toEqual([{ rows }]);
  }
  expect(told.join('\n')).toContain('the same number and the same checksum on both sides');
  expect(told.join('\n')).toMatch(/\d+ files stay in /);
  expect(told.at(-2)).toContain('MODE=demo');
  expect(await ask(url, "select to_regclass('public.move_begun') as mark")).toEqual([{ mark: null }]);
  expect(await ask(url, "select data, state::text from jobs.job where name = 'mail'")).toEqual([
    { data: { to: ODD_TEXT }, state: 'created' },
  ]);
  for (const rules of [
    `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`,
    `select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal
      and tgrelid::regclass::text not like 'jobs.%' order by 1, 2`,
  ])
    expect(await ask(url, rules)).toEqual(await ask(withDatabase(server, provided('databaseTemplate')), rules));
  await expect(ask(url, 'delete from credit_ledger')).rejects.toThrow();

  const [{ last } = { last: 0 }] = await ask<{ last: number }>(
    url,
    'select last_value::int as last from messages_id_seq',
  );
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const product = await openTestApp({}, watchAfterCommit(databaseOn(pool, console.error)));
  onTestFinished(async () => {
    await product.close();
    await pool.end();
  });
  const [, { login }] = DEMO_LOGINS;
  const payload = { login, password: DEMO_PASSWORD };
  const answer = await product.app.inject({ method: 'POST', url: '/api/user.php', payload });
  expect(answer.statusCode).toBe(200);
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const [{ id: reader } = { id: 0 }] = await ask<{ id: number }>(
    url,
    `select id::int from members where name = '${READER}'`,
  );
  expect((await chatting(product, { cookie }).send({ profile_id: reader }, 'Here too')).status).toBe(200);
  const said = await ask(
    url,
    `select id::int, body from messages where body in ('${ODD_TEXT.replaceAll("'", "''")}', 'Here too') order by id`,
  );
  expect(said).toEqual([
    { id: last - 1, body: ODD_TEXT },
    { id: last + 1, body: 'Here too' },
  ]);
});

test('a target that is not there, not empty or not its own, and a source that runs, are refused in a sentence', async () => {
  const url = await emptyDatabase();
  await expect(moveTo('mysql://localhost/kindling')).rejects.toThrow('--to is an address such as postgres://');
  await expect(move({ to: undefined }, environment(), () => {})).rejects.toThrow('Say where to');
  const nowhere = new URL(url);
  nowhere.host = `127.0.0.1:${await freePort()}`;
  await expect(moveTo(nowhere.href)).rejects.toThrow(/^--to: nothing answers at 127\.0\.0\.1:\d+/);
  await expect(moveTo(withDatabase(url, 'kindling_nowhere'))).rejects.toThrow('has no database "kindling_nowhere"');
  await expect(moveTo(url, { DATA_DIR: tmpdir() })).rejects.toThrow('There is no embedded database in ');

  const unlock = lockFolder(folder);
  await expect(moveTo(url)).rejects.toThrow(`in use by process ${process.pid}. Stop that one first`);
  unlock();

  await expect(moveTo(withDatabase(server, provided('databaseTemplate')))).rejects.toThrow(
    /is not empty: it holds a Kindling with 1 sites and 0 accounts\. Make an empty one/,
  );
  await ask(url, 'create table shopping (item text); create view list as select * from shopping');
  await expect(moveTo(url)).rejects.toThrow('it holds public.shopping and 1 more. Make an empty one');
  expect(await ask(url, 'select item from shopping')).toEqual([]);

  const foreign = new URL(await emptyDatabase());
  const name = foreign.pathname.slice(1);
  await admin.query(`alter database ${name} owner to current_user`);
  await expect(moveTo(foreign.href)).rejects.toThrow(/^--to: the user "kindling_owner_\w+" may not do what is needed/);
});

test('photos come into the bucket that is configured, once, and never in place of others', async () => {
  const { config, files } = await startS3();
  const s3 = { S3_ENDPOINT: config.endpoint, S3_BUCKET: config.bucket, S3_KEY: config.key, S3_SECRET: config.secret };
  const told = await moveTo(await emptyDatabase(), s3);
  expect(files.size).toBeGreaterThan(DEMO_MEMBERS);
  expect(told).toContainEqual(
    expect.stringMatching(new RegExp(`^${files.size} files of .* in the bucket ${config.bucket}, each read back`)),
  );

  const [key = ''] = files.keys();
  const was = files.get(key);
  files.set(key, Buffer.from('of somebody else'));
  const url = await emptyDatabase();
  await expect(moveTo(url, s3)).rejects.toThrow(`The bucket ${config.bucket}: it holds another file ${key}`);
  expect(files.get(key)?.toString()).toBe('of somebody else');
  expect(await ask(url, 'select from accounts')).toEqual([]);
  if (was) files.set(key, was);
  expect((await moveTo(url, s3))[0]).toBe('A move was interrupted there: it begins again.');
});

test('after all that nothing in the data folder is otherwise', async () => {
  expect(await sourceDigests()).toEqual(before);
});
