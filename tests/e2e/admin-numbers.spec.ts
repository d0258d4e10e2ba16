import { AXE, expectAccessible } from './axe.ts';
import { expect, shot, test, visit } from './fixture.ts';
import { tooWide } from './too-wide.ts';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => page.addInitScript(AXE));

test('an admin sees six numbers, charts with their tables, and takes them as files', async ({ page, member }) => {
  await member(page, { name: 'Ada', role: 'admin' });
  await visit(page, '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  for (const name of ['Sign-ups', 'Confirmed', 'First message', 'First purchase', 'Refunded'])
    await expect(page.getByRole('term').filter({ hasText: name }).first()).toBeVisible();
  // What overflows its list is cut off, and a column that is too low once shrank it to a line.
  const figures = page.locator('dl').filter({ hasText: 'First purchase' }).first();
  for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }, page.viewportSize()]) {
    if (viewport) await page.setViewportSize(viewport);
    const hidden = await figures.evaluate((list) => list.scrollHeight - list.clientHeight);
    expect(hidden, `${viewport?.width}`).toBeLessThanOrEqual(1);
  }
  const table = page.getByRole('table', { name: 'Sign-ups by source' });
  await expect(table.getByRole('row')).toHaveCount(32);
  expect((await table.locator('..').boundingBox())?.width).toBeLessThan(2);
  await page.keyboard.press('t');
  await expect(page.getByRole('button', { name: 'Tables' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await table.boundingBox())?.width).toBeGreaterThan(200);
  await expectAccessible(page, 'the overview with its tables');

  await page.keyboard.press(']');
  await expect(page).toHaveURL(/period=90/);
  await expect(table.getByRole('row')).toHaveCount(92);
  await page.keyboard.press(']');
  await expect(page).toHaveURL(/period=365/);
  await expect(table.getByRole('row')).toHaveCount(53);
  await page.keyboard.press('[');
  await expect(page).toHaveURL(/period=90/);

  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Sign-ups by source as a CSV file' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^sources-.*\.csv$/);

  await page.getByText('What each number counts').click();
  await expect(page.getByText('Accounts made, those erased since among them.')).toBeVisible();
  await page.getByRole('link', { name: 'All numbers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Numbers' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Time to moderate' })).toBeVisible();
});

test('charts are in the first markup, and nobody is read them', async ({ page, member }) => {
  await member(page, { name: 'Ada', role: 'admin' });
  const markup = await (await page.request.get('/admin')).text();
  expect(markup).toMatch(/<figure><div[^>]*><svg aria-hidden="true"/);
  expect(markup).not.toContain('#222');
});

test('a moderator sees no money, and support neither money nor decisions', async ({ page, member }) => {
  await member(page, { name: 'Mo', role: 'moderator' });
  await visit(page, '/admin/numbers');
  await expect(page.getByRole('table', { name: 'Time to moderate' })).toBeVisible();
  await expect(page.getByText('Revenue')).toHaveCount(0);
  await expect(page.getByText('purchase')).toHaveCount(0);
  await visit(page, '/admin');
  await expect(page.getByRole('term').filter({ hasText: /^Answered$/ })).toBeVisible();
  await expect(page.getByText('Revenue')).toHaveCount(0);
});

for (const scheme of ['light', 'dark'] as const)
  for (const language of ['en', 'de'])
    test(`the numbers are readable by ${scheme === 'light' ? 'day' : 'night'} in ${language}`, async ({
      page,
      member,
      baseURL,
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await member(page, { name: 'Ada', role: 'admin' });
      await page.context().addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }]);
      for (const path of ['/admin', '/admin/numbers']) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await visit(page, path);
        await expect(page.locator('figure').first()).toBeVisible();
        await expectAccessible(page, path);
        await shot(page, `numbers${path.replaceAll('/', '-')}-${language}-${scheme}`);
        for (const width of [768, 390]) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await tooWide(page), `${path} ${width}`).toEqual([]);
          await shot(page, `numbers${path.replaceAll('/', '-')}-${language}-${scheme}-${width}`);
        }
      }
    });
