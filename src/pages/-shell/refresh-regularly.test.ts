import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshRegularly } from './refresh-regularly.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SECOND_MS = 1000;

test.each([
  ['every minute', false, 60],
  ['every five minutes where pushes come', true, 300],
])('user, chats and likes are refreshed 5 seconds after the load and then %s', (_how, pushSubscribed, seconds) => {
  const refresh = vi.fn();
  const end = refreshRegularly(refresh, pushSubscribed);
  const timesAfter = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    return refresh.mock.calls.length;
  };
  expect([timesAfter(5 * SECOND_MS - 1), timesAfter(1)]).toEqual([0, 1]);
  expect([timesAfter(seconds * SECOND_MS - 1), timesAfter(1)]).toEqual([1, 2]);
  expect(timesAfter(2 * seconds * SECOND_MS)).toBe(4);
  end();
  expect(timesAfter(3600 * SECOND_MS)).toBe(4);
});

test('a page that goes before the first refresh has none', () => {
  const refresh = vi.fn();
  refreshRegularly(refresh, false)();
  vi.advanceTimersByTime(3600 * SECOND_MS);
  expect(refresh).not.toHaveBeenCalled();
});
