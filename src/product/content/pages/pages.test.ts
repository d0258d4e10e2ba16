import { expect, test } from 'vitest';
import type { Locale } from '#platform/i18n/locales.ts';
import { startTestApp } from '#tests/harness.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import type { PageView } from './contract.ts';
import { newestText, pageVersions, putPage } from './put-page.ts';

const product = await startTestApp();
const page = await servePagesOf(product);
const calls = await product.calls();

const show = async (slug: string, locale: Locale = 'en', cookies = ''): Promise<PageView> =>
  (
    await product.app.inject({ url: `/api/page.php?slug=${slug}`, headers: { cookie: `locale=${locale}${cookies}` } })
  ).json().page;
const put = (slug: string, locale: Locale, markdown: string | null, from?: Date) =>
  calls.transaction((call) => putPage(call, { slug, locale, markdown, author: 'Kim Vos', from: from ?? call.now }));
const text = (title: string, body = 'Words.') => `---\ntitle: ${title}\n---\n\n${body}\n`;

const everybody = (page: PageView) => [page.html, ...page.sections.map(({ html }) => html)].join('');

test('a page of the law says who runs the site, in the language and with the numbers of the reader', async () => {
  const terms = await show('terms', 'de');
  expect(terms).toMatchObject({ slug: 'terms', locale: 'de', title: 'Nutzungsbedingungen', version: null });
  expect(terms.sections.map(({ id }) => id)).toContain('withdrawal');
  const html = everybody(terms);
  expect(html).toContain('<dl aria-label="Impressum"><dt>Unternehmen</dt><dd>Hearthside Media B.V.</dd>');
  expect(html).toContain('innerhalb von 14 Tagen');
  expect(html).not.toMatch(/\{|undefined/);
});

test('what texts say of money is the price in the reader’s country', async () => {
  const answers = async (country: string) => {
    const { sections } = await show('faq', 'en', `; country=${country}`);
    return sections.flatMap(({ entries }) => entries).find(({ id }) => id === 'message-cost')?.html;
  };
  expect(await answers('NL')).toMatch(/a message costs €\d\.\d\d or more/);
  expect(await answers('GB')).toMatch(/a message costs £\d\.\d\d or more/);
});

test('the site’s phone can be pressed, else the company’s, and it is not spoken of where there is none', async () => {
  const phones = async (site: string | null, company: string | null) => {
    await product.db.query({
      text: "update sites set settings = settings || jsonb_build_object('support_phone', $1::text) where is_default",
      values: [site],
    });
    await product.db.query({ text: 'update companies set support_phone = $1', values: [company] });
    product.travel(6000);
  };
  await phones('+31 20-1', '+31 20-2');
  expect(everybody(await show('service'))).toContain('Phone: <a href="tel:+31201">');
  await phones(null, '+31 20-2');
  expect(everybody(await show('service'))).toContain('Phone: <a href="tel:+31202">');
  await phones(null, null);
  expect(everybody(await show('service'))).not.toMatch(/tel:|Phone/);
});

test('terms count from 1 December 2023, or from when the company was added', async () => {
  await product.db.query({ text: "update companies set added = '2020-01-01T00:00:00Z'" });
  product.travel(6000);
  expect((await show('terms')).valid_from).toBe('2023-12-01T12:00:00.000Z');
  await product.db.query({ text: "update companies set added = '2024-06-03T08:00:00Z'" });
  product.travel(6000);
  expect((await show('terms')).valid_from).toBe('2024-06-03T08:00:00.000Z');
});

test('an operator’s text goes before the product’s, version by version, and is given back', async () => {
  const before = await show('safety', 'nl');
  expect(await put('safety', 'nl', text('Veilig daten', 'Bij {{site}} sinds {{min_age}}.'))).toBe(1);
  expect(await show('safety', 'nl')).toMatchObject({
    title: 'Veilig daten',
    version: 1,
    html: '<p>Bij Kindling sinds 18.</p>',
  });
  expect(await put('safety', 'nl', text('Veiliger daten'))).toBe(2);
  expect(await show('safety', 'nl')).toMatchObject({ title: 'Veiliger daten', version: 2 });
  expect(await show('safety', 'en')).toMatchObject({ title: 'Safety', version: null });
  expect(await put('safety', 'nl', null)).toBe(3);
  expect(await show('safety', 'nl')).toEqual(before);
  const versions = (await pageVersions(calls.read)).filter(({ slug }) => slug === 'safety');
  expect(versions.map(({ version, bytes }) => [version, bytes === null])).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ]);
  await expect(product.db.query({ text: "update page_texts set markdown = 'x'" })).rejects.toThrow();
  await expect(product.db.query({ text: 'delete from page_texts' })).rejects.toThrow();
});

