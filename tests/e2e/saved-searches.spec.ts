import { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { expect, logIn, test, visit } from './fixture.ts';

const [, { login: PREMIUM }] = DEMO_LOGINS;

test('a saved search says in words what it asks for', async ({ page }) => {
  await logIn(page, PREMIUM, DEMO_PASSWORD);
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
