import { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { expect, logIn, test, visit } from './fixture.ts';

const MEMBER = DEMO_LOGINS[2].login;

test('a member lets the browser say where they live, and types a town where it does not', async ({ page, context }) => {
  await logIn(page, MEMBER, DEMO_PASSWORD);
  await context.setGeolocation({ latitude: 52.51634, longitude: 13.37771 });
  await context.grantPermissions(['geolocation']);
  await visit(page, '/profile');
  const section = page.getByRole('region', { name: 'Where you live' });
  const field = section.getByRole('combobox', { name: 'Town' });
  const locate = section.getByRole('button', { name: 'Use where I am now' });

  // Nothing more exact than a kilometre leaves the browser.
  const asked = page.waitForRequest('**/api/geocode.php?*');
  await locate.click();
  expect(new URL((await asked).url()).search).toBe('?lat=52.52&lon=13.38');
  await expect(field).toHaveValue('Berlin');
  await expect(section.getByRole('status').filter({ hasText: 'Your place is saved.' })).toBeAttached();

  await context.clearPermissions();
  await page.reload();
  await locate.click();
  await expect(section.getByRole('alert')).toContainText('Your browser did not tell us.');
  await expect(locate).toHaveAccessibleDescription(/Type your town instead/);

  // By keys alone.
  await field.focus();
  await field.fill('arnh');
  await expect(page.getByRole('option', { name: /^Arnhem Gelderland, Netherlands/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Arnhem');
  await expect.poll(async () => (await (await page.request.get('/api/place.php')).json()).place?.city).toBe('Arnhem');
});
