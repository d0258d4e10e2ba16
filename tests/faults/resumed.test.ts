import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '#platform/log/log.ts';
import { redisBus } from '#platform/realtime/redis-bus.ts';
import { openRedis } from '#platform/redis/redis.ts';
import { ensureBuilt } from '../ensure-built.ts';
import { call, heard, type Message, messageTo, openPage, type Page, trySending, until } from './client.ts';
import { brokenInvariants, newMembers } from './invariants.ts';
import { startProduct } from './product.ts';
import { startPostgres, startRedis } from './servers.ts';

beforeAll(ensureBuilt, 300_000);
const postgres = await startPostgres();
const redis = await startRedis();
afterAll(() => Promise.all([postgres.remove(), redis.remove()]));
const servers = { DATA_DIR: `${postgres.folder}/product`, DATABASE_URL: postgres.url, REDIS_URL: redis.url };

const EVENTS = 10_000;

const timesHeard = ({ events }: Page, { key }: Message) =>
  events.filter(({ type, message }) => type === 'message' && (message as { key: string }).key === key).length;

test('two tabs and a phone go on elsewhere when their process is killed: each hears every message once', async () => {
  const [one, two] = await Promise.all([startProduct(servers), startProduct(servers)]);
  await Promise.all([one.untilReady(), two.untilReady()]);
  const [marit, ruben] = await newMembers(postgres.url, 'resumed', 2, { credits: 10_000 });
  if (!marit || !ruben) throw new Error('There are two members.');
  let at = one.url;
  const devices = [await openPage(() => at, ruben), await openPage(() => at, ruben), await openPage(two.url, ruben)];
  const sent: Message[] = [];
  const tell = async (url: string, times = 1) => {
    const message = messageTo(marit, ruben.id, `Number ${sent.length}`);
    const answers = await Promise.all(Array.from({ length: times }, () => trySending(url, message)));
    expect(answers.map((answer) => answer?.status)).toEqual(Array(times).fill(200));
    expect(new Set(answers.map((answer) => answer?.body.message.id)).size).toBe(1);
    sent.push(message);
  };
  for (let count = 0; count < 10; count += 1) await tell(count % 2 ? one.url : two.url);
  // Two tabs send the same message of their common outbox.
  await tell(two.url, 2);
  await until('all hear the first', () => devices.every((page) => sent.every(({ key }) => heard(page, key))));
  at = two.url;
  one.child.kill('SIGKILL');
  for (let count = 0; count < 10; count += 1) await tell(two.url);
  await until('all hear the rest', () => devices.every((page) => sent.every(({ key }) => heard(page, key))));
  expect(devices.map((page) => sent.map((message) => timesHeard(page, message)))).toEqual(
    devices.map(() => sent.map(() => 1)),
  );
  expect(devices.map(({ streams }) => streams)).toEqual([2, 2, 1]);
  expect(devices.flatMap(({ events }) => events.filter(({ type }) => type === 'refresh'))).toEqual([]);

  // Away for ten thousand events: one word that leads to all of them.
  const [tab] = devices;
  const place = tab?.lastId ?? '';
  for (const page of devices) page.close();
  const connection = await openRedis(redis.url, openLog({ logLevel: 'silent' }));
  const bus = await redisBus(connection, openLog({ logLevel: 'silent' }));
  const witness = await openPage(two.url, marit);
  for (let count = 0; count < EVENTS; count += 1) bus.publish(ruben.id, { type: 'test', count });
  bus.publish(marit.id, { type: 'test', count: EVENTS });
  await until('the other process has them all', () => witness.events.some(({ type }) => type === 'test'));
  witness.close();
  await tell(two.url);
  const late = await openPage(two.url, ruben, place);
  await until('the page is told to look', () => late.events.length > 0);
  expect(late.events).toEqual([{ type: 'refresh' }]);
  const { body } = await call(two.url, ruben, '/api/chats.php');
  expect(body.chats[0]).toMatchObject({
    num_unread_messages: sent.length,
    conversation: { last_message: { body: sent.at(-1)?.body } },
  });
  await tell(two.url);
  await until('it hears what comes then', () => heard(late, sent.at(-1)?.key ?? ''));
  expect(late.events.filter(({ type }) => type === 'message')).toHaveLength(1);
  late.close();
  connection.close();
  expect(await brokenInvariants(postgres.ask)).toEqual([]);
  expect(await two.end()).toBe(0);
});
