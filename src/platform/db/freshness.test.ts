import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshnessOf, MAX_ALONE_MS, MAX_LAG_MS } from './freshness.ts';

beforeEach(() => vi.useFakeTimers({ now: 100_000 }));
afterEach(() => vi.useRealTimers());

test('a copy is as old as the last place of the first database that it has reached', () => {
  const copy = freshnessOf();
  expect([copy.behind(), copy.isRecent()]).toEqual([null, false]);
  copy.note(99_000, 500, 400);
  expect(copy.behind()).toBeNull();
  copy.note(99_500, 700, 500);
  expect([copy.behind(), copy.isRecent()]).toEqual([1000, true]);
  copy.note(100_000, 700, 700);
  expect(copy.behind()).toBe(0);
});

test('a copy that stands still, or of which nothing is heard, is read for two seconds and no longer', () => {
  const copy = freshnessOf();
  copy.note(100_000, 500, 500);
  vi.advanceTimersByTime(MAX_LAG_MS);
  copy.note(Date.now(), 600, 500);
  expect(copy.isRecent()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(copy.isRecent()).toBe(false);
  copy.note(Date.now(), 600, 600);
  expect(copy.isRecent()).toBe(true);
});

test('a copy is read for five minutes where there is nothing better', () => {
  const copy = freshnessOf();
  expect(copy.isReadable()).toBe(false);
  copy.note(100_000, 500, 500);
  vi.advanceTimersByTime(MAX_ALONE_MS);
  expect([copy.isRecent(), copy.isReadable()]).toEqual([false, true]);
  vi.advanceTimersByTime(1);
  expect(copy.isReadable()).toBe(false);
});
