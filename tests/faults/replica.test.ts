import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../ensure-built.ts';
import { until } from './client.ts';
import { startProduct } from './product.ts';
import { startPostgres, startRedis, startReplica, type TestPostgres } from './servers.ts';

beforeAll(ensureBuilt, 300_000);
const primary = await startPostgres({ wal_level: 'replica', max_wal_senders: '4' });
const redis = await startRedis();
const [replica, other] = [await startReplica(primary), await startReplica(primary)];
afterAll(() => Promise.all([primary, redis, replica, other].map((server) => server.remove())));

const product = await startProduct({
  DATA_DIR: `${primary.folder}/product`,
  DATABASE_URL: primary.url,
  DATABASE_REPLICA_URL: `${replica.url} ${other.url}`,
  REDIS_URL: redis.url,
});
afterAll(() => product.end());

const names = async (cookie = ''): Promise<string[]> => {
  const reply = await fetch(`${product.url}/api/members.php?page=1`, { headers: cookie ? { cookie } : {} });
  expect(reply.status).toBe(200);
  const { members } = (await reply.json()) as { members: { name: string }[] };
  return members.map(({ name }) => name);
};
const cardsOf = async (cookie: string): Promise<{ id: number; liked: boolean }[]> => {
  const reply = await fetch(`${product.url}/api/members.php`, { headers: { cookie } });
  return ((await reply.json()) as { members: { id: number; liked: boolean }[] }).members;
};
/** Gives the first member of the list another name, behind the product's back. */
const rename = (from: string, to: string) => primary.ask('update members set name = $2 where name = $1', [from, to]);

/** Whether a copy is asked for lists now, of which they take turns. */
const copyIsRead = async (copy = replica): Promise<boolean> => {
  const before = await lastRead(copy);
  await names();
  await names();
  return (await lastRead(copy)) > before;
};
/** When the product last asked the copy for anything but its place, in microseconds; 0 before. Unlike its statistics, known at once. */
const lastRead = async (copy: TestPostgres): Promise<number> => {
  const [row] = await copy.ask<{ at: string }>(
    `select coalesce(max(extract(epoch from query_start) * 1e6), 0)::bigint as at from pg_stat_activity
      where application_name = 'kindling' and query not like '%pg_last_wal_replay_lsn%' and query not like 'set %'`,
  );
  return Number(row?.at);
};

test('search is read from the copy, and by whoever has just written from the first database', async () => {
  await product.untilReady();
  await until('the copy is read', () => copyIsRead());
  const [first = ''] = await names();

  // The copies stand still, as under load: for a moment they may be read as they are, and never longer than two seconds.
  for (const copy of [replica, other]) await copy.ask('select pg_wal_replay_pause()');
  await rename(first, 'Renamed');
  const login = await fetch(`${product.url}/api/user.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'free@kindling.example', password: 'lamplight' }),
  });
  const cookies = login.headers.getSetCookie();
  expect(cookies.find((one) => one.startsWith('wrote='))).toMatch(/Max-Age=5; Path=\/; HttpOnly; SameSite=Lax/);
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  // A like is seen in the list at once, by the one who gave it.
  const before = await cardsOf(cookie);
  const liked = before.find((card) => !card.liked)?.id ?? 0;
  const like = await fetch(`${product.url}/api/like.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ profile_id: liked }),
  });
  expect(like.status).toBe(200);
  expect((await cardsOf(cookie)).find((card) => card.id === liked)?.liked).toBe(true);

  await until('the other name is seen', async () => (await names()).includes('Renamed'));
  // Copies are left out by the clock, and it is said at the next look.
  for (const { port } of [replica, other])
    await product.untilPrinted(new RegExp(`The copy of the database at 127.0.0.1:${port} is behind: it is not read.`));

  for (const copy of [replica, other]) await copy.ask('select pg_wal_replay_resume()');
  await until('both copies are read', async () => (await copyIsRead()) && (await copyIsRead(other)));
  expect(await names()).toContain('Renamed');
});

test('of several copies one that stands still is left out: no answer is older than two seconds', async () => {
  await until('both copies are read', async () => (await copyIsRead()) && (await copyIsRead(other)));
  await other.ask('select pg_wal_replay_pause()');
  const [first = ''] = await names();
  const { length } = product.printed();
  await rename(first, 'Renamed again');
  await until('the late copy is left out', () =>
    product
      .printed()
      .slice(length)
      .includes(`The copy of the database at 127.0.0.1:${other.port} is behind: it is not read.`),
  );
  for (let count = 0; count < 20; count += 1) expect(await names()).toContain('Renamed again');
  // On a busy machine the other one may be late for a moment too.
  await until('the other copy is read', () => copyIsRead());
  expect(await copyIsRead(other)).toBe(false);
  const behind = async (port: number) => {
    const metrics = await (await fetch(`${product.url}/metrics`)).text();
    return Number(new RegExp(`db_copy_behind_seconds\\{copy="127\\.0\\.0\\.1:${port}"\\} (\\S+)`).exec(metrics)?.[1]);
  };
  expect(await behind(other.port)).toBeGreaterThan(2);
  await until('the other copy is recent', async () => (await behind(replica.port)) < 2);
  await other.ask('select pg_wal_replay_resume()');
  await until('both copies are read', async () => (await copyIsRead()) && (await copyIsRead(other)));
});

test('a copy that goes away is not missed, and is read again when it is back', async () => {
  await replica.stop('SIGQUIT');
  for (let count = 0; count < 20; count += 1) await names();
  await product.untilPrinted(/DATABASE_REPLICA_URL: /);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  await replica.start();
  await until('the copy is read', () => copyIsRead());
  await product.untilPrinted(new RegExp(`The copy of the database at 127.0.0.1:${replica.port} is read again.`));
});
