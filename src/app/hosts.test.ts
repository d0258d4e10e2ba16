import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import type { PageRenderer } from './pages.ts';
import { buildServer } from './server.ts';

const demo = await startTestApp();
await demo.db.query({
  text: `insert into sites (host, pool, company_id, settings)
    select 'velvet.localhost', 2, company_id, settings from sites where is_default`,
});
const live = await startTestApp({ mode: 'live', publicUrl: 'https://localhost' }, demo);
const marit = await person(demo, 'marit');
const renderer: PageRenderer = {
  render: async () => ({ status: 200, html: 'a page', location: null }),
  inlineScripts: [],
  assets: () => ({ entry: '', styles: [], preloads: [], fonts: [], textFiles: {}, headScript: '', themeCss: '' }),
};
const [demoPages, livePages] = [await buildServer(demo.services, renderer), await buildServer(live.services, renderer)];
afterAll(() => Promise.all([demoPages.close(), livePages.close()]));

const asPage = { accept: 'text/html', 'accept-language': 'de' };
const domainAt = async (host: string) =>
  (await demo.app.inject({ url: '/api/settings.php', headers: { host } })).json().settings.domain;

test.each(['velvet.localhost.', 'Velvet.localhost.:3000'])('%s is the site without its dot', async (host) => {
  expect(await domainAt(host)).toBe('velvet.localhost');
  const { statusCode, headers } = await demoPages.inject({ url: '/members?page=2', headers: { host } });
  expect([statusCode, headers.location]).toEqual([
    308,
    expect.stringMatching(/^http:\/\/velvet\.localhost(:\d+)?\/members\?page=2$/),
  ]);
});

test('a page that names another site leads to that site, with all else that its address says', async () => {
  const leads = async (url: string, host = 'localhost') => {
    const { statusCode, headers } = await demoPages.inject({ url, headers: { host, cookie: marit.cookie } });
    return [statusCode, headers.location];
  };
  const velvet = new URL(demo.services.config.publicUrl);
  velvet.hostname = 'velvet.localhost';
  const at = (path: string) => [302, velvet.origin + path];
  expect(await leads('/members?domain=velvet.localhost&page=2&ref=a%20b')).toEqual(at('/members?page=2&ref=a+b'));
  expect(await leads('/?domain=Velvet.localhost')).toEqual(at('/'));
  expect(await leads('//evil.example/?domain=velvet.localhost')).toEqual(at('//evil.example/'));
  for (const url of ['/?domain=localhost', '/?domain=evil.example', '/?domain=', '/?domain=a&domain=velvet.localhost'])
    expect(await leads(url)).toEqual([200, undefined]);
  expect(await leads('/?domain=localhost', 'velvet.localhost')).toEqual([302, expect.stringContaining('//localhost')]);
});

test('a page at the name itself leads nowhere, and a name with two dots is no site', async () => {
  expect((await demoPages.inject({ url: '/', headers: { host: 'velvet.localhost' } })).statusCode).toBe(200);
  expect(await domainAt('velvet.localhost..')).toBe('localhost');
});

test.each(['elsewhere.example', 'localhost.evil.example', '198.51.100.7', '[::2]'])(
  'a live site answers at no name but its own, such as %s',
  async (host) => {
    const data = await live.app.inject({ url: '/api/settings.php', headers: { host } });
    expect([data.statusCode, data.json().error.code]).toEqual([421, 'unknown_host']);
    const page = await livePages.inject({ url: '/', headers: { host, ...asPage } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([421, 'text/html; charset=utf-8']);
    expect(page.body).toContain('Diese Adresse gehört hier zu keiner Website.');
    const known = await livePages.inject({ url: '/', headers: { host: 'velvet.localhost.', ...asPage } });
    expect([known.statusCode, known.headers.location]).toEqual([308, 'https://velvet.localhost/']);
    for (const url of ['/healthz', '/readyz'])
      expect((await live.app.inject({ url, headers: { host } })).statusCode, url).toBe(200);
    expect((await demoPages.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
  },
);

test('password managers are led to the page where a password is changed', async () => {
  const { statusCode, headers } = await demo.app.inject('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/profile/password']);
  const other = await demo.app.inject(
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  );
  expect(other.statusCode).toBe(404);
});

async function like(headers: Record<string, string>, app = live.app): Promise<string> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/like.php',
    headers: { cookie: marit.cookie, host: 'velvet.localhost', ...headers },
    payload: { profile_id: 1 },
  });
  return reply.json().error.code;
}

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://velvet.localhost' }, true],
  [{ origin: 'https://velvet.localhost' }, false],
  [{ origin: 'https://localhost' }, true],
  [{ origin: 'http://velvet.localhost' }, true],
  [{ origin: 'https://velvet.localhost.' }, true],
  [{ origin: 'https://velvet.localhost:8443', host: 'velvet.localhost:8443' }, true],
  [{ origin: 'null' }, true],
  [{}, false],
])('a call of a live site that says %j is foreign: %j', async (headers, isForeign) => {
  expect((await like(headers)) === 'foreign_origin').toBe(isForeign);
});

test('a form that does not say where it comes from is foreign, whatever it is disguised as', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'Multipart/Form-Data; boundary=x'])
    expect(await like({ 'content-type': type })).toBe('foreign_origin');
});

test.each(['/%ff', '/members/%', '/%E0%A4%A', '/profile/%zz?x=1'])(
  'the address %s, which can not be read, gets a page in the language of who asked, safe as any other',
  async (url) => {
    const reply = await demoPages.inject({ url, headers: asPage });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(reply.body).toContain('<html lang="de');
    expect(reply.headers['content-security-policy']).toContain("base-uri 'none'");
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    const data = await demoPages.inject({ url: `/api${url}`, headers: asPage });
    expect(data.headers['content-type']).toContain('application/json');
  },
);
