import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWhenOnline } from './load-when-online.ts';

const browser = new EventTarget();
const network = { onLine: true };
const answers = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  network.onLine = false;
  answers.mockReset().mockResolvedValue({});
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('fetch', answers);
  vi.stubGlobal('window', browser);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = () => Promise.reject(new Error('Failed to fetch'));

test.each([
  ['the browser says that it is back', () => browser.dispatchEvent(new Event('online'))],
  ['a while has passed', () => vi.advanceTimersByTimeAsync(5_000)],
])('a part that was lost with the connection is fetched again when %s', async (_, back) => {
  const load = vi.fn<() => Promise<string>>(lost);
  const part = loadWhenOnline(load);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(load).toHaveBeenCalledTimes(1);
  load.mockResolvedValue('part');
  await back();
  expect(await part).toBe('part');
});

test('a part that the server does not have is not asked for again, nor one that nobody waits for', async () => {
  const load = vi.fn(lost);
  network.onLine = true;
  await expect(loadWhenOnline(load)).rejects.toThrow('Failed to fetch');
  network.onLine = false;
  await expect(loadWhenOnline(load, () => true)).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledTimes(2);
});
