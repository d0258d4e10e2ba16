import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const product = await startTestApp();
const page = await servePagesOf(product, 'heads');
const marit = await person(product, 'marit');
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const visit = (url: string, headers: Record<string, string> = {}) => page(url, { 'user-agent': FIREFOX, ...headers });

const run = async (text: string, ...values: unknown[]) =>
  (await product.db.query<Record<string, unknown>>({ text, values })).rows;
async function counted(): Promise<Record<string, number>> {
  await product.runJobs();
  const rows = await run("select dim, sum(value)::int as value from daily_numbers where metric = 'visits' group by 1");
  return Object.fromEntries(rows.map(({ dim, value }) => [String(dim), Number(value)]));
}
beforeEach(async () => {
  await product.runJobs();
  await run("delete from daily_numbers where metric = 'visits'");
});

test('a lander that is shown is counted by its name, whatever slug or link led to it, also where the page was kept', async () => {
  for (const url of ['/landers/gallery', '/landers/gallery', '/landers/gallery/autumn?network=north', '/landers/video'])
    expect((await visit(url)).status).toBe(200);
  expect((await visit(`/members/${marit.id}/landing2/x`)).status).toBe(200);
  expect(await counted()).toEqual({ gallery: 3, video: 1, landing2: 1 });
  await visit('/landers/video');
  expect(await counted()).toEqual({ gallery: 3, video: 2, landing2: 1 });
});

test('no row is made up: pages that are not there, other pages and members who are led on are not counted', async () => {
  expect((await visit('/landers/made-up-word')).status).toBe(404);
  await visit('/login');
  expect((await visit('/landers/gallery', { cookie: marit.cookie })).status).not.toBe(200);
  expect(await counted()).toEqual({});
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'curl/8.9.1',
  '',
])('a robot that says so is not counted: %s', async (robot) => {
  await visit('/landers/gallery', { 'user-agent': robot });
  expect(await counted()).toEqual({});
});

test('a page that a browser fetches ahead is not counted', async () => {
  await visit('/landers/gallery', { 'sec-purpose': 'prefetch;prerender' });
  await page.inject({ method: 'HEAD', url: '/landers/gallery', headers: { 'user-agent': FIREFOX } });
  expect(await counted()).toEqual({});
});

test('the day is the site’s, and nothing of the visitor is kept', async () => {
  await visit('/landers/gallery', { cookie: 'tracking=network%3Dadnet' });
  await counted();
  const [row] = await run("select * from daily_numbers where metric = 'visits'");
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['day', 'dim', 'metric', 'site_id', 'value', 'zone']);
  expect(row).toMatchObject({ dim: 'gallery', zone: 'Europe/Amsterdam' });
  const days = await run(
    "select 1 from daily_numbers where metric = 'visits' and day = ($1::timestamptz at time zone zone)::date",
    product.services.now(),
  );
  expect(days).toHaveLength(1);
});

test('a flood costs no query a visit, and one row', async () => {
  let asked = 0;
  const { query } = product.db;
  product.db.query = ((...given: Parameters<typeof query>) => {
    if (JSON.stringify(given).includes("'visits'")) asked += 1;
    return query.apply(product.db, given);
  }) as typeof query;
  try {
    await Promise.all(Array.from({ length: 100 }, () => visit('/landers/gallery')));
    expect(await counted()).toEqual({ gallery: 100 });
  } finally {
    product.db.query = query;
  }
  expect(asked).toBeLessThan(20);
});

test('counting again what was counted leaves visits alone', async () => {
  await visit('/landers/gallery');
  await product.runJobs();
  await product.runSchedule('numbers-weekly');
  expect(await counted()).toEqual({ gallery: 1 });
});
