import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const product = await startTestApp();
const page = await servePagesOf(product);
const ARNHEM = 2759661;

const linde = await person(product, 'Linde', { age: 40 });
const joost = await person(product, 'Joost', { gender: 'male', age: 41 });
for (const { cookie } of [linde, joost])
  await product.app.inject({ method: 'PUT', url: '/api/place.php', headers: { cookie }, payload: { city_id: ARNHEM } });

const found = (html: string) =>
  /role="status"[^>]*>.*?<strong[^>]*>(.*?)<\/strong>(.*?)<\/p>/s
    .exec(html)
    ?.slice(1)
    .join('')
    .replace(/<[^>]*>/g, '');

test.each([
  [true, true, 200, 200],
  [true, false, 200, 200],
  [false, true, 302, 200],
  [false, false, 302, 302],
])(
  'with logged_out_search %s and logged_out_search_trafficsource %s the match-finder opens for whom the site lets search',
  async (all, tracked, visitor, fromAdvert) => {
    const settings = { logged_out_search: all, logged_out_search_trafficsource: tracked };
    await product.db.query({
      text: 'update sites set settings = settings || $1::jsonb',
      values: [JSON.stringify(settings)],
    });
    product.travel(6000);
    expect((await page('/match-finder?step=2')).status).toBe(visitor);
    expect((await page('/match-finder', { cookie: 'tracking=network%3Dadnet' })).status).toBe(fromAdvert);
    expect((await page('/match-finder', { cookie: joost.cookie })).status).toBe(200);
    if (visitor === 302)
      expect((await page('/match-finder?step=2')).location).toBe('/login?next=%2Fmatch-finder%3Fstep%3D2');
    await product.db.query({ text: `update sites set settings = settings || '{"logged_out_search": true}'` });
    product.travel(6000);
  },
);

test('each question is a screen of its own with the count of those who suit the answers so far', async () => {
  const { cookie } = joost;
  const titles = [];
  for (const step of ['', '?step=2', '?step=3', '?step=4'])
    titles.push(/<h1[^>]*>(.*?)<\/h1>/.exec((await page(`/match-finder${step}`, { cookie })).html)?.[1]);
  expect(titles).toEqual([
    'Who would you like to meet?',
    'How old, roughly?',
    'How far would you go for coffee?',
    'What matters to you?',
  ]);
  const near = await page('/match-finder?step=3&within=5&min_age=35&max_age=45', { cookie });
  expect(near.html).toContain('From Arnhem.');
  expect(found(near.html)).toBe('One person: women, 35 to 45, up to 5 km');
  expect(found((await page('/match-finder?step=2&min_age=60', { cookie })).html)).toMatch(
    /^Nobody yet: women, 60 to 99/,
  );
});

test('everyday interests stand in sight and intimate ones are folded, unless one of them is chosen', async () => {
  await product.db.query({
    text: `update sites set settings = jsonb_set(settings, '{search_fields}', '["gender","min_age","max_age","interests"]')`,
  });
  product.travel(6000);
  const groups = async (interests: string) => {
    const { html } = await page(`/match-finder?step=4&interests=${interests}`, { cookie: joost.cookie });
    const folded = /<details([^>]*)>.*?<\/details>/s.exec(html);
    return { sight: html.slice(0, folded?.index), folded: folded?.[0] ?? '', open: folded?.[1]?.includes('open') };
  };
  const everyday = await groups('tea');
  expect(everyday.sight).toContain('Cooking');
  expect(everyday.sight).not.toContain('Bondage');
  expect(everyday.folded).toContain('Bondage');
  expect(everyday.folded).not.toContain('Cooking');
  expect(everyday.open).toBe(false);
  expect((await groups('bondage')).open).toBe(true);
});

test('the map is for the eyes alone, and the six distances are radio buttons', async () => {
  const { html } = await page('/match-finder?step=3&within=25', { cookie: joost.cookie });
  const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([tag]) => tag);
  expect(radios.map((tag) => /value="(\d+)"/.exec(tag)?.[1])).toEqual(['2', '5', '10', '25', '50', '100']);
  expect(radios.filter((tag) => tag.includes('checked=""'))).toHaveLength(1);
  const maps = [...html.matchAll(/<div aria-hidden="true"[^>]*><svg/g)];
  expect(maps.length).toBeGreaterThan(0);
});

test('a visitor is asked for a town before the distance, and an address that makes no sense asks anew', async () => {
  const visitor = await page('/match-finder?step=3');
  expect(visitor.html).toContain('Choose a town first');
  expect(visitor.html).toMatch(/<fieldset disabled=""/);
  const named = await page(`/match-finder?step=3&town=${ARNHEM}&within=10`);
  expect(named.html).toContain('From Arnhem.');
  expect(found(named.html)).toContain('up to 10 km');
  for (const odd of ['town=x', 'within=far', 'step=9', 'min_age=12', 'interests=knitting', 'gender=%00'])
    expect([odd, (await page(`/match-finder?${odd}`)).location]).toEqual([odd, '/match-finder']);
  expect((await page('/match-finder?step=3&town=7&within=25')).html).toContain('Choose a town first');
});
