import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import { LISTED_ADDRESSES } from './existing-pages.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);
const run = (text: string, ...values: unknown[]) => kindling.db.query({ text, values });
const { origin } = await kindling.app.sites.byHost('localhost');
const LAW = ['terms', 'privacy', 'faq', 'imprint'].map((slug) => `/pages/${slug}`);
const UNLISTED = ['/members', '/members?gender=female', '/lang-config', '/reset-password', '/pages/ban'];

const TITLES: Record<string, string> = {
  en: 'Kindling: someone nearby has the light on',
  pl: 'Kindling: u kogoś w pobliżu pali się światło',
};

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
function headOf(html: string) {
  const meta = [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g)];
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return {
    ...Object.fromEntries(meta.map(([, key, content]) => [key, unescaped(content ?? '')])),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    data: data === undefined ? [] : (JSON.parse(data)['@graph'] as Record<string, unknown>[]),
  } as Record<string, string | undefined> & { data: Record<string, unknown>[] };
}

test.each(['en', 'pl'])(
  'in %s every page for search engines has a title and a description of its own, and one address',
  async (locale) => {
    const seen = new Set<string>();
    for (const url of [...LISTED_ADDRESSES, ...LAW]) {
      const { status, html, title = '', robots, headers } = await page(`${url}?utm=x`, { cookie: `locale=${locale}` });
      const { description = '', canonical, ...head } = headOf(html);
      expect([url, status, robots, head.robots]).toEqual([url, 200, undefined, undefined]);
      expect(canonical).toBe(origin + url);
      expect([url, title.length > 2, description.length > 20]).toEqual([url, true, true]);
      expect([url, seen.has(title), seen.has(description)]).toEqual([url, false, false]);
      seen.add(title).add(description);
      expect(head).toMatchObject({ 'og:title': unescaped(title), 'og:description': description, 'og:url': canonical });
      expect(head['og:image']).toMatch(new RegExp(`^${origin}/brand/card/${locale}/.*\\.png$`));
      if (url === '/') expect(title).toBe(TITLES[locale]);
      expect(html).not.toContain('hreflang');
      expect(headers['content-language']).toBe(/<html lang="([^"]*)"/.exec(html)?.[1]);
      expect(headers.vary).toMatch(/cookie.*accept-language/);
    }
  },
);

test('what may not be listed says so in its header and in the page, to crawlers and members alike', async () => {
  const { cookie } = await person(kindling, 'Marit');
  const visitor = await Promise.all(UNLISTED.map(async (url) => [url, await page(url)] as const));
  const member = await Promise.all(
    ['/chats', '/profile', '/likes'].map(async (url) => [url, await page(url, { cookie })] as const),
  );
  for (const [url, { status, robots, html }] of [...visitor, ...member]) {
    expect([url, status, robots]).toEqual([url, 200, 'noindex']);
    expect(headOf(html)).toMatchObject({ robots: 'noindex', canonical: undefined, data: [] });
  }
});

test('the language of a site that has one depends on the cookie alone', async () => {
  await run('update sites set settings = settings || \'{"domain_language": "de"}\'');
  kindling.travel(10_000);
  const { headers } = await page('/login', { 'accept-language': 'sv' });
  expect(headers).toMatchObject({ 'content-language': 'de', vary: 'cookie, accept-encoding' });
  await run("update sites set settings = settings - 'domain_language'");
  kindling.travel(10_000);
});

test('the first page tells of the site and who is behind it, the others of the way there', async () => {
  const [site, organization, ...more] = headOf((await page('/')).html).data;
  expect(more).toEqual([]);
  expect(site).toMatchObject({ '@type': 'WebSite', name: 'Kindling', url: `${origin}/`, inLanguage: 'en-GB' });
  expect(organization).toMatchObject({ '@type': 'Organization', logo: `${origin}/brand/mark.png` });
  const [path] = headOf((await page('/pages/terms')).html).data;
  expect(path).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Kindling', item: `${origin}/` },
      { position: 2, item: `${origin}/pages/terms` },
    ],
  });
});

test('questions and answers are data too, and a title that is a script ends no element', async () => {
  await run('update sites set settings = settings || $1', JSON.stringify({ name: '</script><script>alert(1)//' }));
  kindling.travel(10_000);
  const { html } = await page('/pages/faq');
  expect(html).not.toContain('<script>alert(1)');
  const [path, questions] = headOf(html).data as [Record<string, unknown>, { mainEntity: Record<string, unknown>[] }];
  expect(JSON.stringify(path)).toContain('</script><script>alert(1)//');
  expect(questions.mainEntity.length).toBeGreaterThan(10);
  expect(questions.mainEntity[0]).toMatchObject({ '@type': 'Question', acceptedAnswer: { '@type': 'Answer' } });
  expect(JSON.stringify(questions)).not.toContain('href=\\"/');
  await run('update sites set settings = settings || \'{"name": "Kindling"}\'');
  kindling.travel(10_000);
});

test('only a member who agreed to be found is data, with what visitors read', async () => {
  const { id } = await person(kindling, 'Linde', { city: 'Velp' });
  const told = async () => headOf((await page(`/members/${id}`)).html).data;
  expect(await told()).toEqual([]);
  await run('update members set search_engines = true where id = $1', id);
  kindling.travel(2000);
  expect(await told()).toEqual([
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
    expect.objectContaining({
      '@type': 'ProfilePage',
      url: `${origin}/members/${id}`,
      mainEntity: expect.objectContaining({
        '@type': 'Person',
        name: 'Linde',
        homeLocation: { '@type': 'Place', name: 'Velp' },
      }),
    }),
  ]);
  expect(JSON.stringify(await told())).not.toMatch(/rating|birthDate|gender/i);
});
