import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '#platform/db/embedded.ts';
import { putEmpty } from '../cache/embedded.ts';
import { ensureBuilt } from '../ensure-built.ts';
import { startProduct } from './product.ts';
import { startPostgres, startRedis, startReplica } from './servers.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
beforeAll(ensureBuilt, 300_000);
const postgres = await startPostgres();
const redis = await startRedis();
afterAll(() => Promise.all([postgres.remove(), redis.remove()]));

const KEY = `2026:${'A'.repeat(43)}`;
const DATA_DIR = `${postgres.folder}/product`;
const servers = { DATA_DIR, DATABASE_URL: postgres.url, REDIS_URL: redis.url };
const lines = (text: string) => text.trim().split('\n');

test('a wrong value in the environment stops the start with one sentence that names it', async () => {
  const wrong = await startProduct({ DATA_DIR, DEMO_MEMBERS: 'many' });
  expect(await wrong.ended()).toBe(1);
  expect(lines(wrong.printed())).toEqual(['DEMO_MEMBERS is "many", but must be a number from 20 to 20000.']);
});

test('workers without a database server or without Redis are refused with what is missing', async () => {
  const lonely = await startProduct({ DATA_DIR, WORKERS: '2' });
  expect(await lonely.ended()).toBe(1);
  expect(lines(lonely.printed())).toEqual([
    'WORKERS is 2, but the embedded database serves one process only: set DATABASE_URL, or leave WORKERS out.',
  ]);
  const mute = await startProduct({ DATA_DIR, WORKERS: '2', DATABASE_URL: postgres.url });
  expect(await mute.ended()).toBe(1);
  expect(lines(mute.printed())).toEqual([
    'WORKERS is 2, but processes need Redis to tell each other what happened: set REDIS_URL, or leave WORKERS out.',
  ]);
});

test('servers that are not there end the start with a sentence for each that says what to do', async () => {
  const away = await startProduct({ ...servers, DATABASE_URL: 'postgres://kindling:hunter2@127.0.0.1:1/kindling' });
  expect(await away.ended()).toBe(1);
  expect(lines(away.printed())).toEqual([
    expect.stringContaining('It is waited for, a minute at most. DATABASE_URL: nothing answers at 127.0.0.1:1.'),
    'DATABASE_URL: nothing answers at 127.0.0.1:1. Start PostgreSQL there, or correct the address.',
  ]);
  const silent = await startProduct({ ...servers, REDIS_URL: 'redis://:hunter2@127.0.0.1:1' });
  expect(await silent.ended()).toBe(1);
  expect(lines(silent.printed())).toHaveLength(1);
  expect(silent.printed()).toMatch(/^REDIS_URL: .*127\.0\.0\.1:1/);
  expect(silent.printed()).not.toContain('hunter2');
});

test('a start on a standby waits until it is the primary, and then serves', async () => {
  const primary = await startPostgres({ wal_level: 'replica', max_wal_senders: '4' });
  const standby = await startReplica(primary);
  const product = await startProduct({ ...servers, DATABASE_URL: standby.url });
  await product.untilPrinted(/It is waited for, a minute at most\. DATABASE_URL leads to a read-only copy/);
  await primary.stop('SIGQUIT');
  await standby.ask('select pg_promote()');
  await product.untilReady();
  expect(await product.end()).toBe(0);
  await Promise.all([primary.remove(), standby.remove()]);
});

