import type { Page } from '@playwright/test';
import type { PaymentView } from '#product/payments/contract.ts';
import { awake, expect, test, visit } from './fixture.ts';

const price = { amount: 995, currency: 'EUR' };
const payment = (id: number): PaymentView => ({
  ...{ id, credits: 25, price, list_price: price, method: 'ideal', country: 'NL', status: 'completed', state: 'paid' },
  ...{
    failure: null,
    package_id: 1,
    claim_id: null,
    refunded: { ...price, amount: 0 },
    card: null,
    repeat: false,
    statement: null,
  },
  ...{ vat: null, receipts: [], redirect_url: null, transfer: false, collect_on: null, expires_at: null },
  created_at: '2026-01-01T10:00:00.000Z',
  completed_at: '2026-01-01T10:01:00.000Z',
});
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => payment(first - index));

test('a long list of payments shows twenty, and the others when asked for', async ({ page, member }) => {
  await member(page);
  // Nobody may open so many payments in a test's time.
  await page.route('**/api/payments.php*', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    return route.fulfill({
      json: before === '81' ? { payments: from(80, 3), more: false } : { payments: from(100, 20), more: true },
    });
  });
  // From another page, so that the browser asks for the list: data of the server's own are not asked for again at once.
  await visit(page, '/credits');
  await page.locator('main a[href="/transactions"]').first().click();
  const lines = page.locator('main a[href^="/transactions/"]');
  await expect(lines).toHaveCount(20);
  const more = page.getByRole('button', { name: 'Show more payments' });
  await more.click();
  await expect(lines).toHaveCount(23);
  await expect(more).toBeHidden();
});

test('on a phone the order is seen at once, and a missing way to pay is said once, where it is missing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { packages } = await (await page.request.get('/api/packages.php')).json();
  await visit(page, `/credits/${packages[0].id}`);
  await expect(page.getByText('25 credits · 5 messages · €9.95')).toBeInViewport({ ratio: 1 });
  const order = page.getByRole('button', { name: 'Buy and pay €9.95' });
  await expect(order).toBeInViewport({ ratio: 1 });

  await page.evaluate(() => scrollTo(0, 400));
  await order.click();
  const missing = page.getByText('Choose a payment method first.').locator('visible=true');
  await expect(missing).toHaveCount(1);
  await expect(missing).toBeInViewport({ ratio: 1 });
  const methods = page.getByRole('group', { name: 'Payment method' });
  await expect(methods).toHaveAccessibleDescription('Choose a payment method first.');
  await expect(methods.getByRole('radio').first()).toBeFocused();
  await methods.getByRole('radio').first().press('Space');
  await expect(missing).toHaveCount(0);

  // Without being asked to, nobody may begin before the withdrawal period is over.
  await order.click();
  const begin = page.getByRole('checkbox', { name: /^I expressly ask you to begin/ });
  await expect(begin).toBeFocused();
  await expect(begin).not.toBeChecked();
  await expect(begin).toHaveAccessibleDescription(/^Please tick this first/);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const begin = (page: Page) => page.getByRole('checkbox', { name: /^I expressly ask you to begin/ });

async function openCheckout(page: Page): Promise<void> {
  const { packages } = await (await page.request.get('/api/packages.php')).json();
  await visit(page, `/credits/${packages[0].id}`);
}

/** From the checkout to the bank's page. */
async function order(page: Page, method: RegExp, { keep = false } = {}): Promise<void> {
  await openCheckout(page);
  await page.getByRole('radio', { name: method }).check();
  if (keep) await page.getByRole('checkbox', { name: /^Keep this card for next time/ }).check();
  await begin(page).check();
  await page.getByRole('button', { name: 'Buy and pay €9.95' }).click();
  await expect(heading(page)).toHaveText('Sandbox bank');
}

/** What is chosen on the bank's page; ends at the shop. */
async function choose(page: Page, button: string, { silent = false } = {}): Promise<void> {
  if (silent) {
    await page.getByText('How the shop hears of it').click();
    await page.getByRole('radio', { name: 'Not at all: it has to ask' }).check();
  }
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/transactions\/\d+/);
  await awake(page);
}

const creditsOf = async (page: Page) => (await (await page.request.get('/api/user.php')).json()).user.credits;
const paymentsOf = async (page: Page): Promise<PaymentView[]> =>
  (await (await page.request.get('/api/payments.php')).json()).payments;

test('a payment of which the bank tells nothing is asked about, and its words leave the address', async ({
  page,
  member,
}) => {
  await member(page, { credits: 0 });
  await order(page, /^iDEAL/);
  await choose(page, 'Pay €9.95', { silent: true });
  await expect(heading(page)).toHaveText('Your 25 credits are here');
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  expect(await creditsOf(page)).toBe(25);
});

test('a payment that is paid while its page says to wait is complete there by itself', async ({ page, member }) => {
  await member(page, { credits: 0 });
  await order(page, /^iDEAL/);
  const bank = page.url();
  await choose(page, 'Leave it pending');
  await expect(heading(page)).toHaveText('Please wait for your payment');
  await expect(page).toHaveTitle(/Please wait/);
  await page.request.post(bank, { form: { action: 'settle' }, maxRedirects: 0 });
  await expect(heading(page)).toHaveText('Your 25 credits are here');
  await expect(page).toHaveTitle(/Payment complete/);
});

