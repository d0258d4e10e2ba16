import { describe, expect, test } from 'vitest';
import { hasRedis, startRedis } from '#tests/redis-server.ts';
import { openLog } from '../log/log.ts';
import { openRedis } from '../redis/redis.ts';
import { countBudgets } from './budget.ts';

const BUDGET = { name: 'profile', hourly: 300 };
const HOUR_MS = 3_600_000;

function clock() {
  let at = Date.UTC(2027, 0, 1);
  return {
    now: () => at,
    pass: (milliseconds: number) => {
      at += milliseconds;
    },
  };
}

test('half of an hour’s budget may be used at once, never more than all of it within an hour, and the wait is exact', async () => {
  const { now, pass } = clock();
  const count = countBudgets({ redis: null, secret: 'secret', now });
  let allowed = 0;
  for (let call = 0; call < 200; call += 1) if ((await count('one', BUDGET)) === 0) allowed += 1;
  expect(allowed).toBe(150);
  for (let second = 1; second < 3600; second += 1) {
    pass(1000);
    if ((await count('one', BUDGET)) === 0) allowed += 1;
  }
  expect(allowed).toBeGreaterThan(290);
  expect(allowed).toBeLessThanOrEqual(300);
  const wait = await count('one', BUDGET);
  expect(wait).toBeGreaterThan(0);
  pass(wait - 1);
  expect(await count('one', BUDGET)).toBe(1);
  pass(1);
  expect(await count('one', BUDGET)).toBe(0);
});

test('callers and budgets are counted apart, and who waited has all of it again', async () => {
  const { now, pass } = clock();
  const count = countBudgets({ redis: null, secret: 'secret', now });
  const useUp = async () => {
    let allowed = 0;
    while ((await count('one', BUDGET)) === 0) allowed += 1;
    return allowed;
  };
  expect(await useUp()).toBe(150);
  expect(await count('other', BUDGET)).toBe(0);
  expect(await count('one', { ...BUDGET, name: 'photo' })).toBe(0);
  pass(HOUR_MS);
  expect(await useUp()).toBe(150);
});

describe.runIf(hasRedis)('with Redis', () => {
  test('two processes count together, and each goes on by itself while Redis is away', async () => {
    const server = await startRedis();
    const log = openLog({ logLevel: 'silent' });
    const [first, second] = [await openRedis(server.url, log), await openRedis(server.url, log)];
    const { now, pass } = clock();
    const counts = [first, second].map((redis) => countBudgets({ redis, secret: 'secret', now }));
    const everywhere = async () => {
      let allowed = 0;
      for (let call = 0; call < 400; call += 1) if ((await counts[call % 2]?.('one', BUDGET)) === 0) allowed += 1;
      return allowed;
    };
    expect(await everywhere()).toBe(150);
    pass(HOUR_MS);
    expect(await everywhere()).toBe(150);
    await server.kill();
    expect(await counts[0]?.('another', BUDGET)).toBe(0);
    first.close();
    second.close();
  });
});
