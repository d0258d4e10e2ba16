import { expectAccessible } from './axe.ts';
import { awake, expect, test, visit } from './fixture.ts';

test('a member caps a month, reaches it at the checkout, reads in chat when it is free again, and waits for a higher one', async ({
  page,
  findings,
  member,
  someone,
}) => {
  findings.expect(/409 \(Conflict\)/);
  const joost = await someone({ name: 'Joost', gender: 'male' });
  await member(page, { name: 'Marit', credits: 0, premium: true });
  await visit(page, '/profile/settings');
  await page.getByRole('link', { name: 'See the cap' }).click();
  await expect(page.getByRole('heading', { name: 'Spending cap' })).toBeVisible();
  await awake(page);
  const amount = page.getByRole('textbox', { name: 'Cap a month in EUR' });
  await amount.fill('ten');
  await page.getByRole('button', { name: 'Save the cap' }).click();
  await expect(amount).toHaveAccessibleDescription(/Enter an amount, for example 50\./);
  await amount.fill('12');
  await page.getByRole('button', { name: 'Save the cap' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your cap is now €12.00 a month.' })).toBeVisible();
  await expectAccessible(page, 'the spending cap');

  await visit(page, '/credits');
  await expect(page.getByText(/^€12\.00 of your spending cap of €12\.00 a month is left until /)).toBeVisible();
  const buy = async () => {
    await page.getByRole('link', { name: 'Choose 25 credits for €9.95' }).first().click();
    await page.getByRole('radio', { name: 'iDEAL' }).check();
    await page.getByRole('checkbox', { name: /^I expressly ask/ }).check();
    await page.getByRole('button', { name: /^Buy and pay/ }).click();
  };
  await buy();
  // It counts while it is open: nobody has paid it yet.
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible();
  await visit(page, '/credits');
  await expect(page.getByText(/^Your spending cap of €12\.00 a month is reached: €2\.05 is left\./)).toBeVisible();
  await buy();
  const refusal =
    /^This payment would pass your spending cap of €12\.00 a month: €2\.05 is left\. A new month begins on \d+ \w+ \d{4}\.$/;
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  await expect(page).toHaveURL(/\/credits\/\d+/);
  await expectAccessible(page, 'a checkout over the cap');

  await visit(page, `/members/${joost.id}/chat`);
  const reached = page.getByText(
    /Your spending cap of €12\.00 a month is reached: €2\.05 is left\. A new month begins on/,
  );
  await expect(reached).toBeVisible();
  await expect(page.getByRole('link', { name: /^Get credits/ })).toBeVisible();
  await expectAccessible(page, 'a composer over the cap', 'form');
  await page.getByRole('button', { name: 'Give a gift' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'A candle' }).press('Space');
  await expect(sheet.getByText(/Your spending cap of €12\.00 a month is reached/)).toBeVisible();
  await sheet.getByRole('link', { name: 'Spending cap' }).click();

  await awake(page);
  await page.getByRole('textbox', { name: 'Cap a month in EUR' }).fill('50');
  await page.getByRole('button', { name: 'Save the cap' }).click();
  await expect(page.getByText(/^From .+ your cap is €50\.00 a month\.$/)).toBeVisible();
  await expectAccessible(page, 'a higher cap that waits');
  await page.getByRole('button', { name: 'Stay at €12.00' }).click();
  await expect(page.getByText(/^From .+ your cap is/)).toBeHidden();
  await expect(page.getByText('Your cap stays at €12.00 a month.')).toBeVisible();
});
