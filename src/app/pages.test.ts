import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { siteColourStyles } from '#design/site-colours.ts';
import { databaseOn } from '#platform/db/database.ts';
import { inlineHash } from '#platform/http/inline-hash.ts';
import { readsFrom } from '#platform/http/reads.ts';
import { isApiError, type Transport } from '#platform/http/transport.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { pageCache, SharedPage } from './page-cache.ts';
import type { PageRenderer } from './pages.ts';
import { buildServer } from './server.ts';

const kindling = await startTestApp();
const { app, services } = kindling;
const marit = await person(kindling, 'marit', { premium: true });

let ask: (transport: Transport) => Promise<unknown> = async () => null;
let rendered = 0;

const BOOT = 'document.title';

const renderer: PageRenderer = {
  async render({ url, transport, assets, formats, timeZone, notice = '' }) {
    rendered += 1;
    const { user } = await transport.get<{ user: { email: string } | null }>('/api/user.php');
    await transport.get('/api/settings.php');
    const seen = JSON.stringify(await ask(transport));
    const html = `<script>${BOOT}</script><style>${assets.themeCss}</style>${url} ${formats} ${timeZone} ${user?.email ?? 'nobody'} ${seen}${notice}`;
    if (url === '/moved') return { status: 302, html: '', location: '/members' };
    return { status: url === '/nowhere' ? 404 : 200, html, location: null, style: assets.themeCss };
  },
  inlineScripts: [BOOT],
  assets: () => ({ entry: '', styles: [], preloads: [], fonts: [], textFiles: {}, headScript: '', themeCss: '' }),
};
/** When it is, where a test must not depend on how long it takes. */
let stopped: Date | null = null;
const pages = await buildServer({ ...services, now: () => stopped ?? services.now() }, renderer);
afterAll(() => pages.close());
beforeEach(() => {
  stopped = null;
  kindling.travel(10_000);
  rendered = 0;
  ask = async () => null;
});

const get = (url: string, headers: Record<string, string> = {}) => pages.inject({ method: 'GET', url, headers });

test("a crowd of visitors costs one rendering and one compression beside the first visitor's, and everybody gets the same page", async () => {
  stopped = services.now();
  ask = async (transport) => transport.get('/api/members.php');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => get('/members', { 'accept-encoding': 'gzip, deflate, br, zstd' })),
  );
  expect(rendered).toBe(1);
  const quick = answers.filter(({ headers }) => headers['content-encoding'] === 'zstd');
  const shared = answers.filter((answer) => !quick.includes(answer));
  expect([quick.length, shared.length]).toEqual([1, 19]);
  const [first] = shared;
  expect(first?.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'cookie, accept-language, accept-encoding',
    'cache-control': 'private, no-store',
    'content-type': 'text/html; charset=utf-8',
  });
  for (const { rawPayload } of shared) expect(rawPayload.equals(first?.rawPayload as Buffer)).toBe(true);
  const plain = await get('/members');
  const zipped = await get('/members', { 'accept-encoding': 'gzip' });
  expect(rendered).toBe(1);
  expect([plain.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual([undefined, 'gzip']);
  expect(plain.headers.vary).toBe('cookie, accept-language, accept-encoding');
  expect(zstdDecompressSync(quick[0]?.rawPayload as Buffer).toString()).toBe(plain.body);
  expect(brotliDecompressSync(first?.rawPayload as Buffer).toString()).toBe(plain.body);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
});

test('a page kept in one encoding is compressed for it once', async () => {
  const page = new SharedPage({ html: '<p>'.repeat(1000) });
  const bytesFor = async (encoding: string) => (await page.for({ headers: { 'accept-encoding': encoding } })).bytes;
  await bytesFor('zstd');
  expect(await bytesFor('br')).toBe(await bytesFor('br'));
  expect(await bytesFor('gzip')).not.toBe(await bytesFor('br'));
});

test('the scripts that stand in pages run by their hashes, and so does the style of a site with colours of its own', async () => {
  await services.db.query({
    text: `insert into sites (host, pool, company_id, settings)
      select 'blue.example', 3, company_id, settings || '{"primary_color":"#123456"}' from sites where is_default`,
  });
  const plain = await get('/members');
  const blue = await get('/members', { host: 'blue.example' });
  const policies = [plain, blue].map(({ headers }) => String(headers['content-security-policy']));
  for (const policy of policies) {
    expect(policy).toContain(`script-src 'self' ${inlineHash(BOOT)};`);
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).not.toContain('nonce');
  }
  const [, style = ''] = /<style>(.*?)<\/style>/.exec(blue.body) ?? [];
  expect(style).toBe(siteColourStyles({ primary: '#123456' }));
  expect(policies[1]).toContain(`style-src 'self' ${inlineHash(style)};`);
  expect(policies[0]).toContain("style-src 'self';");
});

