import { afterAll, afterEach, expect, test } from 'vitest';
import { ensureBuilt } from '../ensure-built.ts';
import { call, until } from './client.ts';
import { startCluster } from './cluster.ts';
import { brokenInvariants, newMembers } from './invariants.ts';
import { startLoad } from './load.ts';
import { ENGINES } from './machine.ts';
import { type Product, startProduct } from './product.ts';

ensureBuilt();
const cluster = await startCluster();
afterAll(() => cluster.remove());
afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.log(`${load.stuck()}\n${cluster.said()}`);
});

const WRITERS = 40;
/** So many that none of them reaches the limit of orders, tries during an outage included. */
const PAYERS = 240;
const CREDITS = 75;

const environment = { ...cluster.environment, DATA_DIR: `${cluster.folder}/product`, LOG_LEVEL: 'warn' };
const products: Product[] = [await startProduct(environment)];
await products[0]?.untilReady();
products.push(await startProduct(environment));
await products[1]?.untilReady();
const urls = products.map(({ url }) => url);
const writers = await newMembers(cluster.environment.DATABASE_URL ?? '', 'writer', WRITERS, { credits: 100_000 });
const payers = await newMembers(cluster.environment.DATABASE_URL ?? '', 'payer', PAYERS, {
  credits: 5,
  premium: false,
});
// Of somebody new the newest order takes the time bonus over, and those before it are cancelled.
await cluster.ask("update accounts set signup_date = signup_date - interval '60 days' where id = any($1)", [
  payers.map(({ id }) => id),
]);
const { body: offer } = await call(urls[0] ?? '', null, '/api/packages.php?country=NL');
const credits = offer.packages.find((one: { credits: number }) => one.credits === CREDITS);
const load = startLoad({ urls, writers, payers, credits, dataDir: environment.DATA_DIR });

/** Waits until so many more messages, and some payments, were answered as done. */
async function untilFlowing(what: string, seconds = 60, more = 100): Promise<void> {
  const { messages, payments } = load;
  const [before, paid] = [messages.size, payments.size];
  await until(what, () => messages.size >= before + more && payments.size >= paid + more / 20, seconds);
}

/**
 * What callers see of a fault, from when it begins until the cluster is whole again by itself; then compares what they were told with
 * what is there.
 * @param mend what ends the fault, as soon as writing goes on in spite of it.
 * @returns seconds of the longest time without a message that was answered as sent.
 */
async function endure(fault: () => Promise<unknown>, mend: () => unknown = () => {}): Promise<number> {
  await until('the cluster is whole', cluster.isWhole, 90);
  load.wrong.length = 0;
  load.resume();
  await untilFlowing('messages flow before the fault');
  const from = Date.now();
  await fault();
  await untilFlowing('writing goes on', 60);
  mend();
  await until('the cluster is whole again', cluster.isWhole, 120);
  await untilFlowing('messages flow after the fault');
  const stop = load.longestStop(from, Date.now());
  await load.settle();
  expect(load.wrong).toEqual([]);
  await compare();
  return stop;
}

/** Nothing that was answered is lost, doubled or another; the books are right; no process ended. */
async function compare(): Promise<void> {
  const ids = (people: { id: number }[]) => [people.map(({ id }) => id)];
  const stored = await cluster.ask<{ key: string; id: number; body: string }>(
    'select key, id, body from messages where sender_id = any($1)',
    ids(writers),
  );
  const byKey = (a: { key: string }, b: { key: string }) => a.key.localeCompare(b.key);
  const told = [...load.messages].map(([key, { id, body }]) => ({ key, id, body }));
  expect(stored.map((row) => ({ ...row, id: Number(row.id) })).sort(byKey)).toEqual(told.sort(byKey));
  const paid = await cluster.ask<{ key: string; id: number; status: string }>(
    'select key, id, status from payments where account_id = any($1)',
    ids(payers),
  );
  const reported = [...load.payments].map(([key, { id }]) => ({ key, id, status: 'completed' }));
  expect(paid.map((row) => ({ ...row, id: Number(row.id) })).sort(byKey)).toEqual(reported.sort(byKey));
  expect(await brokenInvariants((text) => cluster.ask(text))).toEqual([]);
  expect(products.map(({ child }) => [child.exitCode, child.signalCode])).toEqual([
    [null, null],
    [null, null],
  ]);
}

test('a primary whose PostgreSQL is killed is replaced, and writing goes on within ten seconds', async () => {
  const stop = await endure(async () => (await cluster.leader()).leader.kill('postgres'));
  expect(stop).toBeLessThanOrEqual(10);
});

test('a primary that is changed on purpose stops writing for five seconds at most', async () => {
  expect(await endure(() => cluster.switchover())).toBeLessThanOrEqual(5);
});

test('a frozen standby stops writing for six seconds at most', async () => {
  const { standby } = await cluster.leader();
  const stop = await endure(
    async () => standby.freeze(),
    () => standby.thaw(),
  );
  expect(stop).toBeLessThanOrEqual(6);
});

test('a primary whose whole machine is gone is replaced, and writing goes on within 25 seconds', async () => {
  const { leader } = await cluster.leader();
  const stop = await endure(
    async () => leader.kill('postgres', ...ENGINES),
    () => leader.start(...ENGINES),
  );
  expect(stop).toBeLessThanOrEqual(25);
});

test('a primary whose whole machine stands still is replaced within 25 seconds, and follows once it goes on', async () => {
  const { leader } = await cluster.leader();
  const stop = await endure(
    async () => leader.freeze('machine'),
    () => leader.thaw(),
  );
  expect(stop).toBeLessThanOrEqual(25);
  expect((await cluster.leader()).leader).not.toBe(leader);
});

test('without its leader etcd chooses another one, and PostgreSQL goes on', async () => {
  const leader = await cluster.etcdLeader();
  const { leader: primary } = await cluster.leader();
  await endure(
    async () => leader.kill('etcd'),
    () => leader.start('etcd'),
  );
  expect((await cluster.leader()).leader).toBe(primary);
});

test('without the master of Redis writing does not stop, and the old master follows the new one', async () => {
  const master = await cluster.redisMaster();
  const stop = await endure(
    async () => {
      master.kill('redis');
      await until(
        'another one is the master',
        async () => (await cluster.redisMaster().catch(() => master)) !== master,
      );
    },
    () => master.start('redis'),
  );
  expect(stop).toBeLessThanOrEqual(6);
  for (const url of urls)
    await until('a process is heard by all', async () => (await call(url, null, '/readyz')).body.bus === true);
});
