import { expect, test, visit } from './fixture.ts';
import { tooWide } from './too-wide.ts';

/** Their words are the longest; that all languages are whole is told without a browser (`tests/languages.test.ts`). */
const WIDE_LANGUAGES = ['de', 'fi', 'pl'] as const;
const PATHS = [
  '/members',
  '/members/saved',
  '/match-finder',
  '/profile',
  '/profile/settings',
  '/profile/blocked',
  '/profile/visitors',
];

test.use({ viewport: { width: 360, height: 800 } });

for (const language of WIDE_LANGUAGES)
  test(`the pages of members are no wider than a phone in ${language}`, async ({ page, member, someone }) => {
    await member(page, { language });
    const { id } = await someone({ gender: 'male' });
    for (const path of [...PATHS, `/members/${id}?list=search`]) {
      await visit(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}(-|$)`));
      expect.soft(await tooWide(page), path).toEqual([]);
    }
  });
