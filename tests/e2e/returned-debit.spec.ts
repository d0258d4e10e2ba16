import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { returnsOf } from '../bank-answers.ts';
import { choose, code, fill, fresh, pay } from './direct-debit-form.ts';
import { awake, expect, visit } from './fixture.ts';
import { test } from './shop.ts';

const DAY_MS = 24 * 3600_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const creditsOf = async (page: Page) => (await (await page.request.get('/api/user.php')).json()).user.credits;

test('a debit that the bank takes back leaves a claim for what was spent, which can be paid, and blocks the account', async ({
  page,
  member,
  someone,
  shop,
  findings,
}) => {
  findings.expect(/ERR_CONNECTION_REFUSED|Failed to load resource|net::|503 from .*\/api\/events\.php|422|409|403/);
  await member(page, { credits: 0, gender: 'female' });
  await choose(page);
  const own = fresh();
  await fill(page, own);
  await page.getByRole('textbox', { name: 'SMS code' }).fill(await code(page, own.phone));
  await pay(page).click();
  await page.waitForURL(/\/transactions\/\d+$/);
  await expect(heading(page)).toHaveText('Your 25 credits are here');
  const joost = await someone({ name: 'Joost', gender: 'male' });
  for (let at = 0; at < 12 && (await creditsOf(page)) === 25; at += 1)
    await page.request.post('/api/chat.php', {
      data: { profile_id: joost.id, key: crypto.randomUUID(), body: `Hello ${at}` },
    });
  expect(await creditsOf(page)).toBeLessThan(25);

  const path = shop.path('debits.xml');
  await shop.moderate('debit-batch', '--until', dayIn(12), '--book', '--to', path, '--as', 'ada');
  const [, endToEnd = ''] = /<EndToEndId>([^<]+)</.exec(await readFile(path, 'utf8')) ?? [];
  const said = returnsOf([{ endToEnd, amount: '9.95', code: 'AC04' }], { on: dayIn(0) });
  const answer = await shop.file('answer.xml', said);
  expect(await shop.moderate('debit-answer', answer, '--book', '--as', 'ada')).toContain('Booked: 1');

  await visit(page, '/transactions');
  const claim = page.locator('section', { has: page.getByRole('heading', { name: /^You still owe €/ }) });
  await expect(claim).toContainText('Your bank returned the direct debit');
  await expect(page.getByRole('link', { name: /SEPA direct debit.*Charged back/ })).toHaveCount(1);
  expect(await creditsOf(page)).toBe(0);
  await claim.getByRole('combobox').selectOption({ label: 'Card' });
  await claim.getByRole('button', { name: /^Pay €/ }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await page.waitForURL(/\/transactions\/\d+$/);
  await awake(page);
  await expect(heading(page)).toHaveText(/€.* is paid/);
  await visit(page, '/transactions');
  await expect(claim).toHaveCount(0);

  // The account number was wrong: that is blocked for good, whoever pays what is owed.
  await choose(page);
  await expect(page.getByText('Your account is blocked for direct debit payments.')).toBeVisible();
});
