import { once } from 'node:events';
import { createServer } from 'node:net';
import { pino } from 'pino';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { hasRedis, type RedisServer, startRedis } from '#tests/redis-server.ts';
import { StartError } from '../start-error.ts';
import { openRedis, type Redis } from './redis.ts';

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const refusal = (url: string): Promise<unknown> => openRedis(url, log).catch((error: unknown) => error);

/** In the place of a Redis that was killed: resolves when so many tries to connect were turned away. */
async function turnedAway({ url }: RedisServer, tries: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = tries;
  const place = createServer((socket) => {
    socket.destroy();
    left -= 1;
    if (left === 0) resolve();
  });
  place.listen(Number(new URL(url).port), '127.0.0.1');
  await promise;
  place.close();
  await once(place, 'close');
}

test('a Redis that is not there ends the start with one sentence that names REDIS_URL and never the password', async () => {
  const port = await freePort();
  const error = await refusal(`redis://someone:hunter2@127.0.0.1:${port}`);
  expect(error).toBeInstanceOf(StartError);
  expect(String(error)).toBe(
    `Error: REDIS_URL: Redis at 127.0.0.1:${port} does not answer (ECONNREFUSED); start it, correct REDIS_URL, or leave REDIS_URL out to serve from one process.`,
  );
});

test('a socket that is not there is told by its path, without the password', async () => {
  expect(String(await refusal('unix://someone:hunter2@/nowhere/redis.sock?db=2'))).toBe(
    'Error: REDIS_URL: there is no socket /nowhere/redis.sock; start Redis with "unixsocket /nowhere/redis.sock", correct REDIS_URL, or leave REDIS_URL out to serve from one process.',
  );
});

describe.runIf(hasRedis)('with a Redis', () => {
  let server: RedisServer;
  let redis: Redis;
  beforeAll(async () => {
    server = await startRedis();
    redis = await openRedis(server.url, log);
  });
  afterAll(async () => {
    redis.close();
    await server.kill();
  });

  test('a wrong password is told from a Redis that is away', async () => {
    const error = await refusal(server.url.replace('//', '//someone:hunter2@'));
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toContain('refuses the user or password');
    expect(String(error)).not.toContain('hunter2');
  });

  test('a replica is refused at the start, and one that becomes a replica is away until it is a master again', {
    timeout: 60_000,
  }, async () => {
    const other = await startRedis();
    const follows = createClient({ url: other.url });
    follows.on('error', () => {});
    await follows.connect();
    onTestFinished(async () => {
      follows.destroy();
      await other.kill();
    });
    const follow = (...of: [host: string, port: string]) => follows.sendCommand(['REPLICAOF', ...of]);
    const { hostname, port } = new URL(server.url);
    const used = await openRedis(other.url, log);
    onTestFinished(() => used.close());
    let back = 0;
    used.onBack(() => back++);
    await follow(hostname, port);
    expect(String(await refusal(other.url))).toBe(
      `Error: REDIS_URL: Redis at 127.0.0.1:${new URL(other.url).port} is a replica; name the master in REDIS_URL.`,
    );
    await expect.poll(() => used.ready(), { timeout: 20_000 }).toBe(false);
    await expect(used.publish('news', 'to nobody')).rejects.toThrow('away');
    await follow('NO', 'ONE');
    await expect.poll(() => used.ready() && back > 0, { timeout: 20_000 }).toBe(true);
  });

  test('an outage is logged once, and nothing is kept to be sent later', { timeout: 60_000 }, async () => {
    const heard: string[] = [];
    lines.length = 0;
    await redis.listen('news', (text) => heard.push(text));
    await redis.publish('news', 'before');
    await expect.poll(() => heard).toContain('before');
    await server.kill();
    await expect.poll(() => redis.ready(), { timeout: 20_000 }).toBe(false);
    for (let round = 0; round < 100; round++) await expect(redis.publish('news', 'meanwhile')).rejects.toThrow();
    await turnedAway(server, 6);
    expect(lines.filter((line) => line.includes('is away'))).toHaveLength(1);
    let back = 0;
    redis.onBack(() => back++);
    await server.restart();
    await expect.poll(() => redis.ready() && back > 0, { timeout: 20_000 }).toBe(true);
    expect(lines.filter((line) => line.includes('is back after'))).toHaveLength(1);
    await redis.publish('news', 'after');
    await expect.poll(() => heard).toContain('after');
    expect(heard).toEqual(['before', 'after']);
    expect(back).toBe(1);
  });
});
