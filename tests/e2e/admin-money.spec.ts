import type { Page } from '@playwright/test';
import { OWN_IBAN, statementOf } from '../bank-statements.ts';
import { AXE, expectAccessible } from './axe.ts';
import { expect, shot, test, visit } from './fixture.ts';
import { tooWide, tooWideWithLargeText } from './too-wide.ts';

const SCREENS = [
  '/admin/transfers',
  '/admin/debits',
  '/admin/payouts',
  '/admin/chargebacks',
  '/admin/books',
  '/admin/books?view=claims',
  '/admin/books?view=findings',
];

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => page.addInitScript(AXE));

/** For a designer's eye only. */
async function pictures(page: Page, name: string): Promise<void> {
  if (!process.env.SHOTS) return;
  for (const language of ['de', 'en'] as const) {
    await page.request.put('/api/user.php', { data: { language } });
    for (const colorScheme of ['dark', 'light'] as const)
      for (const width of [390, 768, 1440]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await visit(page, page.url());
        await shot(page, `money-${name}-${language}-${colorScheme}-${width}`);
      }
  }
}

test('finance reads a bank’s file, and sends back what fits no order', async ({ page, member }) => {
  await member(page, { name: 'Finn', role: 'finance', all_sites: true });
  await visit(page, '/admin/transfers');
  await page.getByRole('button', { name: 'Read bank file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Read bank file' });
  await expectAccessible(page, 'bank file', '[role="dialog"]');
  const id = `e2e-${Date.now()}`;
  const payer = `Stichting ${id}`;
  const text = statementOf([{ amount: '14.95', text: `factuur ${id}`, name: payer, id }], { own: OWN_IBAN, id });
  await dialog
    .getByLabel('File of the bank')
    .setInputFiles({ name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
  await dialog.getByRole('button', { name: 'See what is in it' }).click();
  await expect(dialog.getByText('fits no order: you decide').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Book it' }).click();
  await page.getByRole('button', { name: payer }).click();
  await expect(page.getByRole('heading', { level: 2, name: payer })).toBeVisible();
  await expectAccessible(page, 'a line');
  await pictures(page, 'line');
  const size = page.viewportSize();
  expect.soft(await tooWideWithLargeText(page), 'a line with large text').toEqual([]);
  if (size) await page.setViewportSize(size);
  await page.getByRole('button', { name: /^Send €14.95 back/ }).click();
  await expect(page.getByText('It goes back with the next file.')).toBeVisible();
  await page.getByRole('radio', { name: 'Going back' }).dispatchEvent('click');
  await expect(page.getByRole('button', { name: payer })).toBeVisible();
});

for (const path of SCREENS)
  test(`nothing bars the way on ${path}, at any width and with large text`, async ({ page, member }) => {
    await member(page, { name: 'Ada', role: 'admin', all_sites: true });
    await visit(page, path);
    await expectAccessible(page, path);
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await tooWide(page), `${width}`).toEqual([]);
    }
    await pictures(page, path.replaceAll(/[/?=]/g, '-'));
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await tooWide(page), 'large text').toEqual([]);
  });
