import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { choose, code, fill, fresh, pay } from './direct-debit-form.ts';
import { expect, test } from './fixture.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const creditsOf = async (page: Page) => (await (await page.request.get('/api/user.php')).json()).user.credits;

test('who orders by direct debit has the credits at once, after a wrong code said so', async ({
  page,
  member,
  findings,
}) => {
  findings.expect(/422/);
  await member(page, { credits: 0 });
  await choose(page);
  await expectAccessible(page, 'direct debit');
  await pay(page).click();
  await expect(page.getByText('Enter the name of the account holder.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Account holder' })).toBeFocused();
  const own = fresh();
  await fill(page, own);
  const right = await code(page, own.phone);
  const field = page.getByRole('textbox', { name: 'SMS code' });
  await field.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
  await pay(page).click();
  await expect(page.getByText('Code invalid')).toBeVisible();
  expect(await creditsOf(page)).toBe(0);
  await field.fill(right);
  await pay(page).click();
  await page.waitForURL(/\/transactions\/\d+$/);
  await expect(heading(page)).toHaveText('Your 25 credits are here');
  await expect(page.getByText(/is collected from your account on/)).toBeVisible();
  expect(await creditsOf(page)).toBe(25);
});

test('an IBAN with a wrong digit is said at its field, and what was filled in stays', async ({
  page,
  member,
  findings,
}) => {
  findings.expect(/422/);
  await member(page, { credits: 0 });
  await choose(page);
  const own = fresh();
  await fill(page, { ...own, iban: `${own.iban.slice(0, -1)}x` });
  await page.getByRole('textbox', { name: 'SMS code' }).fill('000000');
  await pay(page).click();
  await expect(page.getByText('This is not a valid IBAN. Please check it.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Arnhem');
});

test('a first debit above the limit says so before anything is filled in, and leads to other ways', async ({
  page,
  member,
}) => {
  await member(page, { credits: 0 });
  await choose(page, /150|200|250|300/);
  await expect(page.getByText('Your limit for direct debit payments has been reached.')).toBeVisible();
  await page.getByRole('link', { name: 'Other ways to pay' }).click();
  await expect(heading(page)).toHaveText('How would you like to pay?');
});
