import { expect, join, test, visit } from './fixture.ts';

test('what would be refused is said when a field is left, in two languages, and a long line is asked to calculate', async ({
  page,
  baseURL,
  findings,
}) => {
  findings.expect(/status of 403 .*signup\.php/, /status of 422/);
  await page.context().addCookies([{ name: 'locale', value: 'de', url: baseURL ?? '' }]);
  await visit(page, '/signup?lb=1&network=north');
  await page.getByRole('radio', { name: 'Eine Frau' }).check();
  await page.getByRole('radio', { name: 'Hetero' }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  for (const [name, text] of Object.entries({ day: '17', month: '05', year: '1985' }))
    await page.locator(`[name=${name}]`).fill(text);
  await page.locator('[name=name]').fill('Kindling Support');
  await expect(page.getByText('Dieser Benutzername ist den Leuten vorbehalten')).toBeVisible();
  await page.locator('[name=name]').fill('Annelies Bakker');
  await page.getByRole('button', { name: 'Weiter' }).click();

  const email = page.locator('[name=email]');
  await email.fill('annelies@gmial.com');
  await page.locator('[name=password]').focus();
  await page.getByRole('button', { name: 'Meintest du annelies@gmail.com?' }).click();
  await expect(email).toHaveValue('annelies@gmail.com');
  await email.fill('free@kindling.example');
  await page.locator('[name=password]').fill('password1');
  await expect(page.getByRole('link', { name: 'Einloggen', exact: true }).last()).toBeVisible();
  await page.locator('[name=email]').focus();
  await expect(page.getByText('Das ist eines der Passwörter, die zuerst probiert werden.')).toBeVisible();
  await page.screenshot({ path: 'test-results/joining-account.png' });

  // Somebody behind the same address has tried ten times.
  await page.evaluate(async () => {
    for (let call = 0; call < 11; call++) {
      const body = {
        ...{ email: '', name: '', date_of_birth: '', gender: 'male', sexuality: 'bi' },
        password: '',
        terms: false,
      };
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/signup.php', { method: 'POST', headers, body: JSON.stringify(body) });
    }
  });
  await email.fill('annelies.bakker@example.com');
  await page.locator('[name=password]').fill('a lamp in the hall');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(page.getByText('Darum rechnet dein Gerät ein paar Sekunden')).toBeVisible();
  await page.screenshot({ path: 'test-results/joining-proof.png' });
  await expect(page.getByText('annelies.bakker@example.com')).toBeVisible({ timeout: 20_000 });

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
  findings,
}) => {
  findings.expect(/status of 403 .*reset-password\.php/);
  const email = 'forgetful.frida@example.com';
  await join(page, { email, name: 'Forgetful_Frida', password: 'a lamp in the attic', gender: 'female' });
  await page.context().clearCookies();
  for (let call = 0; call < 5; call += 1)
    await page.request.post('/api/reset-password.php', { data: { email: `nobody${call}@example.com` } });
  await visit(page, '/reset-password');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('your device calculates for a few seconds')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Look in your inbox' })).toBeVisible();
});
