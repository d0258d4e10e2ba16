import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import type { PageRenderer } from './pages.ts';
import { buildServer } from './server.ts';

const product = await startTestApp();
const marit = await person(product, 'marit');
const gate = Promise.withResolvers<void>();
const rendering: string[] = [];
const renderer: PageRenderer = {
  render: async ({ url }) => {
    rendering.push(url);
    if (url.startsWith('/slow')) await gate.promise;
    return { status: 200, html: `a page at ${url}`, location: null };
  },
  inlineScripts: [],
  assets: () => ({ entry: '', styles: [], preloads: [], fonts: [], textFiles: {}, headScript: '', themeCss: '' }),
};
const pages = await buildServer(product.services, renderer);
afterAll(() => pages.close());

test('one address that floods pages waits behind itself; polls, kept pages and other people do not', async () => {
  const flooder = { 'x-forwarded-for': '198.51.100.7' };
  expect((await pages.inject({ url: '/members' })).statusCode).toBe(200);
  // Kept for a second, which is not over before this test is.
  product.travel(-60_000);
  const open = (url: string, headers: Record<string, string>) => pages.inject({ url, headers }).then((reply) => reply);
  const flood = Array.from({ length: 40 }, (_, place) => open(`/slow-${place}`, flooder));
  const refused = (await Promise.all(flood.slice(5))).map(({ statusCode, headers }) => ({ statusCode, headers }));
  expect(refused.every(({ statusCode }) => statusCode === 503)).toBe(true);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(2);
  expect(rendering.filter((url) => url.startsWith('/slow'))).toHaveLength(1);

  const poll = await pages.inject({ url: '/api/user.php', headers: { cookie: marit.cookie, ...flooder } });
  expect(poll.statusCode).toBe(200);
  expect((await pages.inject({ url: '/members', headers: flooder })).statusCode).toBe(200);
  const other = await open('/other', { cookie: marit.cookie, ...flooder });
  expect(other.body).toBe('a page at /other');
  gate.resolve();
  expect((await Promise.all(flood.slice(0, 5))).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
});
