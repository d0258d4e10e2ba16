import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { ensureBuilt } from '../ensure-built.ts';
import { startArchive } from './archive.ts';
import { cli, done } from './backups.ts';
import { call, until } from './client.ts';
import { brokenInvariants, newMembers } from './invariants.ts';
import { startLoad } from './load.ts';
import { startProduct } from './product.ts';
import { startReplica } from './servers.ts';

ensureBuilt();
const archive = await startArchive();
afterAll(() => archive.remove());
const { postgres } = archive;
const DATA_DIR = `${postgres.folder}/product`;
const product = await startProduct({ DATA_DIR, DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' });
afterAll(() => product.end());
await product.untilReady();

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
};
const VERIFIED = 'backup_verified_timestamp_seconds{kind="pgbackrest"}';
const backUp = (type: 'full' | 'incr') => archive.start('database-backup.sh', [type]).ended;

/** What is compared by number too. */
const COUNTED = ['accounts', 'messages', 'conversations', 'credit_ledger', 'payments', 'payment_attempts', 'likes'];
type Ask = (text: string) => Promise<Record<string, unknown>[]>;
const countsOf = async (ask: Ask) =>
  (await ask(`select ${COUNTED.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`))[0];
const keysOf = async (ask: Ask, table: 'messages' | 'payments', who: string, ids: number[]) =>
  (await ask(`select key from ${table} where ${who} in (${ids.join(', ')})`)).map(({ key }) => String(key)).sort();

test('a backup counts once all of it was read back, and the metrics tell its age and that of the archive', async () => {
  expect(await backUp('full')).toEqual({ status: 0, printed: '' });
  await until('its age is told', async () => (await metric(VERIFIED)) > 0);
  expect(Date.now() / 1000 - (await metric(VERIFIED))).toBeLessThan(120);
  await archive.untilArchived();
  await until('WAL was archived', async () => (await metric('wal_archive_age_seconds')) > 0);
  expect(await metric('wal_archive_age_seconds')).toBeLessThan(120);
  expect(await metric('wal_archive_failing')).toBe(0);
});

test('a restore to a time has all that was answered before it and nothing that came after, and is whole', async () => {
  const writers = await newMembers(postgres.url, 'writer', 20, { credits: 100_000 });
  const payers = await newMembers(postgres.url, 'payer', 240, { credits: 5, premium: false });
  // Of somebody new the newest order takes the time bonus over, and those before it are cancelled.
  await postgres.ask("update accounts set signup_date = signup_date - interval '60 days' where id = any($1)", [
    payers.map(({ id }) => id),
  ]);
  const { body: offer } = await call(product.url, null, '/api/packages.php?country=NL');
  const credits = offer.packages.find((one: { credits: number }) => one.credits === 75);
  const load = startLoad({ urls: [product.url], writers, payers, credits, dataDir: DATA_DIR });
  const answered = async (messages: number, payments: number) => {
    load.resume();
    const [sent, paid] = [load.messages.size + messages, load.payments.size + payments];
    await until('enough is answered', () => load.messages.size >= sent && load.payments.size >= paid, 60);
    await load.settle();
    expect(load.wrong).toEqual([]);
  };
  await answered(200, 20);
  const [{ target } = { target: '' }] = await postgres.ask<{ target: string }>(
    'select clock_timestamp()::text as target',
  );
  const before = {
    counts: await countsOf(postgres.ask),
    messages: [...load.messages.keys()].sort(),
    payments: [...load.payments.keys()].sort(),
  };
  await answered(100, 10);
  await archive.untilArchived();

  const drill = archive.start('restore-drill.sh', [archive.drills, target, 'sh', '-c', 'echo "Look at $PGHOST"; cat'], {
    NOTE_AT: postgres.url,
  });
  const gone = drill.ended.then(({ printed }) => Promise.reject(new Error(printed)));
  await Promise.race([gone, until('it can be looked at', () => drill.printed().includes('Look at '), 120)]);
  const [, host = ''] = /Look at (\S+)/.exec(drill.printed()) ?? [];
  const then = new pg.Client({ host, port: 5432, user: 'kindling', database: 'postgres' });
  await then.connect();
  const ask: Ask = async (text) => (await then.query(text)).rows;
  expect(
    await keysOf(
      ask,
      'messages',
      'sender_id',
      writers.map(({ id }) => id),
    ),
  ).toEqual(before.messages);
  expect(
    await keysOf(
      ask,
      'payments',
      'account_id',
      payers.map(({ id }) => id),
    ),
  ).toEqual(before.payments);
  expect(await countsOf(ask)).toEqual(before.counts);
  expect(await brokenInvariants(async (text) => (await then.query(text)).rows)).toEqual([]);
  await then.end();

  const DATABASE_URL = `postgres://kindling@/postgres?host=${host}&port=5432`;
  const settled = done(cli({ DATA_DIR, DATABASE_URL }, 'settle', '--at', target));
  expect(settled).toContain('Credits are the sums of their ledgers, and payments add up.');
  expect(cli({ DATA_DIR, DATABASE_URL }, 'resume').err).toContain('Since the restore of pgbackrest no jobs run.');

  drill.child.stdin.end();
  expect((await drill.ended).status).toBe(0);
  expect(readdirSync(archive.drills)).toEqual([]);
  await until('the drill is told', async () => (await metric('restore_drill_seconds')) > 0);
  expect(
    await keysOf(
      postgres.ask,
      'messages',
      'sender_id',
      writers.map(({ id }) => id),
    ),
  ).toHaveLength(load.messages.size);
});

test.for([
  ['a day before the first backup', "now() - interval '1 day'", 'unable to find backup set'],
  [
    'a day that has not come',
    "now() + interval '1 day'",
    'recovery ended before configured recovery target was reached',
  ],
] as const)('a restore to %s fails, says why, and leaves nothing', async ([, time, why]) => {
  const [{ target } = { target: '' }] = await postgres.ask<{ target: string }>(`select (${time})::text as target`);
  const { status, printed } = await archive.start('restore-drill.sh', [archive.drills, target]).ended;
  expect(status).not.toBe(0);
  expect(printed).toContain(why);
  expect(readdirSync(archive.drills)).toEqual([]);
});

test('a machine that follows makes no backup', async () => {
  const kept = [...archive.files.keys()].filter((name) => name.includes('/backup/'));
  const copy = await startReplica(postgres);
  const environment = { PGHOST: join(copy.folder, 'socket'), PGPORT: String(copy.port) };
  const backup = archive.start('database-backup.sh', ['incr'], environment);
  expect(await backup.ended.finally(copy.remove)).toEqual({ status: 0, printed: '' });
  expect([...archive.files.keys()].filter((name) => name.includes('/backup/'))).toEqual(kept);
});

test('a backup is not counted where something in the repository is damaged', async () => {
  const names = async () => (await postgres.ask('select name from backups order by name')).map(({ name }) => name);
  const before = await names();
  const [path, whole] = [...archive.files].find(([name]) => /\/bundle\/\d+$/.test(name)) ?? ['', Buffer.of()];
  const damaged = Buffer.from(whole);
  damaged[damaged.length >> 1] = (damaged[damaged.length >> 1] ?? 0) ^ 1;
  archive.files.set(path, damaged);
  const { status, printed } = await backUp('incr');
  expect([status, await names()]).toEqual([1, before]);
  expect(printed).toContain('invalid');
  archive.files.set(path, whole);
  expect(await backUp('incr')).toEqual({ status: 0, printed: '' });
  expect(await names()).toHaveLength(before.length + 2);
});
