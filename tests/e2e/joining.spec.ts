import { somebody, speak } from './accounts.ts';
import { expect, shot, test, visit } from './fixture.ts';

test('what would be refused is said when a field is left, and a long line is asked to calculate', async ({
  page,
  baseURL,
  someone,
  findings,
}) => {
  findings.expect(/status of 403 .*signup\.php/, /status of 422/);
  const { name, email, password } = somebody('annelies');
  const taken = await someone();
  await speak(page, 'de', baseURL);
  await visit(page, '/signup?lb=1&network=north');
  const field = (one: string) => page.locator(`[name=${one}]`);
  await page.getByRole('radio', { name: 'Eine Frau' }).check();
  await page.getByRole('radio', { name: 'Hetero' }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  for (const [part, text] of Object.entries({ day: '17', month: '05', year: '1985' })) await field(part).fill(text);
  await field('name').fill('Kindling Support');
  await expect(page.getByText('Dieser Benutzername ist den Leuten vorbehalten')).toBeVisible();
  await field('name').fill(name);
  await page.getByRole('button', { name: 'Weiter' }).click();

  await field('email').fill(`${name}@gmial.com`);
  await field('password').focus();
  await page.getByRole('button', { name: `Meintest du ${name}@gmail.com?` }).click();
  await expect(field('email')).toHaveValue(`${name}@gmail.com`);
  await field('email').fill(taken.email);
  await field('password').fill('password1');
  await expect(page.getByRole('link', { name: 'Einloggen', exact: true }).last()).toBeVisible();
  await field('email').focus();
  await expect(page.getByText('Das ist eines der Passwörter, die zuerst probiert werden.')).toBeVisible();
  await shot(page, 'joining-account');

  // Somebody behind the same address has tried ten times.
  const empty = { email: '', name: '', date_of_birth: '', gender: 'male', sexuality: 'bi', password: '', terms: false };
  for (let call = 0; call < 11; call += 1) await page.request.post('/api/signup.php', { data: empty });
  await field('email').fill(email);
  await field('password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(page.getByText('Darum rechnet dein Gerät ein paar Sekunden')).toBeVisible();
  await shot(page, 'joining-proof');
  await expect(page.getByText(email)).toBeVisible();

  const beacon = page.waitForRequest('**/api/page-hidden.php');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // What a beacon carries is not told to whoever watches the browser.
  expect((await beacon).method()).toBe('POST');
});

test('after many mails for a new password from one address the next is asked for by a device that calculates', async ({
  page,
  someone,
  findings,
}) => {
  findings.expect(/status of 403 .*reset-password\.php/);
  const { email } = await someone();
  for (let call = 0; call < 5; call += 1)
    await page.request.post('/api/reset-password.php', { data: { email: somebody('nobody').email } });
  await visit(page, '/reset-password');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('your device calculates for a few seconds')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Look in your inbox' })).toBeVisible();
});
