import { expectAccessible } from './axe.ts';
import { awake, expect, PASSWORD, test, visit } from './fixture.ts';

test('a visitor who wants to give something logs in, buys what it takes, comes back to the choice, and the other side gets it', async ({
  page,
  otherPerson,
  member,
  someone,
}) => {
  const other = await otherPerson();
  const { id, name } = await member(other, { name: 'Gijs', gender: 'male' });
  const annelie = await someone({ name: 'Annelie' });
  await visit(page, `/members/${id}`);
  await page.getByRole('link', { name: 'Gift', exact: true }).locator('visible=true').click();
  await expect(page.getByText('You need to be logged in to chat')).toBeVisible();
  await page.getByLabel('E-mail address or username').fill(annelie.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();

  const sheet = page.getByRole('dialog', { name: `Something for ${name}` });
  await expect(sheet.getByRole('radio')).toHaveCount(12);
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);
  await sheet.getByRole('radio', { name: 'A candle' }).focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('radio', { name: 'A jar of stars' })).toBeChecked();
  await expect(sheet.getByRole('status')).toHaveText(
    'You do not have enough credits. This gift costs 25 credits (€6.00 to €9.95).',
  );
  await sheet.getByRole('textbox', { name: 'Your message' }).fill('So you see the way.');
  await expectAccessible(page, 'gifts', '[role=dialog]');
  await sheet.getByRole('link', { name: 'See credit packages' }).click();

  await page.getByRole('link', { name: 'Choose 25 credits for €9.95' }).first().click();
  await page.getByRole('radio', { name: 'iDEAL' }).check();
  await page.getByRole('checkbox', { name: /^I expressly ask/ }).check();
  await page.getByRole('button', { name: /^Buy and pay/ }).click();
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await page.getByRole('link', { name: 'Back to the conversation' }).click();
  await awake(page);
  await expect(sheet.getByRole('radio', { name: 'A jar of stars' })).toBeChecked();
  await expect(sheet.getByText('25 credits (€3.98)')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Your message' }).press('Enter');
  await expect(sheet).toBeHidden();

  const given = page.getByRole('log');
  await expect(given).toContainText('You gave a jar of stars');
  await expect(given).toContainText('So you see the way.');
  const drawn = () => given.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(drawn).toBeGreaterThan(0);
  await expect(page.getByText('Balance 15 credits')).toBeVisible();
  await expect(page).toHaveURL(/\/chats\/\d+$/);
  await expectAccessible(page, 'a thread with a gift', '[role=log]');

  await visit(other, '/chats');
  const row = other.getByRole('list', { name: 'Messages' }).getByRole('link', { name: annelie.name });
  await expect(row).toContainText('A gift · So you see the way.');
  await row.click();
  await expect(other.getByRole('log')).toContainText(`${annelie.name} gave a jar of stars`);
});
