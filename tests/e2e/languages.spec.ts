import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/accounts.ts';
import { readCatalogue } from '#platform/i18n/catalogue.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { awake, expect, logIn, test } from './fixture.ts';
import { tooWide } from './too-wide.ts';

const PATHS = [
  '/members',
  '/members/saved',
  '/match-finder',
  '/profile',
  '/profile/settings',
  '/profile/blocked',
  '/profile/visitors',
];

/** The name of a text instead of the text, or a place in one that nothing was put into. */
const UNTRANSLATED = new RegExp(`\\b(${Object.keys(readCatalogue('en')).join('|')})\\.[a-z][\\w.]*|\\{\\w+[,}]`);

test.use({ viewport: { width: 360, height: 800 } });

for (const locale of LOCALES)
  test(`the pages of members are in ${locale} as a whole, and no wider than a phone`, async ({ page }) => {
    await logIn(page, await somebody(page), DEMO_PASSWORD);
    expect((await page.request.put('/api/user.php', { data: { language: locale } })).status()).toBe(200);
    const { members } = await (await page.request.get('/api/members.php')).json();
    for (const path of [...PATHS, `/members/${members[0].id}?list=search`]) {
      await page.goto(path);
      await awake(page);
      const told = await page.evaluate(() => ({ lang: document.documentElement.lang, text: document.body.innerText }));
      expect.soft(told.lang, `${path} in ${locale}`).toMatch(new RegExp(`^${locale}(-|$)`));
      expect.soft(UNTRANSLATED.exec(told.text)?.[0], `${path} in ${locale}`).toBeUndefined();
      expect.soft(await tooWide(page), `${path} in ${locale}`).toEqual([]);
    }
  });

/** The login of a real member whose language no other test depends on: it is that of the account. */
async function somebody(page: Page): Promise<string> {
  const { members } = await (await page.request.get('/api/members.php?real_only=true&country=DE')).json();
  return `member${Math.min(...members.map(({ id }: { id: number }) => id))}@kindling.example`;
}
