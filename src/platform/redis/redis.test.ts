import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { hasRedis, type RedisServer, startRedis } from '#tests/redis-server.ts';
import { StartError } from '../start-error.ts';
import { openRedis, type Redis } from './redis.ts';

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const refusal = (url: string): Promise<unknown> => openRedis(url, log).catch((error: unknown) => error);

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

  test('an outage is logged once, and nothing is kept to be sent later', { timeout: 60_000 }, async () => {
    const heard: string[] = [];
    await redis.listen('news', (text) => heard.push(text));
    await redis.publish('news', 'before');
    while (!heard.includes('before')) await wait(10);
    await server.kill();
    while (redis.ready()) await wait(10);
    for (let round = 0; round < 100; round++) await expect(redis.publish('news', 'meanwhile')).rejects.toThrow();
    await wait(500);
    expect(lines.filter((line) => line.includes('is away'))).toHaveLength(1);
    let back = 0;
    redis.onBack(() => back++);
    await server.restart();
    while (!redis.ready() || back === 0) await wait(10);
    expect(lines.filter((line) => line.includes('is back after'))).toHaveLength(1);
    await redis.publish('news', 'after');
    while (!heard.includes('after')) await wait(10);
    expect(heard).toEqual(['before', 'after']);
    expect(back).toBe(1);
  });
});
