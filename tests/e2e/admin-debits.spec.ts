import { returnsOf } from '../bank-answers.ts';
import { AXE, expectAccessible } from './axe.ts';
import { choose, code, fill, fresh, pay } from './direct-debit-form.ts';
import { expect, shot, visit } from './fixture.ts';
import { test } from './shop.ts';
import { tooWide, tooWideWithLargeText } from './too-wide.ts';

test('finance makes a file of what is due, reads what the bank answers, and makes a returned debit a claim', async ({
  page,
  member,
  findings,
}) => {
  // The stream of who was logged in before.
  findings.expect(/403 \(Forbidden\)/);
  await page.addInitScript(AXE);
  await member(page, { credits: 0, gender: 'female' });
  await choose(page);
  const own = fresh();
  await fill(page, own);
  await page.getByRole('textbox', { name: 'SMS code' }).fill(await code(page, own.phone));
  await pay(page).click();
  await page.waitForURL(/\/transactions\/\d+$/);

  await member(page, { name: 'Finn', role: 'finance', all_sites: true });
  await visit(page, '/admin/debits');
  await expect(page.getByText(/^1 debit announced/)).toBeVisible();
  await page.getByRole('button', { name: 'Make the file' }).click();
  const link = page.getByRole('link', { name: 'Download' });
  const file = await (await page.request.get((await link.getAttribute('href')) ?? '')).text();
  const [, endToEnd = ''] = /<EndToEndId>([^<]+)</.exec(file) ?? [];

  await page.getByRole('button', { name: 'Read the bank’s answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Read the bank’s answer' });
  await expectAccessible(page, 'answer', '[role="dialog"]');
  const said = [
    { endToEnd, amount: '9.95', code: 'RR04' },
    { endToEnd: 'KDL-M9-9-9', amount: '1.00', code: 'AM04' },
  ];
  const buffer = Buffer.from(returnsOf(said, { on: new Date().toISOString().slice(0, 10) }));
  await dialog.getByLabel('File of the bank').setInputFiles({ name: 'a.xml', mimeType: 'text/xml', buffer });
  await dialog.getByRole('button', { name: 'See what is in it' }).click();
  await expect(dialog.getByText('returned: you decide')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Returned, for you to decide' })).toBeVisible();
  await expectAccessible(page, 'returned');
  for (const colorScheme of ['dark', 'light'] as const)
    for (const width of [1440, 768, 390]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await tooWide(page), `${width}`).toEqual([]);
      await shot(page, `debits-${colorScheme}-${width}`);
    }
  expect.soft(await tooWideWithLargeText(page), 'with large text').toEqual([]);
  await page.getByRole('button', { name: 'Make it a claim' }).click();
  await expect(page.getByText('Done and written down.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Returned, for you to decide' })).toHaveCount(0);
});