test('servers are reached by their unix sockets, and one that is not there is named by its path', async () => {
  await postgres.ask('create database socketed');
  const socket = `host=${postgres.folder}/socket&port=${postgres.port}`;
  const sockets = {
    DATA_DIR,
    DATABASE_URL: `postgres://kindling@/socketed?${socket}`,
    DATABASE_REPLICA_URL: `postgres://kindling@${encodeURIComponent(`${postgres.folder}/socket`)}:${postgres.port}/socketed`,
    REDIS_URL: `unix://${redis.socket}?db=1`,
  };
  const product = await startProduct(sockets);
  await product.untilReady();
  expect((await fetch(`${product.url}/api/members.php`)).status).toBe(200);
  await product.untilPrinted(/DATABASE_REPLICA_URL leads to a database that copies no other/);
  const used = await postgres.ask<{ away: number; here: number }>(
    `select count(*) filter (where client_addr is null)::int as here, count(client_addr)::int as away
       from pg_stat_activity where datname = 'socketed' and application_name = 'kindling'`,
  );
  expect(used).toEqual([{ here: expect.any(Number), away: 0 }]);
  expect(used[0]?.here).toBeGreaterThan(0);
  expect(await product.end()).toBe(0);
  const noPostgres = await startProduct({ ...sockets, DATABASE_URL: 'postgres://kindling@/kindling?host=/nowhere' });
  expect(await noPostgres.ended()).toBe(1);
  expect(lines(noPostgres.printed())).toEqual([
    'DATABASE_URL: there is no socket /nowhere/.s.PGSQL.5432. Start PostgreSQL there (its "unix_socket_directories" and "port" make that name), or correct the address.',
  ]);
  const noRedis = await startProduct({ ...sockets, REDIS_URL: 'unix:///nowhere/redis.sock' });
  expect(await noRedis.ended()).toBe(1);
  expect(lines(noRedis.printed())).toEqual([
    expect.stringMatching(/^REDIS_URL: there is no socket \/nowhere\/redis\.sock; start Redis with /),
  ]);
});

test('a live site does not start without https, nor on a database with accounts of the demo', async () => {
  await postgres.ask('create database tried');
  const DATABASE_URL = postgres.url.replace(/postgres$/, 'tried');
  const demo = await startProduct({ ...servers, DATABASE_URL });
  await demo.untilReady();
  expect(await demo.end()).toBe(0);
  const live = { ...servers, DATABASE_URL, MODE: 'live', SMTP_URL: 'smtp://127.0.0.1:1', ENCRYPTION_KEYS: KEY };
  const open = await startProduct(live);
  expect(await open.ended()).toBe(1);
  expect(lines(open.printed())).toEqual([expect.stringMatching(/^PUBLIC_URL is not set, but .*ALLOW_HTTP=1/)]);
  const told =
    /^MODE=live, but the database holds accounts of the demo \((.*)\), whose password everybody knows: make an empty database and name it in DATABASE_URL, or set MODE=demo\.$/;
  const accountTold = (printed: string) => lines(printed).map((line) => told.exec(line)?.[1]);
  const known = await startProduct({ ...live, PUBLIC_URL: 'https://www.example.com' });
  expect(await known.ended()).toBe(1);
  expect(accountTold(known.printed())).toEqual([
    expect.stringMatching(/^(free|premium|new|staff|bonus)@(kindling|velvet|glod|kade)\.example$/),
  ]);
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const rename = 'update accounts set email = id || $1 where email';
  await client.query(`${rename} not like 'member%'`, ['@example.com']);
  const members = await startProduct({ ...live, ALLOW_HTTP: '1' });
  expect(await members.ended()).toBe(1);
  expect(accountTold(members.printed())).toEqual([expect.stringMatching(/^member1\d+@kindling\.example$/)]);
  await client.query(`${rename} is not null`, ['@example.com']);
  await client.end();
  // The demo has encrypted with a key of its own, in its folder.
  const otherKey = await startProduct({ ...live, ALLOW_HTTP: '1' });
  expect(await otherKey.ended()).toBe(1);
  expect(lines(otherKey.printed())).toEqual([
    expect.stringMatching(
      /^ENCRYPTION_KEYS does not open what this database holds \(There is no key demo\): set the keys /,
    ),
  ]);
  const made = readFileSync(join(DATA_DIR, 'encryption-keys'), 'utf8').trim();
  const own = await startProduct({ ...live, ALLOW_HTTP: '1', ENCRYPTION_KEYS: `${KEY} ${made}` });
  await own.untilReady();
  expect(await own.end()).toBe(0);
  // It has written anew what that key had encrypted.
  const without = await startProduct({ ...live, ALLOW_HTTP: '1' });
  await without.untilReady();
  expect(await without.end()).toBe(0);
});

