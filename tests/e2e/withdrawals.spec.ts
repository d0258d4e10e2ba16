import { somebody } from './accounts.ts';
import { expectAccessible } from './axe.ts';
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
  await expectAccessible(page, 'the second step of a withdrawal');
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
  const mail = await (await page.request.get(`${await path()}/html`)).text();
  for (const said of [reference, 'Femke Bakker', '25 credits, on Sunday', email]) expect(mail).toContain(said);
});

test('a member sees what goes back, also when it has changed meanwhile, and has it on its way at once', async ({
  page,
  findings,
  member,
  someone,
}) => {
  findings.expect(/409 \(Conflict\)/);
  await page.setViewportSize({ width: 390, height: 844 });
  const joost = await someone({ name: 'Joost', gender: 'male' });
  await member(page, { name: 'Marit', credits: 0, premium: true });
  await visit(page, '/credits');
  await page.getByRole('link', { name: 'Choose 25 credits for €9.95' }).first().click();
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('checkbox', { name: /^I expressly ask/ }).check();
  await page.getByRole('button', { name: 'Buy and pay €9.95' }).click();
  await page.getByRole('button', { name: 'Pay €9.95' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your 25 credits are here');

  await visit(page, '/pages/withdrawal/declare');
  await page.getByRole('radio', { name: /^25 credits/ }).check();
  await page.getByLabel('Your name').fill('Marit de Wit');
  await page.getByRole('button', { name: 'Continue' }).click();
  const back = page.getByRole('definition');
  await expect(back.filter({ hasText: /^€9\.95$/ })).toBeVisible();
  await expect(page.getByText('25 unused credits of this purchase leave your balance.')).toBeVisible();
  await expectAccessible(page, 'the sum of a withdrawal');

  const said = { profile_id: joost.id, key: crypto.randomUUID(), body: 'Good evening' };
  expect((await page.request.post('/api/chat.php', { data: said })).status()).toBe(200);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The sum has changed in the meantime.' })).toBeVisible();
  await expect(back.filter({ hasText: /^€7\.96$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText('€7.96 goes back to you the way you paid, within 14 days at the latest.')).toBeVisible();
});
