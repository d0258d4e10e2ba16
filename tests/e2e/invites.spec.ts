import { KADE } from '#demo/more-brands.ts';
import { somebody } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { expect, memberOfBrand, test, visit } from './fixture.ts';

test('a member makes an invitation and copies its link, one stranger joins by it in Dutch, and a second is refused', async ({
  baseURL,
  otherPerson,
}) => {
  const kade = `http://${KADE.host}:${new URL(baseURL ?? '').port}`;
  const page = await otherPerson({ baseURL: kade });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: kade });
  await visit(page, '/login');
  await memberOfBrand(page, { gender: 'male', sexuality: 'gay' });

  await visit(page, '/profile/settings');
  await page.getByRole('link', { name: 'Open: Invite friends' }).click();
  await page.getByRole('button', { name: 'Make an invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Your invitation', exact: true })).toBeFocused();
  await expect(page.getByText(/^Unused, valid until /)).toBeVisible();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${kade}/signup\\?invite=[2-9A-Z-]{19}$`));
  await expectAccessible(page, 'an invitation that was just made');

  // The site is Dutch to who has chosen no language.
  const stranger = await otherPerson({ baseURL: kade });
  const { name, email, password } = somebody('wouter');
  await visit(stranger, '/signup');
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
    'Om je hier aan te melden heb je een uitnodiging nodig.',
  );
  await visit(stranger, link);
  await stranger.getByRole('radio', { name: 'Homo' }).check();
  await stranger.getByRole('button', { name: 'Verder' }).click();
  for (const [field, text] of Object.entries({ day: '03', month: '04', year: '1980', name }))
    await stranger.locator(`[name=${field}]`).fill(text);
  await stranger.getByRole('button', { name: 'Verder' }).click();
  await stranger.locator('[name=email]').fill(email);
  await stranger.locator('[name=password]').fill(password);
  for (const box of await stranger.getByRole('checkbox').all()) await box.check();
  await stranger.getByRole('button', { name: 'Lid worden', exact: true }).click();
  await expect(stranger).toHaveURL(/\/complete-signup$/);

  await page.reload();
  await expect(page.getByText(/^Used on /).first()).toBeVisible();
  const second = await otherPerson({ baseURL: kade });
  await visit(second, link);
  await expect(second.getByText('Deze uitnodiging is al gebruikt of verlopen. Vraag een nieuwe.')).toBeVisible();
  await expect(second.getByRole('radio')).toHaveCount(0);
});
