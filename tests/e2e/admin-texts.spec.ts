import type { Page } from '@playwright/test';
import { AXE, expectAccessible } from './axe.ts';
import { decided } from './decided.ts';
import { expect, shot, test, visit } from './fixture.ts';
import { tooWide } from './too-wide.ts';

test.beforeEach(({ page }) => page.addInitScript(AXE));

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const decide = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Decision' }).getByRole('button', { name }).locator('visible=true');

test('a text that a rule points out is hidden until it is changed, taken back, decided anew, and appealed', async ({
  page,
  member,
  otherPerson,
}) => {
  const theirs = await otherPerson();
  const ida = await member(theirs, { name: 'Ida' });
  const saved = await theirs.request.put('/api/profile.php', { data: { about: 'Write to me at ida@example.org' } });
  expect(saved.status(), await saved.text()).toBe(200);

  await member(page, { name: 'Mo', role: 'moderator' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/admin/texts');
  await row(page, ida.name).getByRole('button').click();
  await expect(page.getByText('ida@example.org')).toBeVisible();
  await expect(page.getByText('A rule points it out; it decides nothing.')).toBeVisible();
  await page.keyboard.press('2');
  await expect(decide(page, 'Ask to change it')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Please change something on your profile')).toBeVisible();
  await expectAccessible(page, 'a text');
  await shot(page, 'text-wide');
  await decided(page, () => page.keyboard.press('Control+Enter'));
  await expect(page.getByText('Decided. The letter goes in a moment.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('ida@example.org')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, 'text-phone');
  for (const width of [1100, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await tooWide(page), `${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('3');
  await decided(page, () => decide(page, 'Hide it with a strike').click());
  await expect(row(page, ida.name)).toHaveCount(0);

  await visit(theirs, '/profile');
  await expect(theirs.getByText('It counts as a warning.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Appeal' }).click();
  await theirs.getByRole('textbox', { name: 'Why this is wrong' }).fill('It is an example, no address.');
  await expectAccessible(theirs, 'an appeal');
  await shot(theirs, 'text-appeal');
  await theirs.getByRole('button', { name: 'Send' }).click();
  await expect(theirs.getByText('We have received your appeal')).toBeVisible();

  const second = await otherPerson();
  await member(second, { name: 'Bo', role: 'moderator' });
  await visit(second, '/admin/texts');
  await row(second, ida.name).getByRole('button').click();
  await expect(second.getByText('It is an example, no address.')).toBeVisible();
  await second.getByText('The member is right').first().click();
  await decided(second, () => decide(second, 'The member is right').click());
  await expect(row(second, ida.name)).toHaveCount(0);
  await visit(theirs, `/members/${ida.id}`);
  await expect(theirs.getByText('Write to me at ida@example.org')).toBeVisible();
});
