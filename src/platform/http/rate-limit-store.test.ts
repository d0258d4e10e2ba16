import { expect, test, vi } from 'vitest';
import type { Redis } from '../redis/redis.ts';
import { sharedRateLimits } from './rate-limit-store.ts';

const away: Redis = {
  ready: () => false,
  publish: () => Promise.reject(new Error('Redis is away.')),
  listen: async () => {},
  run: () => Promise.reject(new Error('Redis is away.')),
  onBack: () => {},
  close: () => {},
};

const HOUR_MS = 3_600_000;

/** A process's counts while Redis is away, each limit by its name. */
function counting() {
  const Store = sharedRateLimits(away, 'secret');
  const stores = new Map<string, InstanceType<typeof Store>>();
  return (limit: string, caller: string, window = HOUR_MS) => {
    const store = stores.get(limit) ?? new Store({}, limit);
    stores.set(limit, store);
    return new Promise<number>((resolve, reject) => {
      store.incr(caller, (error, count) => (error ? reject(error) : resolve(count?.current ?? 0)), window);
    });
  };
}

test('while Redis is away a process counts by itself, each limit and each caller apart', async () => {
  const count = counting();
  for (const calls of [1, 2, 3]) expect(await count('login', '192.0.2.1')).toBe(calls);
  expect(await count('login', '192.0.2.2')).toBe(1);
  expect(await count('signup', '192.0.2.1')).toBe(1);
});

test('a window ends, however often its caller came', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const count = counting();
  const after = (milliseconds: number) => {
    clock.mockReturnValue(1000 + milliseconds);
    vi.advanceTimersByTime(1);
    return count('login', '192.0.2.1', 500);
  };
  for (const [milliseconds, calls] of [
    [0, 1],
    [300, 2],
    [499, 3],
  ] as const)
    expect(await after(milliseconds)).toBe(calls);
  expect(await after(501)).toBe(1);
  vi.useRealTimers();
});

test('many callers do not make a process forget who comes all the time, and whom they push out is new', async () => {
  const count = counting();
  await count('login', 'once');
  let calls = 0;
  for (let number = 0; number < 60_000; number += 1) {
    if (number % 10_000 === 0) expect(await count('login', 'often')).toBe(++calls);
    await count('login', `other ${number}`);
  }
  expect(await count('login', 'often')).toBe(7);
  expect(await count('login', 'once')).toBe(1);
});
