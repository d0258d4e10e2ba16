import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../ensure-built.ts';
import type { Person } from '../people.ts';
import { call, heard, type Message, messageTo, openPage, trySending, until } from './client.ts';
import { brokenInvariants, newMembers } from './invariants.ts';
import { startProduct } from './product.ts';
import { startPostgres, startRedis } from './servers.ts';

beforeAll(ensureBuilt, 300_000);
const postgres = await startPostgres();
const redis = await startRedis();
afterAll(() => Promise.all([postgres.remove(), redis.remove()]));
const servers = { DATA_DIR: `${postgres.folder}/product`, DATABASE_URL: postgres.url, REDIS_URL: redis.url };

/** Log-ins that one address may try in a minute. */
const LOGINS = 60;
/** Tries to log in with nothing in it, one after another. @returns how many were refused as too many. */
async function refusedLogins(url: string, tries: number): Promise<number> {
  let refused = 0;
  for (let count = 0; count < tries; count += 1) {
    const { status } = await call(url, null, '/api/user.php', { payload: {} });
    expect([400, 429]).toContain(status);
    if (status === 429) refused += 1;
  }
  return refused;
}

test('without Redis each process goes on by itself, and when it is back pages are live again by themselves', async () => {
  const [one, two] = await Promise.all([startProduct(servers), startProduct(servers)]);
  await Promise.all([one.untilReady(), two.untilReady()]);
  const both = [one.url, two.url];
  const [marit, ruben, leaver] = await newMembers(postgres.url, 'member', 3, { credits: 1000 });
  if (!marit || !ruben || !leaver) throw new Error('There are three members.');
  const userAtTwo = async (who: Person) => (await call(two.url, who, '/api/user.php')).body.user?.id ?? null;
  const readyAt = async (url: string) => (await call(url, null, '/readyz')).body;
  const tell = async (): Promise<Message> => {
    const message = messageTo(marit, ruben.id, 'Are you there?');
    expect((await trySending(one.url, message))?.status).toBe(200);
    return message;
  };

  const [near, far] = [await openPage(one.url, ruben), await openPage(two.url, ruben)];
  const before = await tell();
  await until('both processes tell of a message', () => heard(near, before.key) && heard(far, before.key));
  expect(await refusedLogins(one.url, LOGINS / 3)).toBe(0);
  expect(await refusedLogins(two.url, LOGINS / 3)).toBe(0);

  await redis.stop('SIGKILL');
  for (const url of both) {
    await until('a process says that the bus is away', async () => (await readyAt(url)).bus === false);
    // It serves all the same: visitors are still sent to it.
    expect((await call(url, null, '/readyz')).status).toBe(200);
    expect(await readyAt(url)).toMatchObject({ status: 'bus does not answer', bus: false, database: true });
    expect((await call(url, null, '/metrics')).body).toMatch(/^bus_ready 0$/m);
    expect((await call(url, null, '/healthz')).status).toBe(200);
  }
  const meanwhile: Message[] = [];
  for (let count = 0; count < 20; count += 1) meanwhile.push(await tell());
  await until('pages of the same process stay live', () => meanwhile.every(({ key }) => heard(near, key)));
  expect(meanwhile.filter(({ key }) => heard(far, key))).toEqual([]);

  // Checked a moment ago, so that the other process trusts the session when it ends.
  expect(await userAtTwo(leaver)).toBe(leaver.id);
  expect((await call(one.url, leaver, '/api/logout.php')).status).toBe(200);
  await until(
    'a log-out reaches the process that cannot hear of it',
    async () => (await userAtTwo(leaver)) === null,
    6,
  );

  expect(await refusedLogins(one.url, LOGINS)).toBe(LOGINS / 3);
  expect(await refusedLogins(two.url, 1)).toBe(0);

  await redis.start();
  for (const url of both) await until('a process is ready by itself', async () => (await readyAt(url)).bus === true);
  await until('pages are told to look again', () => far.events.some(({ type }) => type === 'refresh'));
  const after = await tell();
  await until('the other process tells of messages again', () => heard(near, after.key) && heard(far, after.key));
  expect([near.streams, far.streams]).toEqual([1, 1]);
  const { body } = await call(two.url, ruben, '/api/chats.php');
  expect(body.chats[0].num_unread_messages).toBe(meanwhile.length + 2);
  expect(await brokenInvariants(postgres.ask)).toEqual([]);
  for (const page of [near, far]) page.close();
  expect(await Promise.all([one.end(), two.end()])).toEqual([0, 0]);
});
