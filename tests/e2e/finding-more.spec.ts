import { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { expect, logIn, test, visit } from './fixture.ts';

const [, { login: PREMIUM }] = DEMO_LOGINS;

test('all suggestions of a day can be seen by the keyboard, and a saved search says in words what it asks for', async ({
  page,
}) => {
  await logIn(page, PREMIUM, DEMO_PASSWORD);
  await visit(page, '/members');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const suggested = page.getByRole('region', { name: 'Suggested for you' });
  const cards = suggested.getByRole('listitem');
  const more = suggested.getByRole('button', { name: 'Show more' });
  await more.focus();
  expect(await cards.count()).toBe(10);
  await page.keyboard.press('Enter');
  await expect(cards.nth(10).getByRole('link')).toBeFocused();
  for (let shown = 20; await more.isVisible(); shown += 20) {
    await more.click();
    await expect(cards.nth(shown).getByRole('link')).toBeFocused();
  }
  await expect(suggested.getByText('That is everybody for today.')).toBeVisible();
  expect(await cards.count()).toBeLessThanOrEqual(60);
  // Each says why it is there, and nobody is there twice.
  const links = await suggested
    .locator('a[href^="/members/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(new Set(links).size).toBe(await cards.count());

  const search = {
    gender: 'male',
    countryregion: 'NL-GE',
    min_age: 30,
    max_age: 50,
    real_only: true,
    looking_for: 'dating',
  };
  const data = { name: 'From the east', search, alert: 'never' };
  expect((await page.request.post('/api/saved-searches.php', { data })).status()).toBe(200);
  await visit(page, '/members/saved');
  await expect(page.getByText('Men · 30–50 · Gelderland · Real members only · Dating')).toBeVisible();
  await page.getByRole('button', { name: 'Delete From the east' }).click();
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
});
