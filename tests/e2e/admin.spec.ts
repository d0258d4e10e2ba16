import type { Page } from '@playwright/test';
import { AXE, expectAccessible } from './axe.ts';
import { expect, shot, test, visit } from './fixture.ts';
import { tooWide } from './too-wide.ts';

const SCREENS = [
  ...[
    '/admin',
    '/admin/photos',
    '/admin/texts',
    '/admin/reports',
    '/admin/complaints',
    '/admin/members',
    '/admin/payments',
  ],
  ...[
    '/admin/codes',
    '/admin/sites',
    '/admin/companies',
    '/admin/providers',
    '/admin/log',
    '/admin/numbers',
    '/admin/inbox',
  ],
];

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => page.addInitScript(AXE));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an admin goes through the back office by keys, and by tabs on a phone', async ({ page, member }) => {
  await member(page, { name: 'Ada', role: 'admin' });
  await visit(page, '/admin');
  await expect(heading(page, 'Overview')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(heading(page, 'Audit log')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
  await keys.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(heading(page, 'Audit log')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'All screens' }).click();
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Overview' }).click();
  await expect(heading(page, 'Overview')).toBeVisible();
});

test('a role opens its own screens, and is told whose the others are', async ({ page, member, findings }) => {
  findings.expect(/status of 404/);
  await member(page, { name: 'Sue', role: 'support' });
  await visit(page, '/admin');
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  await expect(page.getByTitle('Only for: Admin').first()).toBeVisible();
  expect((await visit(page, '/admin/log'))?.status()).toBe(404);
});

test('members and visitors find no back office', async ({ page, member, findings }) => {
  findings.expect(/status of 404/);
  await visit(page, '/admin/log');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Flog/);
  await member(page);
  expect((await visit(page, '/admin'))?.status()).toBe(404);
});

test('support grants credits to a member, and finance gives money back, in dialogs that nothing bars', async ({
  page,
  member,
  someone,
}) => {
  const wilma = await someone({ name: 'Wilma', credits: 15 });
  await member(page, { name: 'Ada', role: 'admin' });
  await visit(page, `/admin/members?q=${wilma.id}&id=${wilma.id}`);
  await page.getByRole('button', { name: 'Grant credits' }).click();
  const grant = page.getByRole('dialog', { name: `Grant credits · ${wilma.name}` });
  await expect(grant).toBeVisible();
  await expectAccessible(page, 'grant', '[role="dialog"]');
  await grant.getByRole('spinbutton', { name: 'How many' }).fill('5');
  await grant.getByRole('button', { name: 'Do it' }).click();
  await expect(page.getByText('Done and logged.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ledger · 20' })).toBeVisible();
  await visit(page, '/admin/log?what=credits.granted');
  await expect(page.getByRole('combobox', { name: 'What' })).toHaveValue('credits.granted');
  await page.getByRole('row', { name: new RegExp(`Credits given Member ${wilma.id}`) }).click();
  await expect(page.getByRole('heading', { name: 'Credits given' })).toBeVisible();
  await expect(page.getByText('credits.granted', { exact: false }).last()).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectAccessible(page, 'keys', '[role="dialog"]');
  await page.keyboard.press('Escape');

  await visit(page, '/admin/payments?state=paid');
  await page.getByRole('row').nth(1).click();
  await page.getByRole('button', { name: 'Give money back' }).click();
  await expect(page.getByRole('dialog', { name: 'Give money back' })).toBeVisible();
  await expectAccessible(page, 'refund', '[role="dialog"]');
});

for (const path of SCREENS)
  test(`nothing bars the way on ${path}, at any width and with large text`, async ({ page, member }) => {
    await member(page, { name: 'Ada', role: 'admin' });
    await visit(page, path);
    await expectAccessible(page, path);
    await shot(page, `${path.replaceAll('/', '-')}-wide`);
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await tooWide(page), `${width}`).toEqual([]);
    }
    await expectAccessible(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await tooWide(page), 'large text').toEqual([]);
  });
