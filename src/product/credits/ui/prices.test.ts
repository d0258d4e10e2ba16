import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { LOCALES } from '#platform/i18n/locales.ts';
import { COUNTRIES } from '#product/geo/contract.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);

const read = (html: string) =>
  (/<main.*?<\/main>/s.exec(html)?.[0] ?? '')
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const textOf = async (url: string, headers: Record<string, string> = {}) => read((await page(url, headers)).html);
const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const setSettings = async (settings: object) => {
  await kindling.db.query({
    text: 'update sites set settings = settings || $1::jsonb where is_default',
    values: [JSON.stringify(settings)],
  });
  kindling.travel(6000);
};

test('a chosen country is paid in everywhere: prices, chat, gifts and the order, whatever the profile says', async () => {
  const joost = await person(kindling, 'Joost', { gender: 'male', credits: 50 });
  const marit = await person(kindling, 'Marit', { country: 'NO', credits: 50 });
  const cookie = `${marit.cookie}; country=SE`;
  expect(await textOf('/credits', { cookie })).toContain('SEK 109.00');
  expect(await textOf('/premium', { cookie })).toContain('See packages, from SEK 81.75');
  expect(await textOf('/pricing', { cookie })).toContain('SEK 109.00');
  expect(await textOf(`/members/${joost.id}`, { cookie })).toContain('free, then SEK 13.12 to SEK');
  expect(await textOf(`/members/${joost.id}/chat`, { cookie })).toContain('free, then SEK 13.12 to SEK');
  const [{ id }] = (await kindling.app.inject({ url: '/api/packages.php', headers: { cookie } })).json().packages;
  expect(await textOf(`/credits/${id}`, { cookie })).toContain('SEK 109.00');
  const ordered = await kindling.app.inject({
    method: 'POST',
    url: '/api/payment.php',
    headers: { cookie },
    payload: {
      package_id: id,
      method: 'card',
      key: randomUUID(),
      begin_at_once: '2026-11-23',
      total: { amount: 10900, currency: 'SEK' },
    },
  });
  const stored = await kindling.db.query({
    text: 'select amount, currency, country from payments where id = $1',
    values: [ordered.json().payment.id],
  });
  expect(stored.rows).toMatchObject([{ currency: 'SEK', country: 'SE' }]);
});

test.each(['/credits', '/premium', '/pricing'])(
  'the address of %s chooses the payment country, which the browser keeps',
  async (path) => {
    const marit = await person(kindling, `Marit ${path}`);
    for (const headers of [{}, { cookie: marit.cookie }]) {
      const { html, cookies } = await page(`${path}?country=PL`, headers);
      expect(read(html)).toMatch(/PLN 39\.90/);
      expect(cookies).toContainEqual(expect.objectContaining({ name: 'country', value: 'PL', maxAge: 31_536_000 }));
    }
    const known = await page(`${path}?country=PL`, { cookie: 'country=PL' });
    expect(known.cookies.map(({ name }) => name)).not.toContain('country');
    const nowhere = await page(`${path}?country=JP`);
    expect(read(nowhere.html)).toContain('€9.95');
    expect(nowhere.cookies.map(({ name }) => name)).not.toContain('country');
    for (const wrong of ['P', 'PLN', '%3Cb%3E']) {
      const { location, cookies } = await page(`${path}?country=${wrong}`);
      expect([location, cookies.map(({ name }) => name)]).toEqual([path, expect.not.arrayContaining(['country'])]);
    }
  },
);

test('a filter of the search chooses no payment country', async () => {
  const marit = await person(kindling, 'Marit filters');
  const { html, cookies } = await page('/members?country=SE', { cookie: marit.cookie });
  expect(cookies.map(({ name }) => name)).not.toContain('country');
  expect(html).toContain('"geoip_selected_country":"NL"');
});

test('every country of the site has a currency of its own on the page of prices, and a link that shows all of its prices', async () => {
  const { html, status, robots } = await page('/pricing');
  expect([status, robots]).toEqual([200, undefined]);
  for (const country of COUNTRIES) {
    expect(linksIn(html)).toContain(`/pricing?country=${country}`);
    expect(html).toContain(`<option value="${country}"`);
  }
  const currencies = ['€', 'DKK', 'SEK', 'NOK', 'CHF', 'PLN', '£', 'US$', 'CA$', 'A$'];
  for (const currency of currencies) expect(read(html)).toContain(`from ${currency}`);
  const [form = ''] = html.match(/<form [^>]*>/) ?? [];
  expect([form.includes('action="/pricing"'), form.includes('method="get"')]).toEqual([true, true]);
  expect(html).toMatch(/<noscript><button type="submit"/);
});

