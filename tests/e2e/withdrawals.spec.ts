import { somebody } from './accounts.ts';
import { expectNoBarriers } from './barriers.ts';
import { awake, expect, test, visit } from './fixture.ts';

test('whoever bought withdraws without a login, from the footer of any page, in two steps, and has it by mail', async ({
  page,
}) => {
  const { email } = somebody('buyer');
  await page.setViewportSize({ width: 360, height: 720 });
  await visit(page, '/pages/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw from contract here');
  await awake(page);

  await page.getByRole('button', { name: 'Continue' }).click();
  const order = page.getByLabel('Payment number, or what you bought and when');
  await expect(order).toBeFocused();
  await order.fill('25 credits, on Sunday');
  await page.getByLabel('Your name').fill('Femke Bakker');
  await page.getByLabel('E-mail address for the confirmation').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('I withdraw from my contract for the purchase of credits on Kindling.')).toBeVisible();
  await expectNoBarriers(page, 'the second step of a withdrawal');
  // The browser's own way back loses nothing.
  await page.goBack();
  await expect(page.getByLabel('Your name')).toHaveValue('Femke Bakker');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your withdrawal has arrived');
  const reference = await page.getByText(/^W-[2-9A-Z]{8}$/).innerText();
  const path = async () => {
    const outbox = await (await page.request.get('/demo/outbox')).text();
    return new RegExp(`href="(/demo/outbox/\\d+)">[^<]*</a><br><small>${email}`).exec(outbox)?.[1];
  };
  await expect.poll(path).toBeDefined();
  const mail = await (await page.request.get((await path()) ?? '')).text();
  for (const said of [reference, 'Femke Bakker', '25 credits, on Sunday', email]) expect(mail).toContain(said);
});
