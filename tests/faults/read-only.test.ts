import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../ensure-built.ts';
import { until } from './client.ts';
import { type Product, startProduct } from './product.ts';
import { startPostgres, startRedis, startReplica } from './servers.ts';

beforeAll(ensureBuilt, 300_000);
const primary = await startPostgres({ wal_level: 'replica', max_wal_senders: '4' });
const redis = await startRedis();
const replica = await startReplica(primary);
afterAll(() => Promise.all([primary, redis, replica].map((server) => server.remove())));

const environment = {
  DATA_DIR: `${primary.folder}/product`,
  DATABASE_URL: primary.url,
  DATABASE_REPLICA_URL: replica.url,
  REDIS_URL: redis.url,
};
const near = await startProduct(environment);
await near.untilReady();
/** It has never seen who is logged in at the other one. */
const far = await startProduct(environment);
afterAll(() => Promise.all([near.end(), far.end()]));

const get = (product: Product, path: string, cookie = '') =>
  fetch(product.url + path, { redirect: 'manual', headers: { cookie, 'accept-language': 'en' } });
const send = (product: Product, method: string, path: string, cookie: string, body: object) =>
  fetch(product.url + path, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
const status = async (product: Product, path: string, cookie = '') => (await get(product, path, cookie)).status;

async function logIn(product: Product, login: string): Promise<string> {
  const reply = await send(product, 'POST', '/api/user.php', '', { login, password: 'lamplight' });
  expect(reply.status).toBe(200);
  const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return cookies.find((cookie) => cookie.startsWith('auth=')) ?? '';
}

const saysReadOnly = async (product: Product) =>
  ((await (await get(product, '/readyz')).json()) as { status: string }).status === 'read only';

test('where the database is gone, pages, search and what members read come from a copy, and say so', async () => {
  await far.untilReady();
  const member = await logIn(near, 'free@kindling.example');
  const staff = await logIn(near, 'staff@kindling.example');
  const leaving = await logIn(near, 'premium@kindling.example');
  const [first] = (await (await get(near, '/api/members.php')).json()).members as { id: number }[];
  await until('the copy has all', async () => (await get(far, '/api/user.php', leaving)).status === 200);
  await until('both know the copy', async () =>
    (await Promise.all([near, far].map((one) => get(one, '/metrics').then((reply) => reply.text())))).every((text) =>
      /db_copy_behind_seconds\{[^}]*\} [01]\./.test(text),
    ),
  );
  // The copy never hears of this log-out; the other process does.
  await replica.ask('select pg_wal_replay_pause()');
  expect((await get(near, '/api/logout.php', leaving)).status).toBe(200);
  await until('the other process has heard of it', async () => (await status(far, '/api/chats.php', leaving)) === 403);

  await primary.stop('SIGKILL');
  await until('both read on', async () => (await saysReadOnly(near)) && (await saysReadOnly(far)));
  for (const product of [near, far]) {
    expect(await status(product, '/readyz')).toBe(200);
    for (const path of ['/', '/members', `/members/${first?.id}`, '/credits', '/pages/faq', '/login'])
      expect([path, await status(product, path)]).toEqual([path, 200]);
    for (const path of [
      '/members',
      `/members/${first?.id}`,
      '/likes/received',
      '/chats',
      '/profile/visitors',
      '/notifications',
    ])
      expect([path, await status(product, path, member)]).toEqual([path, 200]);
    for (const path of ['/api/user.php', '/api/members.php', '/api/chats.php', '/api/likes.php?type=received']) {
      const reply = await get(product, path, member);
      expect([path, reply.status, reply.headers.get('x-read-only')]).toEqual([path, 200, '1']);
    }
    const page = await (await get(product, '/members', member)).text();
    expect(page).toMatch(/<html [^>]* data-read-only/);
    for (const path of ['/members', '/landers/tinderswipe'])
      expect(await (await get(product, path)).text()).toMatch(
        /<div id="read-only" role="status">.+may be five minutes old/,
      );
    // Whoever has just written would miss it there, staff would decide by it, and who has logged out stays so.
    expect(await status(product, '/api/members.php', 'wrote=1')).toBe(503);
    expect(await status(product, '/api/admin/payouts.php', staff)).toBe(503);
    expect(await status(product, '/api/chats.php', leaving)).toBe(403);
    const like = await send(product, 'POST', '/api/like.php', member, { profile_id: first?.id });
    expect([like.status, like.headers.has('retry-after')]).toEqual([503, true]);
  }
  expect(near.printed()).toContain('its copies are read');

  await primary.start();
  await until('both write again', async () => !(await saysReadOnly(near)) && !(await saysReadOnly(far)));
  await replica.ask('select pg_wal_replay_resume()');
  for (const product of [near, far]) {
    const reply = await get(product, '/members', member);
    expect([reply.status, reply.headers.has('x-read-only')]).toEqual([200, false]);
    expect(await reply.text()).not.toMatch(/data-read-only|id="read-only"/);
    expect((await send(product, 'POST', '/api/like.php', member, { profile_id: first?.id })).status).toBe(200);
  }
  expect(near.printed()).toContain('The database answers again.');
});

test('a database that stands still without a word is read around, and is written to again once it goes on', async () => {
  const member = await logIn(near, 'free@kindling.example');
  const [{ position = '' } = {}] = await primary.ask<{ position: string }>(
    'select pg_current_wal_lsn()::text as position',
  );
  await until('the copy knows the session', async () => {
    const [copy] = await replica.ask<{ there: boolean }>('select pg_last_wal_replay_lsn() >= $1::pg_lsn as there', [
      position,
    ]);
    return copy?.there === true;
  });
  const [file] = await primary.ask<{ text: string }>("select pg_read_file('postmaster.pid') as text");
  const main = Number.parseInt(file?.text ?? '', 10);
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ').map(Number);
  const all = [main, ...children];
  for (const pid of all) tell(pid, 'SIGSTOP');
  try {
    await until('it is read around', () => saysReadOnly(near));
    expect(await status(near, '/members', member)).toBe(200);
    expect(await status(near, '/api/chats.php', member)).toBe(200);
  } finally {
    for (const pid of all) tell(pid, 'SIGCONT');
  }
  await until('it writes again', async () => !(await saysReadOnly(near)));
  const [card] = (await (await get(near, '/api/members.php', member)).json()).members as { id: number }[];
  expect((await send(near, 'POST', '/api/like.php', member, { profile_id: card?.id })).status).toBe(200);
});

/** Some of its processes end by themselves. */
function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
