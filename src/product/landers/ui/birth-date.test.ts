import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import landers from '../../../../locales/en/landers.json' with { type: 'json' };
import { NICHES } from '../contract.ts';

const texts = landers.video;

const product = await startTestApp();
const page = await servePagesOf(product);
const DAY_MS = 24 * 3600 * 1000;

const post = (payload: string, headers: Record<string, string> = {}) =>
  product.app.inject({
    method: 'POST',
    url: '/api/lander-birth-date.php',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost', ...headers },
    payload,
  });
type Reply = Awaited<ReturnType<typeof post>>;
const ledTo = ({ statusCode, headers }: Reply) => [statusCode, headers.location];
const jarOf = ({ cookies }: Reply) => cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

const YOUNG = `day=1&month=1&year=${product.services.now().getUTCFullYear() - 15}`;
const GROWN = 'day=14&month=6&year=1984';
const ENDS = 'Thank you for being honest';

test.each(NICHES.map((niche, index) => [index + 1, niche] as const))(
  'niche %i: the film of %s has its headline, can be stopped, and asks for a date of birth that no address shows',
  async (number, niche) => {
    const values = [JSON.stringify({ niche: number })];
    await product.db.query({ text: 'update sites set settings = settings || $1', values });
    product.travel(6000);
    const { status, html, title } = await page('/landers/video/autumn');
    expect([status, title]).toEqual([200, expect.stringContaining(texts[niche].headline)]);
    expect(html).toContain(`>${texts[niche].headline}</h1>`);
    expect(html).toMatch(/<label class="stop"><input type="checkbox"/);
    expect(html).toContain('<form action="/api/lander-birth-date.php" method="post">');
    expect([...html.matchAll(/<input [^>]*name="(\w+)"/g)].map(([, name]) => name)).toEqual(['day', 'month', 'year']);
    expect(html).not.toMatch(/<img|<video|\.mp4|\.webm/);
  },
);

test('under age it ends with one sentence, also without script, and that browser is asked for no other date for a day', async () => {
  expect((await page('/landers/video')).html).not.toContain(ENDS);
  const refused = await post(YOUNG);
  expect(ledTo(refused)).toEqual([303, '/landers/video']);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.cookies).toMatchObject([{ name: 'age', httpOnly: true, sameSite: 'Lax' }]);
  const browser = { cookie: jarOf(refused) };
  const { html } = await page('/landers/video', browser);
  expect(html).toContain(ENDS);
  expect(html).not.toContain('<form');
  expect(ledTo(await post(GROWN, browser))).toEqual([303, '/landers/video']);
  expect((await page('/landers/video')).html).toContain('<form');
  product.travel(DAY_MS + 1000);
  expect((await page('/landers/video', browser)).html).toContain('<form');
  expect(ledTo(await post(GROWN, browser))).toEqual([303, '/signup']);
});

test.each([
  [GROWN],
  [''],
  ['day=31&month=2&year=1984'],
  ['day=1&month=1&year=3000'],
  ['{"day":1}'],
  [`year=${'9'.repeat(5000)}`],
  ['day=%00&month=%ff&year=<script>'],
])('a form with “%.40s” leads to the sign-up, which asks for what is missing', async (form) => {
  const reply = await post(form);
  expect(ledTo(reply)).toEqual([303, '/signup']);
  expect(reply.cookies).toEqual([]);
});

test('no page of another site can say of a visitor that they are under age', async () => {
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const reply = await post(YOUNG, headers);
    expect([reply.statusCode, reply.cookies]).toEqual([403, []]);
  }
});
