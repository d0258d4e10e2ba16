import { expect, test } from 'vitest';
import type { Sql } from '#platform/db/database.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { sitesOf } from './sites.ts';

const product = await startTestApp();
const settingsFor = (headers: Record<string, string> = {}, query = '') =>
  product.app.inject({ method: 'GET', url: `/api/settings.php${query}`, headers });

async function change(settings: object): Promise<void> {
  await product.db.query({
    text: 'update sites set settings = settings || $1 where is_default',
    values: [JSON.stringify(settings)],
  });
  product.travel(5001);
}

test('a site tells what the browser needs, and the least a message costs by country from its packages', async () => {
  const { settings } = (await settingsFor()).json();
  expect(settings).toMatchObject({
    name: 'Kindling',
    message_credits: 5,
    signups: 'all',
    niche: 1,
    domain: 'localhost',
  });
  expect(settings.minimum_message_costs.default).toEqual({
    ...{ costs: 120, currency: 'EUR', cheapest: { amount: 9600, credits: 400 }, dearest: { amount: 995, credits: 25 } },
  });
  expect(settings.minimum_message_costs.SE).toMatchObject({ costs: 1312, currency: 'SEK' });
});

test('every country of the site has its least price of a message, those without a price of their own too', async () => {
  const { countries, minimum_message_costs: costs } = (await settingsFor()).json().settings;
  expect(countries.length).toBeGreaterThan(10);
  for (const country of countries)
    expect(costs[country], country).toMatchObject({ costs: expect.any(Number), currency: expect.any(String) });
  expect(costs.NL).toMatchObject({ costs: 120, currency: 'EUR' });
});

test('the support phone is told without dashes and spaces: the site’s, else the company’s', async () => {
  const told = async (phone: string | null) => {
    await change({ support_phone: phone });
    return (await settingsFor()).json().settings.support_phone;
  };
  await product.db.query({ text: "update companies set support_phone = '+31 20-2'" });
  expect(await told('+31 26 20 20-123')).toBe('+31262020123');
  for (const none of [null, '', ' - ']) expect(await told(none)).toBe('+31202');
  await product.db.query({ text: 'update companies set support_phone = null' });
  expect(await told(null)).toBe(null);
});

test('`domain` names another site: its settings come in its language, which the browser keeps', async () => {
  await product.db.query({
    text: `insert into sites (host, pool, company_id, settings)
      select 'glod.localhost', pool, company_id, settings || $1 from sites where is_default`,
    values: [
      JSON.stringify({ name: 'Glöd', domain_language: 'sv', index_title: 'Hej', index_titles: { en: 'Hello' } }),
    ],
  });
  product.travel(5001);
  const asked = (headers: Record<string, string>, domain = 'glod.localhost') =>
    settingsFor({ 'accept-language': 'en', ...headers }, `?domain=${domain}`);
  const first = await asked({});
  expect(first.json().settings).toMatchObject({ name: 'Glöd', domain: 'glod.localhost', index_title: 'Hej' });
  expect(first.cookies).toContainEqual(expect.objectContaining({ name: 'locale', value: 'sv' }));
  const chosen = await asked({ cookie: 'locale=en' });
  expect(chosen.json().settings.index_title).toBe('Hello');
  expect(chosen.cookies).toEqual([]);
  expect((await asked({}, 'nobody.example')).cookies).toEqual([]);
});

test('the traffic source of an address is remembered for the visit, and one that is remembered is not set again', async () => {
  const words = '?network=north&ref=r%201&sub1=a&sub3=c&other=x';
  const came = await settingsFor({}, words);
  const cookie = came.cookies.find(({ name }) => name === 'tracking');
  expect(Object.fromEntries(new URLSearchParams(cookie?.value))).toEqual({
    network: 'north',
    ref: 'r 1',
    sub1: 'a',
    sub3: 'c',
  });
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  // No age: it goes with the visit.
  expect([cookie?.maxAge, cookie?.expires]).toEqual([undefined, undefined]);
  const again = await settingsFor({ cookie: `tracking=${encodeURIComponent(cookie?.value ?? '')}` }, words);
  expect(again.cookies.map(({ name }) => name)).not.toContain('tracking');
  for (const none of ['', '?other=r1', '?network=', '?network=%00%20'])
    expect((await settingsFor({}, none)).cookies.map(({ name }) => name)).not.toContain('tracking');
});

test('lb=1 has the bounces of a visit logged, and nothing else does', async () => {
  const marked = async (query: string) => (await settingsFor({}, query)).cookies.some(({ name }) => name === 'lb');
  expect(await Promise.all(['?lb=1', '?lb=0', '?lb=yes', ''].map(marked))).toEqual([true, false, false, false]);
});