for (const [ending, button, words] of [
  ['fails', 'Let it fail', 'Your bank declined this payment.'],
  ['is cancelled', 'Cancel', 'You stopped before paying €9.95.'],
  ['runs out of time', 'Let the time run out', 'The time to pay ran out.'],
] as const)
  test(`a payment that ${ending} says so, costs nothing and can be tried in another way`, async ({ page, member }) => {
    await member(page, { credits: 0 });
    await order(page, /^PayPal/);
    await choose(page, button);
    await expect(heading(page)).toHaveText('Payment failed or has been cancelled.');
    await expect(page.getByText(words)).toBeVisible();
    await expect(page).toHaveURL(/\/transactions\/\d+$/);
    await page.getByRole('link', { name: 'Try another method' }).click();
    await expect(heading(page)).toHaveText('How would you like to pay?');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    expect(await creditsOf(page)).toBe(0);
  });

/** Buys with a card that is kept, and opens the repeat order. */
async function buyOnce(page: Page, card: string, name: string): Promise<void> {
  await order(page, /^Card/, { keep: true });
  await page.getByRole('radio', { name: new RegExp(`^${card}`) }).check();
  await choose(page, 'Pay €9.95');
  await expect(heading(page)).toHaveText('Your 25 credits are here');
  await page.getByRole('link', { name: 'All payments' }).click();
  await page.getByRole('link', { name: `Buy again with ${name}` }).click();
  await expect(heading(page)).toHaveText('The same again?');
}

async function repeat(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: `Buy and pay €9.95 with ${name}` });
  // Without being asked to, nobody may begin before the withdrawal period is over.
  await button.click();
  await expect(begin(page)).toBeFocused();
  await begin(page).check();
  await button.click();
}

test('the last package is bought again by one press with a card that is kept, and the card can be removed', async ({
  page,
  member,
}) => {
  await member(page, { credits: 0 });
  await buyOnce(page, 'Visa 4242', 'Visa 4242');
  await repeat(page, 'Visa 4242');
  await expect(heading(page)).toHaveText('Your 25 credits are here');
  expect(await creditsOf(page)).toBe(50);

  await visit(page, '/profile/settings');
  await page.getByRole('link', { name: 'See cards' }).click();
  await page.getByRole('button', { name: 'Remove Visa 4242' }).click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No card is saved.')).toBeVisible();
  await visit(page, '/credits/repeat-order');
  await expect(page.getByText('There is nothing to repeat')).toBeVisible();
});

test('a bank that asks before a kept card is charged is followed, and who says no there gets both other ways', async ({
  page,
  member,
}) => {
  await member(page, { credits: 0 });
  await buyOnce(page, 'Mastercard 3184', 'Mastercard 3184');
  await repeat(page, 'Mastercard 3184');
  await expect(heading(page)).toHaveText('Sandbox bank');
  await choose(page, 'Cancel');
  await expect(heading(page)).toHaveText('Payment failed or has been cancelled.');
  await expect(page.getByRole('link', { name: 'Pay another way' })).toBeVisible();
  await page.getByRole('link', { name: 'Enter a card by hand' }).click();
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked();

  await visit(page, '/credits/repeat-order');
  await repeat(page, 'Mastercard 3184');
  await expect(heading(page)).toHaveText('Sandbox bank');
  await choose(page, 'Pay €9.95');
  await expect(heading(page)).toHaveText('Your 25 credits are here');
  expect(await creditsOf(page)).toBe(50);
});

test('a kept card that is declined costs nothing, says why and leads to a card by hand or another way', async ({
  page,
  member,
}) => {
  await member(page, { credits: 0 });
  await buyOnce(page, 'Visa 0341', 'Visa 0341');
  await repeat(page, 'Visa 0341');
  await expect(heading(page)).toHaveText('Payment failed or has been cancelled.');
  await expect(page.getByText('Your bank declined this payment.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enter a card by hand' })).toBeVisible();
  await page.getByRole('link', { name: 'Pay another way' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await creditsOf(page)).toBe(25);
});

test('a price that rose since the page came buys nothing: the new one is shown, read out and ordered by the next press', async ({
  page,
  member,
  findings,
}) => {
  findings.expect(/status of 409/);
  await member(page, { credits: 0 });
  // As if it had been lower when the method was chosen.
  await page.route('**/api/checkout.php*', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: { ...(await reply.json()), total: { amount: 895, currency: 'EUR' } } });
  });
  await openCheckout(page);
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await begin(page).check();
  const cheaper = page.getByRole('button', { name: 'Buy and pay €8.95' });
  await expect(cheaper).toBeVisible();
  await page.unroute('**/api/checkout.php*');

  await cheaper.click();
  await expect(page.getByRole('alert')).toContainText('The price has changed in the meantime.');
  await expect(page.getByRole('status').filter({ hasText: 'The total is now €9.95.' })).toHaveCount(1);
  expect(await paymentsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Buy and pay €9.95' }).click();
  await expect(heading(page)).toHaveText('Sandbox bank');
  expect((await paymentsOf(page)).map(({ price: { amount } }) => amount)).toEqual([995]);
});

test('a code that nobody knows says so where it was typed, and changes no price', async ({ page, member }) => {
  await member(page, { credits: 0 });
  await openCheckout(page);
  await page.getByRole('button', { name: 'I have a code' }).click();
  const field = page.getByRole('textbox', { name: 'Code' });
  await field.fill('NOSUCHCODE');
  // The order's form is not sent by it.
  await field.press('Enter');
  await expect(page.getByText('Code not found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy and pay €9.95' })).toBeVisible();
  await expect(page.getByText('Choose a payment method first.')).toHaveCount(0);
});
