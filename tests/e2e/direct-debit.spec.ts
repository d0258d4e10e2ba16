import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { awake, expect, test, visit } from './fixture.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const creditsOf = async (page: Page) => (await (await page.request.get('/api/user.php')).json()).user.credits;

let numbers = randomInt(1_000_000);
/** A mobile number, and an account, that no other test uses. */
function fresh(): { phone: string; iban: string } {
  numbers += 1;
  const account = `ABNA${String(5_000_000_000 + numbers)}`;
  const digits = [...`${account}NL00`].map((one) => Number.parseInt(one, 36)).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return { phone: `+316${String(20_000_000 + numbers)}`, iban: `NL${String(98 - rest).padStart(2, '0')}${account}` };
}

/** Chooses direct debit for a package, by what its link says. */
async function choose(page: Page, credits: RegExp | null = null): Promise<void> {
  await visit(page, '/credits?country=NL');
  const packages = page.locator('main a[href^="/credits/"]');
  await (credits ? packages.filter({ hasText: credits }) : packages).first().click();
  await page.getByRole('radio', { name: /direct debit/i }).check();
  await expect(page.getByRole('checkbox', { name: /expressly ask/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue to direct debit' }).locator('visible=true').click();
  await page.waitForURL(/\/directdebit\?payment=\d+$/);
  await awake(page);
}

async function fill(page: Page, { phone, iban }: { phone: string; iban: string }): Promise<void> {
  for (const [name, value] of [
    ['Account holder', 'Marit de Wit'],
    ['IBAN', iban],
    ['Street', 'Rijnkade'],
    ['Number', '12b'],
    ['Postal code', '6811 HA'],
    ['City', 'Arnhem'],
    ['Mobile number', phone],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.getByRole('checkbox', { name: /I give this SEPA mandate/ }).check();
  await page.getByRole('checkbox', { name: /expressly ask/ }).check();
}

/** Asks for a code, and reads it where a demo shows it. */
async function code(page: Page, phone: string): Promise<string> {
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /New code in/ })).toBeVisible();
  // A job sends it.
  let id = '';
  await expect(async () => {
    const list = await (await page.request.get(`/demo/outbox?to=${encodeURIComponent(phone)}`)).text();
    id = /\/demo\/outbox\/(\d+)/.exec(list)?.[1] ?? '';
    expect(id).not.toBe('');
  }).toPass();
  const message = await (await page.request.get(`/demo/outbox/${id}/html`)).text();
  return /\b(\d{6})\b/.exec(message)?.[1] ?? '';
}

const pay = (page: Page) => page.getByRole('button', { name: /^Buy and pay/ });

test('who orders by direct debit has the credits at once, after a wrong code said so', async ({
  page,
  member,
  findings,
}) => {
  findings.expect(/422/);
  await member(page, { credits: 0 });
  await choose(page);
  await expectNoBarriers(page, 'direct debit');
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
