import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEMO_LOGINS, DEMO_PASSWORD, FIRST_ID } from '#demo/accounts.ts';
import { expectNoBarriers } from './barriers.ts';
import { awake, expect, join, logIn, test, visit } from './fixture.ts';

test.setTimeout(120_000);

const NAME = `Annelie${randomInt(1e6)}`;
const ANNELIE = { email: `${NAME.toLowerCase()}@example.com`, name: NAME, password: 'a lamp in the window' };

/** A man of the demo whom no other test has to do with: the last of a list, and nobody who joined in another test. */
async function quietMember(page: Page): Promise<{ id: number; name: string }> {
  const { members } = await (await page.request.get('/api/members.php?real_only=true&gender=male')).json();
  const [first, end] = [FIRST_ID + DEMO_LOGINS.length, FIRST_ID + 100];
  return members.findLast(({ id }: { id: number }) => id >= first && id < end);
}

test('a visitor who wants to give something logs in, buys what it takes, comes back to the choice, and the other side gets it', async ({
  page,
  otherPerson,
}) => {
  const [{ id, name }, other] = [await quietMember(page), await otherPerson()];
  await join(other, { ...ANNELIE, gender: 'female' });
  await visit(page, `/members/${id}`);
  await page.getByRole('link', { name: 'Gift', exact: true }).locator('visible=true').click();
  await expect(page.getByText('You need to be logged in to chat')).toBeVisible();
  await page.getByLabel('E-mail address or username').fill(ANNELIE.email);
  await page.getByLabel('Password', { exact: true }).fill(ANNELIE.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();

  const sheet = page.getByRole('dialog', { name: `Something for ${name}` });
  await expect(sheet.getByRole('radio')).toHaveCount(12);
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);
  await sheet.getByRole('radio', { name: 'A candle' }).focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('radio', { name: 'A jar of stars' })).toBeChecked();
  await expect(sheet.getByRole('status')).toHaveText(
    'You do not have enough credits. This gift costs 25 credits, from €6.00.',
  );
  await sheet.getByRole('textbox', { name: 'Your words' }).fill('So you see the way.');
  await expectNoBarriers(page, 'gifts', '[role=dialog]');
  await sheet.getByRole('link', { name: 'See credit packages' }).click();

  await page.getByRole('link', { name: 'Choose 25 credits for €9.95' }).first().click();
  await page.getByRole('radio', { name: 'iDEAL' }).check();
  await page.getByRole('checkbox', { name: /^I expressly ask/ }).check();
  await page.getByRole('button', { name: /^Buy and pay/ }).click();
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await page.getByRole('link', { name: 'Back to the conversation' }).click();
  await awake(page);
  await expect(sheet.getByRole('radio', { name: 'A jar of stars' })).toBeChecked();
  await expect(sheet.getByText('25 credits (from €6.00)')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Your words' }).press('Enter');
  await expect(sheet).toBeHidden();

  const given = page.getByRole('log');
  await expect(given).toContainText('You gave a jar of stars');
  await expect(given).toContainText('So you see the way.');
  const drawn = () => given.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(drawn).toBeGreaterThan(0);
  await expect(page.getByText('Balance 15 credits')).toBeVisible();
  await expect(page).toHaveURL(/\/chats\/\d+$/);
  await expectNoBarriers(page, 'a thread with a gift', '[role=log]');

  await logIn(other, `member${id}@kindling.example`, DEMO_PASSWORD);
  await other.request.put('/api/user.php', { data: { language: 'en' } });
  await visit(other, '/chats');
  const row = other.getByRole('list', { name: 'Messages' }).getByRole('link', { name: ANNELIE.name });
  await expect(row).toContainText('A gift · So you see the way.');
  await row.click();
  await expect(other.getByRole('log')).toContainText(`${NAME} gave a jar of stars`);
});