test('another niche is shown to staff who ask for it, and to nobody else', async () => {
  const marit = await person(product, 'marit-niche');
  const nicheFor = async (cookie: string, niche: string) =>
    (await settingsFor({ cookie }, `?niche=${niche}`)).json().settings.niche;
  expect(await nicheFor(marit.cookie, '4')).toBe(1);
  await product.db.query({
    text: "update accounts set kind = 'staff', role = 'support' where id = $1",
    values: [marit.id],
  });
  product.travel(5000);
  expect(await nicheFor(marit.cookie, '4')).toBe(4);
  expect(await nicheFor(marit.cookie, '9')).toBe(1);
  expect(await nicheFor('', '4')).toBe(1);
});

test('settings keep to themselves what only operators may know', async () => {
  const { settings } = (await settingsFor()).json();
  for (const secret of ['login_max_failures', 'hide_account_existence', 'auto_approve_photos'])
    expect(settings).not.toHaveProperty(secret);
});

test('an unknown host or domain gets the default site', async () => {
  expect((await settingsFor({ host: 'elsewhere.example' })).json().settings.domain).toBe('localhost');
  expect((await settingsFor({}, '?domain=evil.example')).json().settings.domain).toBe('localhost');
});

test('a country is only selected when the site serves it', async () => {
  expect((await settingsFor({}, '?country=de')).json().settings.geoip_selected_country).toBe('DE');
  expect((await settingsFor({}, '?country=ZZ')).json().settings.geoip_selected_country).toBe('NL');
});

test('a language is kept in a cookie for a year, and an unknown one is refused in the caller’s language', async () => {
  const put = (payload: object) =>
    product.app.inject({ method: 'PUT', url: '/api/language.php', payload, headers: { 'accept-language': 'nl' } });
  const chosen = await put({ language: 'fi' });
  expect(chosen.cookies).toContainEqual(
    expect.objectContaining({ name: 'locale', value: 'fi', maxAge: 365 * 24 * 3600 }),
  );
  const refused = await put({ language: 'xx' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().error.code).toBe('invalid_input');
});

test('a time zone is kept in a cookie when it exists', async () => {
  const put = (time_zone: unknown) =>
    product.app.inject({ method: 'PUT', url: '/api/timezone.php', payload: { time_zone } });
  const known = await put('Europe/Amsterdam');
  expect(known.cookies).toContainEqual(expect.objectContaining({ name: 'time_zone', value: 'Europe/Amsterdam' }));
  for (const wrong of ['Mars/Olympus', '', 5, 'x'.repeat(100)]) expect((await put(wrong)).statusCode).toBe(400);
});

test('the member’s language comes before the cookie, and the cookie before the browser’s', async () => {
  const finn = await person(product, 'aino', { language: 'fi' });
  const messageWith = async (headers: Record<string, string>) =>
    (await product.app.inject({ method: 'GET', url: '/api/member.php?id=999999', headers })).json().error.message;
  const [byMember, byCookie, byBrowser, byNothing] = await Promise.all([
    messageWith({ cookie: `${finn.cookie}; locale=nl`, 'accept-language': 'de' }),
    messageWith({ cookie: 'locale=nl', 'accept-language': 'de' }),
    messageWith({ 'accept-language': 'de-AT, en;q=0.5' }),
    messageWith({}),
  ]);
  expect(new Set([byMember, byCookie, byBrowser, byNothing]).size).toBe(4);
  expect(byNothing).toBe('This member is no longer here.');
});

test.each([
  ['fails', () => Promise.reject(new Error('the connection was lost'))],
  ['hangs', () => new Promise<never>(() => {})],
])('a database that %s does not take the sites away, and a change is seen when it is back', async (_, broken) => {
  let there = true;
  let clock = 0;
  const line: Sql = { query: (query) => (there ? product.db.query(query) : broken()) };
  const sites = sitesOf(line, { address: 'http://localhost', log: product.services.log, now: () => clock });
  const name = async () => (await sites.byHost('localhost')).settings.name;
  expect(await name()).toBe('Kindling');
  there = false;
  await product.db.query({ text: `update sites set settings = settings || '{"name": "Embers"}'` });
  clock += 5001;
  expect(await name()).toBe('Kindling');
  there = true;
  clock += 5001;
  expect(await name()).toBe('Embers');
  await product.db.query({ text: `update sites set settings = settings || '{"name": "Kindling"}'` });
});
