import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { statementOf } from '../bank-statements.ts';
import { expectAccessible } from './axe.ts';
import { awake, expect, shot, visit } from './fixture.ts';
import { type Shop, test } from './shop.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The page by day and by night, on a phone and a desk, in two languages; for a designer's eye only. */
async function pictures(page: Page, { url }: Shop): Promise<void> {
  if (!process.env.SHOTS) return;
  for (const language of ['de', 'en'] as const) {
    await page.context().addCookies([{ name: 'locale', value: language, url }]);
    await page.request.put('/api/user.php', { data: { language } });
    for (const colorScheme of ['dark', 'light'] as const)
      for (const size of [
        { width: 390, height: 844 },
        { width: 1280, height: 800 },
      ]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(size);
        await visit(page, page.url());
        await shot(page, `transfer-${language}-${colorScheme}-${size.width}`);
      }
  }
}

test('who orders by transfer reads where to, copies it by keyboard, and has the credits once the bank’s file is in', async ({
  page,
  member,
  shop,
  context,
  findings,
}) => {
  // The server is stopped meanwhile; while it stops it opens no stream.
  findings.expect(/ERR_CONNECTION_REFUSED|Failed to load resource|net::|503 from .*\/api\/events\.php/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await member(page, { credits: 0 });
  const { packages } = await (await page.request.get('/api/packages.php')).json();
  await visit(page, `/credits/${packages[0].id}?country=NL`);
  await page.getByRole('radio', { name: /^Wire transfer/ }).check();
  await expect(page.getByText('working days')).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^I expressly ask you to begin/ }).check();
  await page.getByRole('button', { name: 'Buy and pay €9.95' }).click();
  await page.waitForURL(/\/transactions\/\d+$/);
  await awake(page);

  await expect(heading(page)).toHaveText('Transfer €9.95 to us');
  const details = page.getByRole('region', { name: 'Bank details' });
  for (const part of ['NL91 ABNA 0417 1643 00', 'ABNANL2A', '€9.95']) await expect(details).toContainText(part);
  const reference = /RF\d{2}KDL\d{7}/.exec(await details.innerText())?.[0] ?? '';
  await expect(page.getByRole('img', { name: 'QR code for this transfer' })).toBeVisible();
  await expectAccessible(page, 'a transfer');

  await page.getByRole('button', { name: 'Copy: IBAN' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied: IBAN' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('NL91ABNA0417164300');
  await page.getByRole('button', { name: 'Copy: Reference' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Copied: Reference' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);

  await pictures(page, shop);
  const typed = `kindling ${reference.toLowerCase().replace(/(.{4})/g, '$1 ')}`;
  // What a file of before said is known already.
  const id = randomUUID().slice(0, 20);
  const path = await shop.file('statement.xml', statementOf([{ amount: '9.95', text: typed }], { id }));
  expect(await shop.moderate('bank-file', path, '--book', '--as', 'ada')).toContain('1 entries were counted');
  await visit(page, page.url());
  await expect(heading(page)).toHaveText('Your 25 credits are here');
  expect((await (await page.request.get('/api/user.php')).json()).user.credits).toBe(25);
});
