import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from './fixture.ts';

test('the skip link is the first stop and leads past the bar', async ({ page }) => {
  await visit(page, '/members');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the filters are used by keys alone', async ({ page }) => {
  await visit(page, '/members');
  const gender = page.getByRole('combobox', { name: 'Gender' });
  await tabTo(page, gender);
  await page.keyboard.press('w');
  await expect(gender).toHaveValue('female');
  await expect(page).toHaveURL(/gender=female/);
  const youngest = page.getByRole('slider', { name: 'Youngest' });
  await tabTo(page, youngest);
  const before = Number(await youngest.inputValue());
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`min_age=${before + 1}`));
  await expect(youngest).toBeFocused();
  const realOnly = page.getByRole('switch', { name: 'Real members only' });
  await tabTo(page, realOnly);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/real_only=true/);
});

test('a like by key opens a dialog that holds the focus, and Escape gives it back', async ({ page }) => {
  await visit(page, '/members');
  const like = page.getByRole('button', { name: /^Like / }).first();
  await tabTo(page, like);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(key);
      // Guards at both ends send the focus back, a moment later.
      await expect(dialog.locator(':focus'), `${key} ${step + 1}`).toHaveCount(1);
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(like).toBeFocused();
});

async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The Tab key does not lead there.');
}