test('the page of prices says in money what a message, a photo and a gift cost, and what holds for every package', async () => {
  const text = await textOf('/pricing?country=NL');
  expect(text).toContain('25 5 €1.99 €9.95');
  expect(text).toContain('A message 5 credits €1.20 to €1.99');
  expect(text).toContain('A photo in chat 10 credits €2.40 to €3.98');
  expect(text).toContain('A gift 10 to 25 credits €2.40 to €9.95');
  expect(text).toContain('Starting your first 2 conversations Free €0.00');
  expect(text).toContain('You pay once, nothing renews.');
  expect(text).toContain('Prices include VAT · 14 days’ right of withdrawal for unused credits');
  for (const country of ['US', 'CA', 'AU', 'NO', 'CH', 'GB'])
    expect(await textOf(`/pricing?country=${country}`)).not.toMatch(/VAT|GST|\btax\b/);
});

test('the way back goes on from the top bar through premium to the packages', async () => {
  const joost = await person(kindling, 'Joost of the bar', { gender: 'male' });
  const { cookie } = await person(kindling, 'Marit of the bar');
  const next = `?next=${encodeURIComponent(`/members/${joost.id}`)}`;
  expect(linksIn((await page(`/members/${joost.id}`, { cookie })).html)).toContain(`/premium${next}`);
  const links = linksIn((await page(`/premium${next}`, { cookie })).html);
  expect(links).toContain(`/members/${joost.id}`);
  const choices = links.filter((href) => href.startsWith('/credits/'));
  expect(choices).toHaveLength(4);
  for (const href of choices) expect(new URL(href, 'http://x').searchParams.get('next')).toBe(`/members/${joost.id}`);
});

test('a premium member reads what they have, and a free one what premium would be', async () => {
  const premium = await person(kindling, 'Astrid', { premium: true, credits: 55 });
  const free = await person(kindling, 'Noor');
  const own = await textOf('/premium', { cookie: premium.cookie });
  expect(own).toContain('You are premium.');
  expect(own).toContain('55 credits left');
  expect(own).not.toContain('Stay free');
  const others = await textOf('/premium', { cookie: free.cookie });
  expect(others).toContain('Buy credits once. Stay premium.');
  expect(others).toMatch(/See packages, from €7\.46 Stay free/);
  expect(others).toMatch(/Your own photos 3 25/);
});

test('the premium promise stands only where the site says how it counts, in the language of the reader', async () => {
  const { cookie } = await person(kindling, 'Lotte');
  const promise = /46%\s?higher chance/;
  await setSettings({ premium_chance_source: { en: 'We counted last spring.' } });
  const told = await textOf('/premium', { cookie });
  expect(told).toMatch(promise);
  expect(told).toContain('How do we count the 46%? We counted last spring.');
  expect(await textOf('/credits', { cookie })).toMatch(promise);
  expect(await textOf('/premium', { 'accept-language': 'de' })).not.toContain('46');
  await setSettings({ premium_chance_percentage: 12 });
  expect(await textOf('/premium', { cookie })).toContain('12% higher chance');
  await setSettings({ premium_chance_source: {} });
  for (const path of ['/premium', '/credits'])
    expect(await textOf(path, { cookie })).not.toMatch(/higher chance|How we count/);
});

test.each(LOCALES)('nothing on the pages of prices calls premium lasting for good, in %s', async (locale) => {
  const { cookie } = await person(kindling, `reads ${locale}`, { language: locale, premium: true });
  for (const path of ['/premium', '/credits', '/pricing'])
    for (const headers of [{ cookie }, { 'accept-language': locale }])
      expect(await textOf(path, headers)).not.toMatch(
        /for good|forever|für immer|auf Dauer|dauerhaft|voorgoed|voor altijd|for altid|for alltid|för alltid|para siempre|pour toujours|per sempre|na zawsze|na stałe|pysyvä/i,
      );
});