test('an empty live database is not ready and says why, until its first site is made as the README says', async () => {
  await postgres.ask('create database first');
  const DATABASE_URL = postgres.url.replace(/postgres$/, 'first');
  const live = await startProduct({
    ...servers,
    DATABASE_URL,
    MODE: 'live',
    ENCRYPTION_KEYS: KEY,
    PUBLIC_URL: 'https://www.example.com',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  await live.untilPrinted(/Kindling is ready at https:\/\/www\.example\.com/);
  const unready = await fetch(`${live.url}/readyz`);
  expect([unready.status, await unready.json()]).toMatchObject([503, { status: 'no site' }]);
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const orders = [...readme.matchAll(/^npm run cli -- (site [^>#\n]+?)(?: > (\S+))? *(?:#.*)?$/gm)];
  expect(orders.map(([, words]) => words)).toEqual(['site example', 'site create brand.json']);
  const folder = await mkdtemp(join(tmpdir(), 'kindling-brand-'));
  for (const [, words = '', file] of orders) {
    const env = { ...servers, PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL, ENCRYPTION_KEYS: KEY };
    const said = await run(process.execPath, [join(root, 'tools/cli/cli.ts'), ...words.split(' ')], {
      cwd: folder,
      env,
    });
    if (file) await writeFile(join(folder, file), said.stdout);
  }
  await rm(folder, { recursive: true });
  await live.untilReady();
  // A live site answers at its own name only, which the proxy passes on.
  expect((await fetch(`${live.url}/api/settings.php`)).status).toBe(421);
  const headers = { 'x-forwarded-host': 'www.example.com' };
  const settings = await fetch(`${live.url}/api/settings.php`, { headers });
  expect(await settings.json()).toMatchObject({ settings: { domain: 'www.example.com' } });
  expect(await live.end()).toBe(0);
});

test('a schema that a newer version made is refused and left alone', async () => {
  await postgres.ask('create database newer');
  const DATABASE_URL = postgres.url.replace(/postgres$/, 'newer');
  const first = await startProduct({ ...servers, DATABASE_URL });
  await first.untilReady();
  expect(await first.end()).toBe(0);
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query("insert into migrations (name, run_on) values ('9999_of_next_year', now())");
  await client.end();
  const second = await startProduct({ ...servers, DATABASE_URL });
  expect(await second.ended()).toBe(1);
  expect(lines(second.printed())).toEqual([
    'The database was migrated by a newer version of Kindling (9999_of_next_year), which this one does not know: start that version or a later one.',
  ]);
});

test('data from before the first release is refused with what to do, on a server and in a folder', async () => {
  const old = "create table migrations (id int, name text); insert into migrations values (1, '0001_foundation')";
  await postgres.ask('create database older');
  const DATABASE_URL = postgres.url.replace(/postgres$/, 'older');
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(old);
  await client.end();
  const folder = `${postgres.folder}/older`;
  await putEmpty(folder);
  const embedded = await openEmbedded(folder);
  await embedded.pool.query(old);
  await embedded.close();
  const refusedBy = async (environment: Record<string, string>) => {
    const product = await startProduct(environment);
    expect(await product.ended()).toBe(1);
    return lines(product.printed());
  };
  expect(await refusedBy({ ...servers, DATABASE_URL })).toEqual([
    'The data in this database was made by a version before the first release, and cannot be brought up to date: make an empty database and name it in DATABASE_URL.',
  ]);
  expect(await refusedBy({ DATA_DIR: folder })).toEqual([
    `The data in ${folder} was made by a version before the first release, and cannot be brought up to date: delete the folder ${folder} and start again.`,
  ]);
});

test('a port that is taken is named', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const PORT = String(address !== null && typeof address === 'object' ? address.port : 0);
  const late = await startProduct({ ...servers, PORT, LOG_LEVEL: 'error' });
  expect(await late.ended()).toBe(1);
  // The demo is filled before the server listens, and says so.
  const said = lines(late.printed()).filter((line) => !line.startsWith('Demo '));
  expect(said).toEqual([
    `The port ${PORT} is taken by another program. Stop that one first, or set PORT to another number.`,
  ]);
  taken.close();
});

test('processes that start at once on an empty database make one demo of four brands together', async () => {
  await postgres.ask('create database together');
  const DATABASE_URL = postgres.url.replace(/postgres$/, 'together');
  const all = await Promise.all([1, 2, 3].map(() => startProduct({ ...servers, DATABASE_URL, LOG_LEVEL: 'error' })));
  await Promise.all(all.map((one) => one.untilReady()));
  for (const one of all) {
    const reply = await fetch(`${one.url}/api/members.php`);
    expect(reply.status).toBe(200);
  }
  expect(await Promise.all(all.map((one) => one.end()))).toEqual([0, 0, 0]);
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(
    'select (select count(*)::int from sites) as sites, (select count(*)::int from companies) as companies',
  );
  await client.end();
  expect(rows).toEqual([{ sites: 4, companies: 4 }]);
});
