import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openBrowser } from './webdriver.ts';

const ended: number[] = [];
let count = 0;

afterEach(() => {
  ended.length = 0;
  count = 0;
  vi.restoreAllMocks();
});

/** Starts drivers that count from 1; only those numbers answer. */
const drivers = (answering: number[]) => async () => {
  const number = ++count;
  const server = createServer((_, reply) => {
    if (answering.includes(number)) reply.end(JSON.stringify({ value: { sessionId: 'one' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async end() {
      ended.push(number);
      server.closeAllConnections();
      server.close();
    },
  };
};

test('a driver that never answers is ended, and another opens the browser', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { driver } = await openBrowser(drivers([3]), 100);
  expect(ended).toEqual([1, 2]);
  expect(warned).toHaveBeenCalledTimes(2);
  await driver.end();
});

test('a browser that no driver opens is an error, and no driver is left', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await expect(openBrowser(drivers([]), 100)).rejects.toThrow(/timeout/);
  expect(ended).toEqual([1, 2, 3, 4]);
});
