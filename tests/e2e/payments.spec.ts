import { expect, test, visit } from './fixture.ts';

const payment = (id: number) => ({
  id,
  credits: 25,
  price: { amount: 995, currency: 'EUR' },
  method: 'ideal',
  status: 'completed',
  package_id: 1,
  redirect_url: null,
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