test('a text that counts later is not shown before, and none counts from the past', async () => {
  const { now } = calls.read;
  await put('cookies', 'en', text('Tomorrow'), new Date(now.getTime() + 24 * 3600_000));
  expect((await show('cookies')).title).toBe('Cookies');
  expect(await newestText(calls.read, 'cookies', 'en')).toContain('Tomorrow');
  await expect(put('cookies', 'en', text('Yesterday'), new Date(now.getTime() - 1000))).rejects.toThrow();
});

test('two who write at once make two versions', async () => {
  const versions = await Promise.all([put('privacy', 'sv', text('A')), put('privacy', 'sv', text('B'))]);
  expect(versions.sort()).toEqual([1, 2]);
});

test('a page of the operator’s own has its address, and a mail’s link keeps its own', async () => {
  expect((await page('/about-us')).status).toBe(404);
  await put('about-us', 'en', text('About us', '## Why {#why}\n\nBecause **we** [say](/pages/faq) so.'));
  const own = await page('/about-us?ref=x');
  expect(own).toMatchObject({ status: 200, title: 'About us' });
  expect(own.html).toMatch(/<section id="why"/);
  expect(own.html).toMatch(/<link rel="canonical" href="[^"]*\/about-us">/);
  const german = await page('/about-us', { 'accept-language': 'de' });
  expect(german.html).toContain('lang="en"');
  await put('about-us', 'en', null);
  expect((await page('/about-us?ref=y')).status).toBe(404);
  await expect(put('a'.repeat(43), 'en', text('A token'))).rejects.toThrow();
});

test.each([
  ['with capitals in its name', 'Terms', text('A')],
  ['with a script', 'about', text('A', '<script>alert(1)</script>')],
  ['with a link that runs', 'about', text('A', '[a](javascript:alert(1))')],
  ['with a link that holds data', 'about', text('A', '[a]: data:text/html,x')],
  ['with a picture from elsewhere', 'about', text('A', '![a](https://x.example/a.gif)')],
  ['that asks for what nobody tells', 'about', text('A', '{{password}}')],
  ['with a second title', 'about', text('A', '# Heading')],
  ['of more than 100 kB', 'about', text('A', 'a'.repeat(100_001))],
  ['without a title', 'about', 'Words.'],
])('a page %s is refused, and nothing is stored', async (_what, slug, markdown) => {
  const before = (await pageVersions(calls.read)).length;
  await expect(put(slug, 'en', markdown)).rejects.toThrow();
  expect((await pageVersions(calls.read)).length).toBe(before);
});

test('a text that came into the table another way shows no tag of its own either', async () => {
  const values = [
    calls.read.site.id,
    text('<b>A</b>', '<script>alert(1)</script>\n\n## <i>B</i>\n\n[x](javascript:alert(2))'),
  ];
  await product.db.query({
    text: `insert into page_texts (site_id, slug, locale, version, markdown, valid_from, author, created_at)
           values ($1, 'wild', 'en', 1, $2, now() - interval '1 day', 'x', now())`,
    values,
  });
  const { html } = await page('/wild?ref=1');
  expect(html).not.toMatch(/<script>alert|<b>A|<i>B|javascript:alert\(2\)"/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('there is no page that nobody wrote, whatever it is called', async () => {
  for (const slug of ['nowhere', '', '../../etc', 'TERMS', 'a'.repeat(2000), 'terms.md', 'constructor']) {
    const reply = await product.app.inject({ url: `/api/page.php?slug=${encodeURIComponent(slug)}` });
    expect([400, 404], slug.slice(0, 20)).toContain(reply.statusCode);
  }
});

test('whoever joins is on record with the very text of the terms that was shown', async () => {
  const join = async (name: string, locale: Locale) => {
    const payload = {
      ...{ email: `${name}@example.com`, name, date_of_birth: '1984-11-02', gender: 'female', sexuality: 'hetero' },
      ...{ password: 'lantern street', terms: true },
    };
    const headers = { cookie: `locale=${locale}` };
    const reply = await product.app.inject({ method: 'POST', url: '/api/signup.php', headers, payload });
    expect(reply.statusCode, reply.body).toBe(200);
    const { rows } = await product.db.query<{
      id: number;
      locale: string;
      valid_from: Date;
      markdown: string;
      facts: { site: string };
    }>({
      text: `select t.* from accounts a join agreed_terms t on t.id = a.terms_id
              where a.email = $1 and a.terms_version = t.valid_from`,
      values: [payload.email],
    });
    return rows[0];
  };
  const [first, second] = [await join('Ella', 'en'), await join('Enid', 'en')];
  expect(second?.id).toBe(first?.id);
  expect(first).toMatchObject({ locale: 'en', facts: { site: 'Kindling', refund_days: 14 } });
  expect(first?.markdown).toContain('title: Terms of use');
  expect((await join('Elke', 'de'))?.locale).toBe('de');
  await put('terms', 'en', text('Our terms'));
  const third = await join('Erin', 'en');
  expect(third?.markdown).toContain('Our terms');
  expect(third?.valid_from.toISOString()).toBe((await show('terms')).valid_from);
  expect((await join('Elsa', 'de'))?.id).toBe(third?.id);
});