test('what a member sees reaches no visitor, and a member never gets a page that was kept', async () => {
  const own = await get('/members', { cookie: marit.cookie });
  const visitor = await get('/members');
  const again = await get('/members', { cookie: marit.cookie });
  expect(own.body).toContain('marit');
  expect(visitor.body).toContain('nobody');
  expect(visitor.body).not.toContain('marit');
  expect(again.body).toContain('marit');
  expect(rendered).toBe(3);
});

test('a session that is over is cleared on a page of its own', async () => {
  await get('/members');
  const over = await get('/members', { cookie: `auth=${'x'.repeat(43)}` });
  expect(over.headers['set-cookie']).toMatch(/^auth=;/);
  expect(rendered).toBe(2);
  expect((await get('/members')).headers['set-cookie']).toBeUndefined();
  expect(rendered).toBe(2);
});

test.each([
  ['language', { cookie: 'locale=de' }],
  ['wanted language', { 'accept-language': 'de' }],
  ['time zone', { cookie: 'time_zone=Asia%2FTokyo' }],
  ['advert', { cookie: 'tracking=network%3Dabc' }],
  ['last words', { cookie: 'wrote=1' }],
  ['authorization', { authorization: 'Bearer abc' }],
])('visitors who differ by their %s do not share a page', async (_what, headers) => {
  await get('/members');
  await get('/members', headers);
  expect(rendered).toBe(2);
});

test('visitors from the Netherlands, Germany and the United States never share a page, and a country that is made up makes none of its own', async () => {
  const abroad = await buildServer({ ...services, config: { ...services.config, geoipHeader: 'x-country' } }, renderer);
  ask = (transport) => transport.get('/api/settings.php');
  const seen = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const { body } = await abroad.inject({ url: '/members', headers, remoteAddress });
    const told = /"geoip_country":"(..)","geoip_selected_country":"(..)"/.exec(body.replaceAll('\\"', '"'));
    return [told?.[1], told?.[2]];
  };
  const countries = ['NL', 'DE', 'US', 'NL', 'DE', 'US', 'JP'];
  const all = await Promise.all(countries.map((country) => seen({ 'x-country': country })));
  expect(all.map(([country]) => country)).toEqual(countries);
  expect(rendered).toBe(4);
  // Nobody but the proxy is believed, so that such a visitor shares the page of those whose country is not known.
  expect(await seen({}, '203.0.113.9')).toEqual(['NL', 'NL']);
  expect(await seen({ 'x-country': 'DE' }, '203.0.113.9')).toEqual(['NL', 'NL']);
  expect(rendered).toBe(5);
  expect(await seen({ 'x-country': 'DE', cookie: 'country=SE' })).toEqual(['DE', 'SE']);
  expect(await seen({ 'x-country': 'DE', cookie: 'country=JP' })).toEqual(['DE', 'DE']);
  expect(await seen({ 'x-country': 'DE' })).toEqual(['DE', 'DE']);
  expect(rendered).toBe(6);
  await abroad.close();
});

test('adverts share a page, and none of their values gets into it', async () => {
  ask = async (transport) => transport.get('/api/members.php');
  const [one, other] = await Promise.all(
    ['first-secret', 'second-secret'].map((value) =>
      get('/members', { cookie: `tracking=network%3D${value}; other=third-secret`, 'user-agent': 'fourth-secret' }),
    ),
  );
  expect(rendered).toBe(1);
  expect(`${one?.body}${other?.body}`).not.toContain('secret');
});

test('only filters in an address are kept: a word that may name somebody makes a page of its own', async () => {
  for (const url of ['/members?page=2', '/members?page=2', '/members?token=abc', '/members?token=abc']) await get(url);
  expect(rendered).toBe(3);
});

test('a page is kept for a second, and what is missing or elsewhere not at all', async () => {
  await get('/members');
  kindling.travel(300);
  await get('/members');
  expect(rendered).toBe(1);
  kindling.travel(800);
  await get('/members');
  expect(rendered).toBe(2);
  for (const [url, status] of [
    ['/nowhere', 404],
    ['/moved', 302],
  ] as const) {
    rendered = 0;
    const answers = [await get(url), await get(url)];
    expect(answers.map((answer) => answer.statusCode)).toEqual([status, status]);
    expect(rendered).toBe(2);
  }
});

test('visitors of a site in one language share its pages, and each gets the language for keeps', async () => {
  await services.db.query({
    text: `insert into sites (host, pool, company_id, settings)
      select 'dansk.example', 2, company_id, settings || '{"domain_language":"da"}' from sites where is_default`,
  });
  const danish = await buildServer(services, renderer);
  const visit = (cookie = '') => danish.inject({ url: '/members', headers: { host: 'dansk.example', cookie } });
  const answers = await Promise.all([visit(), visit(), visit('locale=da')]);
  const cookies = answers.map((answer) => answer.headers['set-cookie']);
  expect(cookies).toEqual([expect.stringMatching(/^locale=da;/), expect.stringMatching(/^locale=da;/), undefined]);
  expect(answers.map(({ body }) => body.includes(' da '))).toEqual([true, true, true]);
  expect(rendered).toBe(1);
  expect((await visit('locale=fr')).body).toContain(' fr ');
  expect(rendered).toBe(2);
  await danish.close();
});

