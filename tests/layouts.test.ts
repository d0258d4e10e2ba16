import { expect, test } from 'vitest';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { startTestApp } from './harness.ts';
import { person } from './people.ts';
import { servePagesOf } from './rendered-pages.ts';

const kindling = await startTestApp({ geoipHeader: 'x-country' });
const page = await servePagesOf(kindling);
const marit = await person(kindling, 'Marit', { premium: true, credits: 50 });
const label = serverText('pages.shell');

/** The footer of a page as it came from the server, before any script ran. */
async function footerOf(url: string, headers: Record<string, string> = {}): Promise<string> {
  const { html } = await page(url, headers);
  return /<footer .*?<\/footer>/s.exec(html)?.[0].replaceAll('<!-- -->', '') ?? '';
}
const from = (country: string, language = 'en') => ({ 'x-country': country, cookie: `locale=${language}` });
const NO_CHECKS = 'Kindling does not conduct criminal background checks on its members.';

test.each(['en', 'de', 'pl'] as const)(
  'the disclaimer and the company stand below every page, in %s',
  async (language) => {
    const footer = await footerOf('/members', from('NL', language));
    const t = label(formatLocaleOf(language, 'NL'));
    expect(footer).toContain(t('footer.disclaimer', { age: 18, label: t('fictional') }));
    expect(footer).toContain('Hearthside Media B.V., Rijnkade 12, Arnhem');
    expect(footer).toContain('NL861234567B01');
  },
);

test('the notice for the United States is for readers of English there, and for nobody else', async () => {
  const american = await footerOf('/members', from('US'));
  expect(american).toContain(`You must be 18 or older to be a member of Kindling. ${NO_CHECKS}`);
  for (const path of ['pages/safety', 'pages/withdrawal', 'complaints']) expect(american).toContain(`"/${path}"`);
  for (const others of [from('US', 'es'), from('NL'), from('DE', 'de'), from('GB')])
    expect(await footerOf('/members', others)).not.toContain('background checks');
  expect(await footerOf('/profile/settings', { 'x-country': 'US', cookie: marit.cookie })).toContain(NO_CHECKS);
  expect(await footerOf('/landers/gallery', from('US'))).toContain(NO_CHECKS);
  expect(await footerOf('/landers/gallery', from('US', 'es'))).not.toContain('background checks');
});

test('members have in the footer what they may want to settle, and visitors the way in and the languages', async () => {
  const [visitor, member] = [await footerOf('/members'), await footerOf('/members', { cookie: marit.cookie })];
  expect(visitor).toContain('href="/login"');
  expect(visitor).toContain('>Suomi<');
  expect(visitor).not.toMatch(/href="\/profile/);
  for (const path of ['/profile/settings', '/profile/delete']) expect(member).toContain(`href="${path}"`);
  expect(member).not.toMatch(/href="\/login"|>Suomi</);
});

test('a chat is a bare page: no footer, no disclaimer', async () => {
  for (const url of ['/chats', `/members/${(await person(kindling, 'Joost', { gender: 'male' })).id}/chat`]) {
    const { status, html } = await page(url, { cookie: marit.cookie });
    expect([url, status, /<footer|no meeting with them/.test(html)]).toEqual([url, 200, false]);
  }
});

test.each([
  ['NL', true],
  ['DE', true],
  ['US', false],
  ['GB', false],
])('a lander opened in %s carries the warning for visitors: %j', async (country, warned) => {
  for (const url of ['/landers/gallery', '/landers/tinderswipe'])
    expect([url, (await page(url, from(country))).html.includes('<dialog data-warning')]).toEqual([url, warned]);
  const { html } = await page('/landers/gallery', { 'x-country': country, cookie: marit.cookie });
  expect(html).not.toContain('<dialog data-warning');
});

test.each(['/members', '/login', '/landers/gallery'])('the footer of %s has the site’s own phone', async (url) => {
  const phone = (support_phone: string | null) =>
    kindling.db.query({
      text: "update sites set settings = settings || jsonb_build_object('support_phone', $1::text)",
      values: [support_phone],
    });
  await kindling.db.query({ text: "update companies set support_phone = '+31 20-2'" });
  await phone('+31 20-1');
  kindling.travel(5001);
  expect((await page(url)).html).toContain('href="tel:+31201"');
  await phone(null);
  kindling.travel(5001);
  expect((await page(url)).html).toContain('href="tel:+31202"');
});

test('partners are links that say so, to people and to search engines, and only of the web', async () => {
  expect(await footerOf('/members')).not.toContain('Partner links');
  const resell = (list: object) =>
    kindling.db.query({
      text: "update sites set settings = settings || jsonb_build_object('member_resell', $1::jsonb)",
      values: [JSON.stringify(list)],
    });
  await resell([{ name: 'Evening <b>Walks</b>', url: 'https://walks.example/?a=1&b=2' }]);
  kindling.travel(6000);
  const footer = await footerOf('/members');
  expect(footer).toContain('>Partner links</h2>');
  expect(footer).toMatch(
    /<a href="https:\/\/walks\.example\/\?a=1&amp;b=2" rel="sponsored noopener"[^>]*>Evening &lt;b&gt;Walks&lt;\/b&gt;<\/a>/,
  );
  const lander = await footerOf('/landers/gallery');
  expect(lander).toContain('>Partner links</h2>');
  expect(lander).toContain('rel="sponsored noopener">Evening &lt;b&gt;Walks&lt;/b&gt;</a>');
  expect(lander).toContain('href="/pages/withdrawal/declare"');
  // What is no address of the web makes the row unreadable: the site stays as it was.
  await resell([{ name: 'Bad', url: 'javascript:alert(1)' }]);
  kindling.travel(6000);
  const after = await footerOf('/members');
  expect(after).not.toContain('javascript:');
  expect(after).toContain('walks.example');
});
