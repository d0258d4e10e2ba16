import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import type { PageRenderer } from './pages.ts';
import { buildServer } from './server.ts';

const product = await startTestApp();
const marit = await person(product, 'marit');
const joost = await person(product, 'joost', { gender: 'male' });
const renderer: PageRenderer = {
  render: async () => ({ status: 200, html: 'a page', location: null }),
  inlineScripts: [],
  assets: () => ({ entry: '', styles: [], preloads: [], fonts: [], textFiles: {}, headScript: '', themeCss: '' }),
};
const pages = await buildServer(product.services, renderer);
afterAll(() => pages.close());

const PROFILE = `/api/member.php?id=${joost.id}`;

/** Asks until it is refused. @returns how often it was answered. */
async function untilRefused(url: (call: number) => string, headers: Record<string, string>, app = product.app) {
  for (let call = 0; call < 5000; call += 1) {
    const reply = await app.inject({ url: url(call), headers });
    if (reply.statusCode === 429) return { answered: call, reply };
  }
  throw new Error('It was never refused.');
}

test('one address reads 150 profiles at once and is then told when to go on; others and members read on', async () => {
  const from = { 'x-forwarded-for': '198.51.100.7' };
  const { answered, reply } = await untilRefused(() => PROFILE, from);
  expect(answered).toBe(150);
  expect(reply.json().error).toMatchObject({ code: 'reading_limit', message: expect.stringContaining('1 minute') });
  const seconds = Number(reply.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  const profile = async (headers: Record<string, string>) =>
    (await product.app.inject({ url: PROFILE, headers })).statusCode;
  expect(await profile({ 'x-forwarded-for': '198.51.100.8' })).toBe(200);
  expect(await profile({ ...from, cookie: marit.cookie })).toBe(200);
  product.travel(seconds * 1000);
  expect(await profile(from)).toBe(200);
});

test('the addresses of one /64 are one caller, and what comes from this machine itself is not counted', async () => {
  let last = 0;
  const { answered } = await untilRefused(() => PROFILE, {
    get 'x-forwarded-for'() {
      last += 1;
      return `2001:db8:7:1::${last.toString(16)}`;
    },
  });
  expect(answered).toBe(150);
  for (let call = 0; call < 200; call += 1) expect((await product.app.inject({ url: PROFILE })).statusCode).toBe(200);
});

test('a member has a budget of the account, whatever address they come from', async () => {
  let last = 0;
  const { answered } = await untilRefused(() => PROFILE, {
    cookie: marit.cookie,
    get 'x-forwarded-for'() {
      last += 1;
      return `192.0.2.${last % 250}`;
    },
  });
  expect(answered).toBeGreaterThanOrEqual(499);
  expect(answered).toBeLessThanOrEqual(500);
});

test('who opens page after page gets one that says so in words', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.9', 'accept-language': 'de', accept: 'text/html' };
  const { answered, reply } = await untilRefused((call) => `/nowhere-${call}`, headers, pages);
  expect(answered).toBe(300);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect(reply.body).toContain('In 1 Minute geht es weiter.');
});

test('a page that others have just opened is not counted', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.10' };
  for (let call = 0; call < 400; call += 1)
    expect((await pages.inject({ url: '/members', headers })).statusCode).toBe(200);
});

test('photos are counted whether they are there or not, small ones too where no page told their address', async () => {
  for (const [last, path] of [
    [11, '/media/1/large.webp?v=x'],
    [12, '/media/1/thumb.webp'],
    [13, '/media/1/card.webp?v=made-up'],
  ] as const) {
    const { answered } = await untilRefused(() => path, { 'x-forwarded-for': `198.51.100.${last}` });
    expect(answered, path).toBe(750);
  }
});
