import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { memberChanged } from '#product/members/members.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const kindling = await startTestApp();
const { app } = kindling;
const run = <Row extends object>(text: string, ...values: unknown[]) =>
  kindling.db.query<Row & Record<string, unknown>>({ text, values });
const OTHER = 'other.example';
const {
  rows: [other],
} = await run<{ id: number }>(
  `insert into sites (host, pool, company_id, settings) select $1, pool, company_id, settings from sites where is_default returning id`,
  OTHER,
);
const get = (url: string, host = 'localhost', more: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...more } });
const origins = await app.sites.origins();
const originOf = (host: string) => origins.find((origin) => origin.includes(host)) ?? '';
const located = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
const changed = (ids: number[]) => kindling.db.transaction((tx) => memberChanged({ tx }, ids));
const later = () => kindling.travel(11 * 60_000);

async function agreed(name: string, traits: Parameters<typeof person>[2] = {}, more = ''): Promise<number> {
  const { id } = await person(kindling, name, traits);
  await run(`update members set search_engines = true ${more} where id = $1`, id);
  await changed([id]);
  return id;
}

test('each site names its own sitemap, in its index its own pages and members, and nobody else’s', async () => {
  const here = await agreed('Marit');
  const there = await agreed('Anouk');
  await run('update accounts set site_id = $2 where id = $1', there, other?.id);
  await run('update indexed_profiles set site_id = $2 where member_id = $1', there, other?.id);
  for (const [host, own, foreign] of [
    ['localhost', here, there],
    [OTHER, there, here],
  ] as const) {
    const origin = originOf(host);
    const robots = await get('/robots.txt', host);
    expect(robots.body).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
    const index = await get('/sitemap.xml', host);
    expect(index.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(located(index.body)).toEqual([`${origin}/sitemaps/pages.xml`, `${origin}/sitemaps/members-0.xml`]);
    const members = await get('/sitemaps/members-0.xml', host);
    expect(located(members.body)).toEqual([`${origin}/members/${own}`]);
    expect(members.body).toContain(`<lastmod>${new Date().toISOString().slice(0, 10)}</lastmod>`);
    expect((await get(`/api/member.php?id=${foreign}`, host)).json().profile.indexable).toBe(false);
    expect((await get(`/api/member.php?id=${own}`, host)).json().profile.indexable).toBe(true);
  }
});

test('who did not agree, is fictional, invisible, disabled or took it back is in no sitemap', async () => {
  const ids = [
    (await person(kindling, 'never')).id,
    await agreed('fictional', { fictional: true }),
    await agreed('invisible', {}, ', invisible = true'),
    await agreed('disabled', { status: 'disabled' }),
    await agreed('not confirmed', { confirmed: false }),
    await agreed('took it back'),
    await agreed('banned'),
  ];
  await run('update members set search_engines = false where id = $1', ids.at(-2));
  await run("update accounts set status = 'blocked' where id = $1", ids.at(-1));
  await changed(ids);
  later();
  const { body } = await get('/sitemaps/members-0.xml');
  for (const id of ids) expect(body).not.toContain(`/members/${id}<`);
});

test('the switch in the settings puts a member in, and takes the member out again', async () => {
  const { id, cookie } = await person(kindling, 'Joost');
  const listed = async () => {
    later();
    return (await get('/sitemaps/members-0.xml')).body.includes(`/members/${id}<`);
  };
  for (const search_engines of [true, false]) {
    const reply = await app.inject({
      method: 'PUT',
      url: '/api/profile.php',
      headers: { cookie },
      payload: { search_engines },
    });
    expect(reply.statusCode).toBeLessThan(300);
    expect(await listed()).toBe(search_engines);
  }
});

test('members with high numbers are in sitemaps of their own, whatever lies between, and no other sitemap exists', async () => {
  const id = 150_000_007;
  await run(
    `insert into accounts (id, site_id, email, status, language) overriding system value
     select $1, id, 'far@example.com', 'active', 'en' from sites where is_default`,
    id,
  );
  await run(
    `insert into members (id, pool, name, gender, sexuality, date_of_birth, country, search_engines)
     values ($1, 1, 'far', 'female', 'hetero', '1980-01-01', 'NL', true)`,
    id,
  );
  await changed([id]);
  later();
  const index = located((await get('/sitemap.xml')).body).map((url) => url?.split('/').at(-1));
  expect(index).toEqual(['pages.xml', 'members-0.xml', 'members-3000.xml']);
  const zipped = await get('/sitemaps/members-3000.xml', 'localhost', { 'accept-encoding': 'gzip' });
  expect(located(gunzipSync(zipped.rawPayload).toString())).toEqual([`${originOf('localhost')}/members/${id}`]);
  for (const name of ['members-1.xml', 'members-00.xml', 'members--1.xml', 'members-9999999999.xml', 'pages', '%2e%2e'])
    expect((await get(`/sitemaps/${name}`)).statusCode, name).toBe(404);
});

test('the sitemap of pages has the law’s pages with their day, the operator’s own, and only what search engines may list', async () => {
  await run(
    `insert into page_texts (site_id, slug, locale, version, markdown, valid_from, author, created_at)
     select id, slug, 'en', 1, markdown, valid_from::timestamptz, 'Kim', now() from sites,
            (values ('about-us', E'---\\ntitle: About us\\n---\\nHello', '2026-02-03'), ('gone', null, '2026-02-03'),
                    ('tomorrow', E'---\\ntitle: T\\n---\\n', '2099-01-01'), ('faq', E'---\\ntitle: F\\n---\\n', '2026-03-04')) own (slug, markdown, valid_from)
      where is_default`,
  );
  later();
  const { body } = await get('/sitemaps/pages.xml');
  const paths = located(body).map((url) => new URL(url ?? '').pathname);
  expect(paths).toEqual([...new Set(paths)]);
  expect(paths).toEqual(expect.arrayContaining(['/', '/signup', '/pages/terms', '/pages/imprint', '/about-us']));
  for (const path of ['/gone', '/tomorrow', '/members', '/chats', '/pages/ban', '/profile'])
    expect(paths).not.toContain(path);
  expect(body).toContain('/about-us</loc><lastmod>2026-02-03</lastmod>');
  expect(body).toContain('/pages/faq</loc><lastmod>2026-03-04</lastmod>');
  const page = await servePagesOf(kindling);
  for (const path of paths) {
    const { status, robots, html } = await page(path);
    expect([path, status, robots]).toEqual([path, 200, undefined]);
    expect(html).toContain(`<link rel="canonical" href="${originOf('localhost')}${path}">`);
  }
});
