import { afterEach, expect, test, vi } from 'vitest';
import { CONNECTION_TIMEOUT_MS, type Share, sharesOf } from './shares.ts';
import { isUnavailable } from './unavailable.ts';
import { workOf } from './work.ts';

afterEach(() => vi.useRealTimers());

/** Takes so many connections of a share until they are given back. */
function take(share: Share, count: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const all = Promise.allSettled(Array.from({ length: count }, () => share.run(() => promise)));
  return { giveBack: resolve, all };
}

test.each([2, 3, 10, 25])('a pool of %i connections is divided, and each kind of work has some', (connections) => {
  const { read, write, job } = sharesOf(connections);
  const sizes = [read, write, job].map(({ totalCount }) => totalCount);
  for (const size of sizes) expect(size).toBeGreaterThan(0);
  if (connections > 2) expect(sizes.reduce((sum, size) => sum + size)).toBe(connections);
});

test('writes that do not end take no connection of reads, and who waits is served in turn', async () => {
  const { read, write } = sharesOf(10);
  const stuck = take(write, write.totalCount);
  const order: number[] = [];
  const waiting = [1, 2, 3].map((number) => write.run(async () => void order.push(number)));
  expect(await read.run(async () => 'read')).toBe('read');
  expect([write.idleCount, write.waitingCount, read.idleCount]).toEqual([0, 3, read.totalCount]);
  stuck.giveBack();
  await Promise.all(waiting);
  await stuck.all;
  expect(order).toEqual([1, 2, 3]);
  expect([write.idleCount, write.waitingCount]).toEqual([write.totalCount, 0]);
});

test('who comes when too many wait is refused at once, and who has waited long enough is refused then', async () => {
  vi.useFakeTimers();
  const { write } = sharesOf(2);
  const stuck = take(write, 1);
  const waiting = take(write, 100);
  const refused = await write.run(async () => {}).catch((error: unknown) => error);
  expect(isUnavailable(refused)).toBe(true);
  expect(String(refused)).toContain('too many wait');
  await vi.advanceTimersByTimeAsync(CONNECTION_TIMEOUT_MS);
  const ends = await waiting.all;
  expect(ends.every((end) => end.status === 'rejected' && isUnavailable(end.reason))).toBe(true);
  expect(write.waitingCount).toBe(0);
  stuck.giveBack();
  await stuck.all;
  expect(await write.run(async () => 'again')).toBe('again');
});

test('a statement tells what it is for by its text, unless its caller says so', () => {
  expect(workOf({ text: 'select name from members where updated_at < $1' })).toBe('read');
  expect(workOf({ text: 'with gone as (delete from passes returning 1) select count(*) from gone' })).toBe('write');
  expect(workOf({ text: 'update sessions set last_used_at = $1' })).toBe('write');
  expect(workOf({ text: 'select * from send_message($1)', work: 'write' })).toBe('write');
});
