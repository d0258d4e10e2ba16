import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { SettingsView } from '#product/sites/contract.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import type { PageRenderer } from './pages.ts';
import { buildServer } from './server.ts';

const kindling = await startTestApp();
const { app, services } = kindling;
const marit = await person(kindling, 'marit');
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

const pages: PageRenderer = {
  render: async ({ transport }) => {
    const { settings } = await transport.get<{ settings: SettingsView }>('/api/settings.php');
    return { status: 200, html: `a page of ${settings.domain}`, location: null };
  },
  inlineScripts: [],
  assets: () => ({ entry: '', styles: [], preloads: [], fonts: [], textFiles: {}, headScript: '', themeCss: '' }),
};
const withPages = await buildServer(services, pages);
afterAll(() => withPages.close());

test.each(['/api/like.php', '/%61pi/like.php', '/%61%70%69/like%2ephp'])(
  'another site cannot make a browser write by %s, however the address is spelled',
  async (url) => {
    const reply = await app.inject({
      method: 'POST',
      url,
      headers: { cookie: marit.cookie, origin: 'https://evil.example' },
      payload: { profile_id: 1 },
    });
    expect(reply.statusCode).toBe(403);
    expect(reply.json().error.code).toBe('foreign_origin');
  },
);

test('another site cannot log somebody out, and no cache keeps what is about somebody', async () => {
  const out = await get('/%61pi/logout.php', { cookie: marit.cookie, 'sec-fetch-site': 'cross-site' });
  expect(out.statusCode).toBe(403);
  const likes = await get('/%61pi/likes.php', { cookie: marit.cookie });
  expect(likes.statusCode).toBe(200);
  expect(likes.headers['cache-control']).toBe('private, no-store');
});

test.each(['/healthzz', '/metricsx', '/readyz-not'])(
  '%s only begins like an operator’s address: it is a page',
  async (url) => {
    const reply = await withPages.inject({ method: 'GET', url });
    expect([reply.statusCode, reply.body]).toEqual([200, 'a page of localhost']);
  },
);

test('a page and its data are of the same site, also behind a proxy', async () => {
  await services.db.query({
    text: `insert into sites (host, pool, company_id, settings)
      select 'other.example', 2, company_id, settings from sites where is_default`,
  });
  const behind = await buildServer(services, pages);
  const reply = await behind.inject({ method: 'GET', url: '/', headers: { 'x-forwarded-host': 'other.example' } });
  await behind.close();
  expect(reply.body).toBe('a page of other.example');
});

test.each(['/%ff', '/api/%ff', '/media/%c0%af/card.webp'])(
  'an address that is no text, %s, gets the usual answer in the caller’s language',
  async (url) => {
    const reply = await get(url, { 'accept-language': 'de' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toMatchObject({ code: 'invalid_input' });
    expect(reply.json().error.message).not.toBe((await get(url)).json().error.message);
  },
);

test('a character that the database cannot keep is wrong input, wherever it comes', async () => {
  for (const [method, url] of [
    ['GET', '/sandbox/pay/%00'],
    ['POST', '/sandbox/pay/%00'],
  ] as const) {
    const reply = await app.inject({
      method,
      url,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'action=pay',
      }),
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toMatchObject({ code: 'invalid_input', fields: { reference: expect.any(String) } });
  }
});

test('whatever strange text comes as an id, key, country or domain, nothing breaks', async () => {
  const strange = ['%00', '%ED%A0%80', '__proto__', '9'.repeat(30), '-1', '1e9', '%F0%9F%98%80', "'--"];
  const urls = strange.flatMap((text) => [
    `/api/member.php?id=${text}`,
    `/api/chat.php?id=${text}`,
    `/api/payment.php?id=${text}`,
    `/api/checkout.php?package_id=${text}`,
    `/api/packages.php?country=${text}`,
    `/api/members.php?country=${text}&countryregion=${text}&page=${text}`,
    `/api/settings.php?domain=${text}&country=${text}`,
    `/api/activate.php?token=${text}`,
    `/media/${text}/card.webp`,
    `/api/webhook.php?provider=${text}`,
    `/sandbox/pay/${text}`,
  ]);
  for (const url of urls) {
    const reply = await get(url, { cookie: `${marit.cookie}; tracking=%00; locale=%00; time_zone=%00` });
    expect(reply.statusCode, url).toBeLessThan(500);
  }
  const key = randomUUID();
  for (const id of [2 ** 53 - 1, 2 ** 53, 1e300, -1, 0.5, '1', null, {}, []]) {
    for (const [method, url, payload] of [
      ['POST', '/api/chat.php', { conversation_id: id, key, body: 'hello' }],
      ['POST', '/api/chat.php', { profile_id: id, key, body: 'hello' }],
      ['PUT', '/api/chat.php', { conversation_id: id, message_id: id }],
      ['DELETE', '/api/chat.php', { conversation_id: id }],
      ['POST', '/api/like.php', { profile_id: id }],
      ['POST', '/api/payment.php', { package_id: id, method: 'card', key }],
    ] as const) {
      const reply = await app.inject({ method, url, headers: { cookie: marit.cookie }, payload });
      expect(reply.statusCode, `${method} ${url} ${id}`).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode, `${method} ${url} ${id}`).toBeLessThan(500);
    }
  }
});
