import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '#platform/log/log.ts';
import { redisBus } from '#platform/realtime/redis-bus.ts';
import { openRedis } from '#platform/redis/redis.ts';
import { ensureBuilt } from '../ensure-built.ts';
import type { Person } from '../people.ts';
import { call, openPage, until } from './client.ts';
import { newMembers } from './invariants.ts';
import { type Product, startProduct } from './product.ts';
import { startPostgres, startRedis } from './servers.ts';

beforeAll(ensureBuilt, 300_000);
const postgres = await startPostgres();
const redis = await startRedis();
afterAll(() => Promise.all([postgres.remove(), redis.remove()]));

const SLOW = 10;
const EVENTS = 2000;
/** Bytes of an event, and events that are told at once. */
const EVENT_BYTES = 8 * 1024;
const CONCURRENCY = 4;
/** Bytes that the process may grow by; what it would keep for those who do not read is about twice as much. */
const MAX_GROWTH_BYTES = 40 * 2 ** 20;

/** Opens an event stream and never reads from it. */
function openAndForget({ url }: Product, { cookie }: Person): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(`GET /api/events.php HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${cookie}\r\n\r\n`);
  return socket;
}

/** A figure of the product's own metrics. */
async function figure({ url }: Product, name: string): Promise<number> {
  const { body } = await call(url, null, '/metrics');
  const line = String(body)
    .split('\n')
    .find((candidate) => candidate.startsWith(`${name} `) || candidate.startsWith(`${name}{`));
  return Number(line?.split(' ').at(-1));
}

test('readers who do not read are cut off before they cost memory, and whoever reads gets everything', async () => {
  const servers = { DATA_DIR: `${postgres.folder}/product`, DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const product = await startProduct(servers);
  await product.untilReady();
  const [marit] = await newMembers(postgres.url, 'member', 1, { credits: 5 });
  if (!marit) throw new Error('There is one member.');
  const reader = await openPage(product.url, marit);
  const forgotten = Array.from({ length: SLOW }, () => openAndForget(product, marit));
  await until('all streams are open', async () => (await figure(product, 'event_streams_open')) === SLOW + 1);

  // Another process that has a lot to tell.
  const log = openLog({ logLevel: 'silent' });
  const connection = await openRedis(redis.url, log);
  const bus = await redisBus(connection, log);
  const before = await figure(product, 'process_resident_memory_bytes');
  for (let told = 0; told < EVENTS; ) {
    for (let count = 0; count < CONCURRENCY; count += 1) {
      bus.publish(marit.id, { type: 'test', number: told, text: 'x'.repeat(EVENT_BYTES) });
      told += 1;
    }
    while (reader.events.length < told && reader.streams === 1) await wait(1);
  }
  const grown = (await figure(product, 'process_resident_memory_bytes')) - before;
  connection.close();

  expect(reader.streams).toBe(1);
  expect(reader.events.map(({ number }) => number)).toEqual(Array.from({ length: EVENTS }, (_, number) => number));
  expect(await figure(product, 'event_streams_open')).toBe(1);
  expect(grown).toBeLessThan(MAX_GROWTH_BYTES);
  reader.close();
  for (const socket of forgotten) socket.destroy();
  expect(await product.end()).toBe(0);
});
