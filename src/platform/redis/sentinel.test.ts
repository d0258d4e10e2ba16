import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createClient } from 'redis';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { hasRedis, type RedisServer, startRedis, startSentinel } from '#tests/redis-server.ts';
import { openRedis, scriptOf } from './redis.ts';
import { sentinelAddressOf } from './sentinel-address.ts';

test('an address names sentinels, the master that they watch, and whom it lets in', () => {
  expect(sentinelAddressOf('redis+sentinel://me:hunter%402@one:26379,two,[::1]:7/kindling?db=3')).toEqual({
    sentinels: [
      { host: 'one', port: 26379 },
      { host: 'two', port: 26379 },
      { host: '::1', port: 7 },
    ],
    master: 'kindling',
    secure: false,
    database: 3,
    username: 'me',
    password: 'hunter@2',
  });
  expect(sentinelAddressOf('rediss+sentinel://:hunter2@one/kindling')).toMatchObject({
    secure: true,
    database: 0,
    password: 'hunter2',
  });
});

test.each([
  'redis://one/kindling',
  'redis+sentinel://one',
  'redis+sentinel:///kindling',
  'redis+sentinel://one,,two/k',
])('%s is no such address', (url) => expect(sentinelAddressOf(url)).toBeNull());

const ask = async (url: string, ...words: string[]) => {
  const client = createClient({ url });
  client.on('error', () => {});
  await client.connect();
  const answer = await client.sendCommand(words);
  client.destroy();
  return answer;
};

/** A master, its replica and three sentinels. @returns the address for the product, and both servers. */
async function startWatched(): Promise<{ url: string; master: RedisServer; replica: RedisServer }> {
  const [master, replica] = [await startRedis(), await startRedis()];
  const port = new URL(master.url).port;
  await ask(replica.url, 'REPLICAOF', '127.0.0.1', port);
  await expect
    .poll(() => ask(replica.url, 'INFO', 'replication'), { timeout: 20_000 })
    .toContain('master_link_status:up');
  const folder = mkdtempSync(join(tmpdir(), 'kindling-sentinel-'));
  const ports = await Promise.all([1, 2, 3].map(() => freePort()));
  const sentinels = ports.map((own) => {
    const file = join(folder, `${own}.conf`);
    const lines = [
      `port ${own}`,
      'bind 127.0.0.1',
      `dir ${folder}`,
      `sentinel monitor kindling 127.0.0.1 ${port} 2`,
      'sentinel down-after-milliseconds kindling 1000',
      'sentinel failover-timeout kindling 5000',
    ];
    writeFileSync(file, `${lines.join('\n')}\n`);
    return startSentinel(file);
  });
  onTestFinished(async () => {
    for (const sentinel of sentinels) {
      const gone = once(sentinel, 'exit');
      sentinel.kill('SIGKILL');
      await gone;
    }
    await Promise.all([master.kill(), replica.kill()]);
    rmSync(folder, { recursive: true });
  });
  const seen = async (own: number) => {
    const answer = await ask(`redis://127.0.0.1:${own}`, 'SENTINEL', 'MASTER', 'kindling').catch(() => null);
    const facts = answer as Record<string, string> | string[] | null;
    const of = (name: string) => (Array.isArray(facts) ? facts[facts.indexOf(name) + 1] : facts?.[name]);
    return `${of('num-slaves')} ${of('num-other-sentinels')}`;
  };
  for (const own of ports) await expect.poll(() => seen(own), { timeout: 30_000 }).toBe('1 2');
  return { url: `redis+sentinel://${ports.map((own) => `127.0.0.1:${own}`).join(',')}/kindling`, master, replica };
}

test.runIf(hasRedis)(
  'a master that is killed is replaced: the process finds the other one by itself and goes on',
  { timeout: 60_000 },
  async () => {
    const { url, master, replica } = await startWatched();
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const redis = await openRedis(url, log);
    onTestFinished(() => redis.close());
    const heard: string[] = [];
    let back = 0;
    redis.onBack(() => back++);
    await redis.listen('news', (text) => heard.push(text));
    await redis.publish('news', 'before');
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['before']);
    const count = scriptOf("return redis.call('incr', KEYS[1])");
    expect(await redis.run(count, 'counted', [])).toBe(1);

    await master.kill();
    await expect.poll(() => redis.ready(), { timeout: 20_000 }).toBe(false);
    await expect(redis.publish('news', 'meanwhile')).rejects.toThrow('away');

    await expect.poll(() => redis.ready() && back, { timeout: 20_000 }).toBe(1);
    await redis.publish('news', 'after');
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['before', 'after']);
    expect(Number(await redis.run(count, 'counted', []))).toBeGreaterThan(0);
    expect(await ask(replica.url, 'ROLE')).toEqual(expect.arrayContaining(['master']));
    expect(lines.filter((line) => line.includes('is away'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('is back after'))).toHaveLength(1);
  },
);
