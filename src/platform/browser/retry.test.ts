import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause, retry } from './retry.ts';

const network = { onLine: true };
const page = new EventTarget();
const PATIENT = { delaysMs: [1_000, 5_000], maxTries: 4, mayPass: () => true };

beforeEach(() => {
  vi.useFakeTimers();
  network.onLine = true;
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fails so many times, and says when it was called. */
function failing(times: number) {
  const now = () => vi.getMockedSystemTime()?.getTime() ?? 0;
  const began = now();
  const at: number[] = [];
  const call = async () => {
    at.push(now() - began);
    if (at.length <= times) throw new Error(`try ${at.length}`);
    return 'done';
  };
  return { at, call };
}

test('a call is tried again after each delay, and after the last one as often as is allowed', async () => {
  const { at, call } = failing(3);
  const reply = retry(call, PATIENT);
  await vi.runAllTimersAsync();
  expect([await reply, at]).toEqual(['done', [0, 1_000, 6_000, 11_000]]);
});

test('the last try throws, and so does one that can not succeed later', async () => {
  const onWait = vi.fn();
  const exhausted = expect(retry(failing(9).call, { ...PATIENT, onWait })).rejects.toThrow('try 4');
  await vi.runAllTimersAsync();
  await exhausted;
  expect(onWait).toHaveBeenCalledTimes(3);
  await expect(retry(failing(9).call, { ...PATIENT, mayPass: () => false })).rejects.toThrow('try 1');
});

test('the next try comes at once when the connection is back', async () => {
  const { at, call } = failing(1);
  const reply = retry(call, PATIENT);
  await vi.advanceTimersByTimeAsync(300);
  page.dispatchEvent(new Event('online'));
  expect([await reply, at]).toEqual(['done', [0, 300]]);
});

test('without a connection nothing is tried until there is one, or the browser has said so for too long', async () => {
  network.onLine = false;
  const { at, call } = failing(7);
  const reply = retry(call, PATIENT);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(at).toEqual([]);
  await vi.advanceTimersByTimeAsync(7 * 30_000);
  network.onLine = true;
  page.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect([await reply, at.length]).toEqual(['done', 8]);
});

test('an aborted call is not tried again, and its wait ends', async () => {
  const abort = new AbortController();
  const { at, call } = failing(9);
  const reply = expect(retry(call, { ...PATIENT, signal: abort.signal })).rejects.toThrow('try 2');
  await vi.advanceTimersByTimeAsync(500);
  abort.abort();
  await reply;
  expect(at).toEqual([0, 500]);
  await pause(60_000, abort.signal);
});
