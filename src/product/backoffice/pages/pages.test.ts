import { expect, test } from 'vitest';
import { RESERVED_SLUGS } from '#product/content/pages/policy.ts';
import { startTestApp } from '#tests/harness.ts';
import { staff } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import { PAGE_LIST } from '../../../pages/page-names.ts';

const product = await startTestApp();
const page = await servePagesOf(product);
const ada = await staff(product, 'ada', 'admin');
const run = async (text: string, ...values: unknown[]) =>
  (await product.db.query<Record<string, unknown>>({ text, values })).rows;
const site = Number((await run('select id from sites where is_default'))[0]?.id);
const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, who = ada) => {
  const reply = await product.app.inject({
    method,
    url: `/api/admin/${path}`,
    headers: { cookie: who.cookie },
    ...(payload && { payload }),
  });
  const body = reply.json();
  return { status: reply.statusCode, code: body.error?.code as string | undefined, body };
};
const draft = (title: string, text = 'Words.') => ({ title, description: '', lead: '', text });
const save = (slug: string, seen: number, given: object, from: string | null = null) =>
  call('POST', 'page.php', { site, slug, locale: 'en', seen, from, ...draft('A title'), ...given });
const shown = async (slug: string, version?: number) =>
  (await call('GET', `page.php?site=${site}&slug=${slug}&locale=en${version ? `&version=${version}` : ''}`)).body;

test('a page that an admin writes is at its address at once, in versions that stay, and going back makes a new one', async () => {
  expect((await page('/our-house?ref=1')).status).toBe(404);
  expect((await save('our-house', 0, draft('Our house', '## Rooms {#rooms}\n\nThere are **many**.'))).body).toEqual({
    version: 1,
  });
  const first = await page('/our-house?ref=2');
  expect(first).toMatchObject({ status: 200, title: 'Our house' });
  expect(first.html).toContain('<section id="rooms"');
  expect((await save('our-house', 1, draft('Our new house'))).body).toEqual({ version: 2 });
  expect((await page('/our-house?ref=3')).title).toBe('Our new house');
  const back = { site, slug: 'our-house', locale: 'en', seen: 2, version: 1 };
  expect((await call('POST', 'page-version.php', back)).body).toEqual({ version: 3 });
  expect((await page('/our-house?ref=4')).title).toBe('Our house');
  const now = await shown('our-house');
  expect(now).toMatchObject({ version: 3, built_in: false, draft: { title: 'Our house' } });
  expect(now.versions.map(({ author }: { author: string }) => author)).toEqual(['ada', 'ada', 'ada']);
  expect((await shown('our-house', 2)).draft.title).toBe('Our new house');
  expect((await call('DELETE', 'page.php', { site, slug: 'our-house', locale: 'en', seen: 3 })).body).toEqual({
    version: 4,
  });
  expect((await page('/our-house?ref=5')).status).toBe(404);
  expect(
    (
      await run(
        "select verb, details, after ->> 'version' as version from audit_entries where object = 'page' order by id",
      )
    ).map(({ verb, version }) => `${verb} ${version}`),
  ).toEqual(['page.written 1', 'page.written 2', 'page.written 3', 'page.given_back 4']);
});

