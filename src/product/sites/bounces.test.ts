import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import { pageOf } from './policy.ts';

const product = await startTestApp();
let count = 0;
const beacon = (cookie: string, referer?: string, ip = `198.51.100.${++count}`) =>
  product.app.inject({
    method: 'POST',
    url: '/api/page-hidden.php',
    headers: { 'x-forwarded-for': ip, cookie, ...(referer && { referer }) },
    payload: {},
  });
const counted = async () =>
  (await product.db.query({ text: 'select page, network, ref, count from page_hidden_counts order by 1, 2, 3' })).rows;

test('a hidden page is counted by day, page and source in visits with lb only', async () => {
  expect((await beacon('tracking=network%3Dnorth', 'http://localhost:3000/signup')).json()).toEqual({ ok: true });
  expect(await counted()).toEqual([]);
  const north = `lb=1; tracking=${encodeURIComponent('network=north&ref=r1&sub1=click-77')}`;
  await beacon(north, 'http://localhost:3000/members/1234?name=secret');
  await beacon(north, 'http://localhost:3000/members/98');
  await beacon('lb=1', 'http://localhost:3000/');
  expect(await counted()).toEqual([
    { page: '/', network: '', ref: '', count: 1 },
    { page: '/members/{}', network: 'north', ref: 'r1', count: 2 },
  ]);
});

test.each(['text/plain;charset=UTF-8', 'application/json'])('a beacon of the type %s is counted', async (type) => {
  const sent = await product.app.inject({
    method: 'POST',
    url: '/api/page-hidden.php',
    headers: {
      cookie: 'lb=1',
      'content-type': type,
      'sec-fetch-site': 'same-origin',
      referer: `http://localhost:3000/premium`,
    },
    payload: '{}',
  });
  expect([sent.statusCode, sent.json()]).toEqual([200, { ok: true }]);
  const { rows } = await product.db.query<{ count: number }>({
    text: "select count from page_hidden_counts where page = '/premium'",
  });
  expect(rows).toHaveLength(1);
});

test('many beacons at the same moment are all counted', async () => {
  await Promise.all(Array.from({ length: 12 }, () => beacon('lb=1', 'http://localhost:3000/pages/terms')));
  expect(await counted()).toContainEqual({ page: '/pages/terms', network: '', ref: '', count: 12 });
});

test('what an address may hide is not kept', () => {
  expect(pageOf('http://localhost:3000/K7s9dk3jf83jf83jf83jf83jf83jf83jf83jf83jf8')).toBe('other');
  expect(pageOf('http://localhost:3000/members/12/landing2/%3Cscript%3Ealert(1)%3C/script%3E')).toBe(
    '/members/{}/landing2/{}',
  );
  expect(pageOf(`http://localhost:3000/a/${'x'.repeat(2000)}/b/c/d/e/f`)).toBe('/a/{}/b/c');
  for (const none of [undefined, '', 'nonsense', 'javascript:alert(1)', 'about:blank'])
    expect(pageOf(none)).toBe('other');
});

test('made-up sources fill no table: a day has room for so many kinds', async () => {
  await product.db.query({
    text: `insert into page_hidden_counts (site_id, day, page, network, ref, count)
      select id, $1::date, '/', 'made-up ' || n, '', 1 from sites, generate_series(1, 5000) n where is_default`,
    values: [product.services.now().toISOString().slice(0, 10)],
  });
  await beacon('lb=1; tracking=network%3Dnew', 'http://localhost:3000/');
  await beacon('lb=1', 'http://localhost:3000/');
  const rows = (await counted()).filter(({ network }) => network === 'new' || network === '');
  expect(rows).toContainEqual({ page: '/', network: '', ref: '', count: 2 });
  expect(rows.some(({ network }) => network === 'new')).toBe(false);
});

test('one address is heard 60 times a minute', async () => {
  const codes: number[] = [];
  for (let call = 0; call < 61; call++) codes.push((await beacon('', undefined, '192.0.2.9')).statusCode);
  expect([codes[59], codes[60]]).toEqual([200, 429]);
});

test('counts go after 90 days', async () => {
  product.travel(89 * 24 * 3600_000);
  await product.runSchedule('sites-bounces-clean-up');
  expect(await counted()).not.toEqual([]);
  product.travel(3 * 24 * 3600_000);
  await product.runSchedule('sites-bounces-clean-up');
  expect(await counted()).toEqual([]);
});

test('only pages of a visit with lb carry what sends the beacon', { timeout: 60_000 }, async () => {
  const page = await servePagesOf(product);
  const script = '/assets/page-hidden.js';
  expect((await page('/signup', {})).html).not.toContain(script);
  expect((await page('/signup?lb=1', {})).html).toContain(script);
  expect((await page('/signup', { cookie: 'lb=1' })).html).toContain(script);
  expect((await page('/signup', {})).html).not.toContain(script);
});
