import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';

const demo = await startTestApp();
const placeOf = async (host: string, headers: Record<string, string> = { 'sec-fetch-mode': 'navigate' }) =>
  (await demo.app.inject({ url: '/demo/outbox?a=1', headers: { host, ...headers } })).headers.location;

test.each(['127.0.0.1:3000', '[::1]:3000'])('a browser at %s goes on at the host that links lead to', async (host) => {
  expect(await placeOf(host)).toBe('http://localhost:3000/demo/outbox?a=1');
});

test.each(['localhost:3000', 'elsewhere.example:3000', '127.0.0.1:8080', '127.0.0.1.example:3000'])(
  'a browser at %s stays where it is',
  async (host) => {
    expect(await placeOf(host)).toBeUndefined();
  },
);

test('a program is answered where it asks', async () => {
  expect(await placeOf('127.0.0.1:3000', {})).toBeUndefined();
});