test('who writes over a version that they have not seen is refused, and reads what is there now', async () => {
  await save('stale', 0, draft('First'));
  const both = await Promise.all([save('stale', 1, draft('Mine')), save('stale', 1, draft('Theirs'))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.code).toBe('page_changed_meanwhile');
  const { version, draft: now } = await shown('stale');
  expect([version, ['Mine', 'Theirs'].includes(now.title)]).toEqual([2, true]);
  const old = { site, slug: 'stale', locale: 'en', seen: 1 };
  expect((await call('DELETE', 'page.php', old)).code).toBe('page_changed_meanwhile');
  expect((await call('POST', 'page-version.php', { ...old, version: 1 })).code).toBe('page_changed_meanwhile');
  expect((await call('POST', 'page-version.php', { ...old, seen: 2, version: 9 })).status).toBe(404);
});

test('a page of the law comes with its text, gets the site’s own, and is given back', async () => {
  const before = await shown('safety');
  expect(before).toMatchObject({ version: 0, built_in: true, draft: { title: 'Safety' }, versions: [] });
  await save('safety', 0, { ...before.draft, title: 'Be safe' });
  expect((await page('/pages/safety?ref=1')).title).toBe('Be safe');
  await call('DELETE', 'page.php', { site, slug: 'safety', locale: 'en', seen: 1 });
  expect((await page('/pages/safety?ref=2')).title).toBe('Safety');
  expect(await shown('safety')).toMatchObject({ built_in: true, version: 2, draft: before.draft });
  const { pages } = (await call('GET', `pages.php?site=${site}`)).body;
  expect(pages.find(({ slug }: { slug: string }) => slug === 'safety').texts).toMatchObject([
    { locale: 'en', version: 2, given_back: true },
  ]);
});

test('the preview is what will be shown, shows no tag, and stores nothing', async () => {
  const asked = (given: object) =>
    call('POST', 'page-preview.php', { site, slug: 'seen', locale: 'de', ...draft('Bei {{site}}'), ...given });
  const { page: seen } = (await asked({ text: 'Ab **{{min_age}}**.' })).body;
  expect(seen).toMatchObject({ title: 'Bei Kindling', locale: 'de', html: '<p>Ab <strong>18</strong>.</p>' });
  for (const [given, code] of [
    [{ text: '<script>alert(1)</script>' }, 'page_html'],
    [{ text: '[a](javascript:alert(1))' }, 'page_link'],
    [{ text: '![a](https://x.example/a.gif)' }, 'page_picture'],
    [{ text: '{{password}}' }, 'page_place_unknown'],
    [{ text: '# Title' }, 'page_heading_wrong'],
    [{ title: ' ' }, 'page_title_missing'],
    [{ slug: 'About' }, 'page_slug_wrong'],
    [{ slug: 'a'.repeat(41) }, 'invalid_input'],
    [{ text: 'ä'.repeat(60_000) }, 'page_too_long'],
  ] as const)
    expect((await asked(given)).code, code).toBe(code);
  expect((await asked({ title: 'One\nlead: two' })).body.page).toMatchObject({ title: 'One lead: two', lead: '' });
  expect(await run("select 1 from page_texts where slug = 'seen'")).toEqual([]);
});

test('a text that counts later waits for its day, and none counts from yesterday', async () => {
  const day = (from: number) =>
    new Date(product.services.now().getTime() + from * 86_400_000).toISOString().slice(0, 10);
  expect((await save('tomorrow', 0, draft('Soon'), day(1))).status).toBe(200);
  expect((await page('/tomorrow?ref=1')).status).toBe(404);
  expect((await save('tomorrow', 1, draft('Late'), day(-1))).code).toBe('page_from_past');
  product.travel(2 * 86_400_000);
  expect((await page('/tomorrow?ref=2')).title).toBe('Soon');
});

test('no page stands where the product has one of its own', async () => {
  const routes = product.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => /^[├└]── \/?([a-z0-9-]+)(?=[/ (]|$)/.exec(line)?.[1] ?? []);
  const words = new Set([...PAGE_LIST.map(({ path }) => path.split('/')[1] ?? ''), ...routes]);
  const hiding = [...words].filter((word) => /^[a-z0-9-]+$/.test(word));
  expect(hiding.length).toBeGreaterThan(30);
  expect(hiding.filter((word) => !RESERVED_SLUGS.includes(word))).toEqual([]);
  for (const slug of ['admin', 'members', 'setup', 'api'])
    expect((await save(slug, 0, {})).code).toBe('page_slug_taken');
});

test('pages of another site are neither seen nor written, nor by other roles', async () => {
  const [other] = await run(`insert into sites (host, pool, company_id, settings)
    select 'other.example', 2, company_id, settings from sites where is_default returning id`);
  product.travel(10_000);
  const which = { site: Number(other?.id), slug: 'theirs', locale: 'en', seen: 0 };
  expect((await call('GET', `pages.php?site=${which.site}`)).status).toBe(404);
  expect((await call('GET', `page.php?site=${which.site}&slug=terms&locale=en`)).status).toBe(404);
  expect((await call('POST', 'page.php', { ...which, ...draft('A'), from: null })).status).toBe(404);
  expect((await call('DELETE', 'page.php', which)).status).toBe(404);
  const { seen: _, ...unseen } = which;
  expect((await call('POST', 'page-preview.php', { ...unseen, ...draft('A') })).status).toBe(404);
  for (const role of ['moderator', 'support', 'finance'] as const)
    expect((await call('GET', `pages.php?site=${site}`, undefined, await staff(product, role, role))).status).toBe(403);
});
