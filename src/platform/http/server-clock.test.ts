import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

const MINUTE_MS = 60_000;
const REAL = Date.parse('2026-11-25T12:00:00Z');
const answer = () => noteServerTime(new Date(REAL).toUTCString());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['a quarter of an hour fast is put right', 15 * MINUTE_MS, 0],
  ['a second off is left alone', 1_000, 1_000],
  ['slow is left alone', -15 * MINUTE_MS, -15 * MINUTE_MS],
])('by an answer of the server, a device that is %s', (_, wrong, left) => {
  vi.setSystemTime(REAL + wrong);
  answer();
  expect(serverNow() - REAL).toBe(left);
});

test('a device whose clock was put right meanwhile is believed again, and an answer without a date says nothing', () => {
  vi.setSystemTime(REAL + 15 * MINUTE_MS);
  answer();
  noteServerTime(null);
  expect(serverNow()).toBe(REAL);
  vi.setSystemTime(REAL);
  answer();
  expect(serverNow()).toBe(REAL);
});