test('the same language is another page on a site of another country, which writes it in another way', async () => {
  await services.db.query({
    text: `insert into sites (host, pool, company_id, settings)
      select 'american.example', 3, company_id, settings || '{"country":"US"}' from sites where is_default`,
  });
  const both = await buildServer(services, renderer);
  const visit = (host: string) => both.inject({ url: '/members', headers: { host, 'accept-language': 'en' } });
  expect((await visit('american.example')).body).toContain(' en-US ');
  expect((await visit('localhost')).body).toContain(' en-GB ');
  expect(rendered).toBe(2);
  await both.close();
});

test('whoever waited for a page that was for another alone gets one of their own', async () => {
  ask = (transport) => transport.get('/api/nothing.php').catch(() => 'refused');
  const answers = await Promise.all([get('/members'), get('/members')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(rendered).toBe(2);
});

test('a page asks the API as the browser does: the same data, refusals and sentences', async () => {
  const refusals: unknown[] = [];
  for (const [path, query] of [
    ['/api/settings.php', {}],
    ['/api/regions.php', { country: 'NL' }],
    ['/api/members.php', { page: 1, gender: 'female' }],
    ['/api/members.php', { page: 9999 }],
    ['/api/member.php', { id: 999_999 }],
    ['/api/likes.php', {}],
    ['/api/nothing.php', {}],
  ] as const) {
    let seen: unknown;
    ask = async (transport) => {
      seen = await transport.get(path, query).catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        return { status: error.status, code: error.code, message: error.message, fields: error.fields };
      });
      return null;
    };
    await get('/page', { 'accept-language': 'de' });
    const url = `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
    const direct = await app.inject({ url, headers: { 'accept-language': 'de' } });
    const body = direct.json();
    if (direct.statusCode >= 400) {
      const { code, message, fields = {} } = body.error;
      refusals.push([direct.statusCode, code]);
      expect(seen).toEqual({ status: direct.statusCode, code, message, fields });
    } else expect(JSON.parse(JSON.stringify(seen))).toEqual(body);
    kindling.travel(2000);
  }
  expect(refusals).toEqual([
    [400, 'invalid_input'],
    [404, 'member_not_found'],
    [403, 'authentication_required'],
    [404, 'not_found'],
  ]);
});

test('kept pages are limited in number: the oldest go first', async () => {
  const cache = pageCache(() => 0);
  const made: string[] = [];
  const page = (key: string) =>
    cache.get(key, async () => {
      made.push(key);
      return new SharedPage({ html: key });
    });
  for (let number = 0; number <= 500; number += 1) await page(`page ${number}`);
  made.length = 0;
  await page('page 500');
  await page('page 0');
  expect(made).toEqual(['page 0']);
});

test('a browser gets a page, in its language, also while the database is away, and a program gets data', async () => {
  const nowhere = new pg.Pool({ connectionString: 'postgres://kindling@127.0.0.1:1/kindling' });
  const db = databaseOn(nowhere, () => {});
  const lost = await buildServer({ ...services, db, reads: readsFrom(db, null) }, renderer);
  const html = await lost.inject({ url: '/members', headers: { accept: 'text/html,*/*', 'accept-language': 'de' } });
  expect(html.statusCode).toBe(503);
  expect(html.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(Number(html.headers['retry-after'])).toBeGreaterThan(0);
  expect(html.body).toContain('<html lang="de">');
  expect(html.body).toContain('<meta http-equiv="refresh" content="5">');
  expect(html.body).toContain('503');
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html.body) ?? [];
  expect(html.headers['content-security-policy']).toContain(`style-src 'self' ${inlineHash(style)};`);
  const data = await lost.inject({ url: '/members', headers: { accept: 'application/json' } });
  expect([data.statusCode, data.json().error.code]).toEqual([503, 'busy']);
  await lost.close();
  await nowhere.end();
});

test('a form that the browser sends by itself is answered with its page, which says that nothing was sent and repeats nothing', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  for (const url of ['/login', '/profile/password', '/complaints', '/nowhere']) {
    const payload = 'login=mia&password=between-us';
    const reply = await pages.inject({ method: 'POST', url, headers: form, payload });
    expect(reply.headers['content-type'], url).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('Nothing was sent');
    expect(reply.body).not.toContain('between-us');
  }
  const foreign = { ...form, 'sec-fetch-site': 'cross-site' };
  expect((await pages.inject({ method: 'POST', url: '/login', headers: foreign })).statusCode).toBe(403);
  const unknown = await pages.inject({ method: 'POST', url: '/api/nowhere.php', headers: form, payload: 'a=b' });
  expect(unknown.headers['content-type']).toContain('json');
});
