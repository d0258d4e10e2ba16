import { randomInt } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { scene } from '../uploading.ts';
import { mailedLink, somebody, speak } from './accounts.ts';
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
  for (const box of await page.getByRole('checkbox').all()) await box.check();
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a newcomer comes from a like to an account in 14 taps, and through the steps after it in 12', async ({
    page,
    someone,
    findings,
  }) => {
    findings.expect(/Connecting to 'blob:/);
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
    const { id, name } = await someone({ name: 'Rosa', gender: 'female' });
    const newcomer = somebody('teun');
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.tap();
      taps += 1;
    };
    const button = (words: string) => page.getByRole('button', { name: words, exact: true });
    const type = (words: string) => page.keyboard.type(words);
    await visit(page, `/members/${id}`);

    await tap(button(`Like ${name}`));
    const sheet = page.getByRole('dialog', { name: 'Join Kindling' });
    await tap(sheet.getByRole('radio', { name: 'A man' }));
    await tap(sheet.getByRole('radio', { name: 'Straight' }));
    await tap(button('Continue'));
    await tap(sheet.getByLabel('Day'));
    await type('17051985');
    await tap(sheet.getByLabel('Username'));
    await type(newcomer.name);
    await tap(button('Continue'));
    await tap(sheet.getByLabel(`Message to ${name}`));
    await type('Hello, I saw your light from the street.');
    await tap(button('Continue'));
    await tap(sheet.getByLabel('E-mail address'));
    await type(newcomer.email);
    await tap(sheet.getByLabel('Password', { exact: true }));
    await type(newcomer.password);
    await tap(sheet.getByRole('checkbox').first());
    await tap(sheet.getByRole('checkbox').last());
    await tap(button('Join'));
    await expect(page).toHaveURL('/complete-signup');
    expect(taps, 'from a like to an account').toBeLessThanOrEqual(14);

    taps = 0;
    const told = page.getByRole('dialog', { name: 'Confirm your e-mail address.' });
    await expect(told).toContainText(newcomer.email);
    await expect(page.getByText('You have no photo yet')).toHaveCount(0);
    await tap(told.getByRole('button', { name: 'Continue' }));
    const chooser = page.waitForEvent('filechooser');
    await tap(button('Library'));
    const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await scene(randomInt(2 ** 21), 900, 1200) };
    await (await chooser).setFiles(photo);
    await tap(button('Use this photo'));
    const town = page.getByRole('combobox', { name: 'Town', exact: true });
    await tap(town);
    await type('arnh');
    await tap(page.getByRole('option', { name: /^Arnhem Gelderland/ }));
    await tap(button('Continue'));
    await tap(button('Divorced'));
    await tap(button('Continue'));
    await tap(page.getByRole('button', { name: 'I could talk for an hour about…' }));
    await type(' old maps.');
    await tap(button('Continue'));
    await tap(button('No, thanks'));
    await expect(page.getByText(`As soon as you confirm, ${name} gets your like and your message.`)).toBeVisible();
    await tap(button('Look around first'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('People to start with');
    expect(taps, 'through the steps').toBeLessThanOrEqual(12);
  });

  test('a year of a child is asked about once before it is sent, and then the lock says until when', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/signup-check.php')) sent.push(request.postData() ?? '');
    });
    const late = String(new Date().getFullYear() - 11);
    await visit(page, '/signup');
    await page.getByRole('radio', { name: 'A woman' }).check();
    await page.getByRole('radio', { name: 'Straight' }).check();
    const next = page.getByRole('button', { name: 'Continue' });
    await next.click();
    await page.getByLabel('Username').fill(somebody('kim').name);
    await page.getByLabel('Day').fill('17');
    await page.getByLabel('Month').fill('5');
    await page.getByLabel('Year').fill(late);
    await next.click();
    const question = page.getByText(`You entered ${late}. Is that right?`);
    await expect(question).toBeVisible();
    expect(sent.some((body) => body.includes(late))).toBe(false);
    await page.getByRole('button', { name: 'No, change it' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Year')).toBeFocused();

    await next.click();
    await expect(page.getByText('You have to be at least 18 years old.')).toBeVisible();
    await expect(question).toBeHidden();
    await page.getByLabel('Year').fill('1985');
    await next.click();
    await expect(
      page.getByText(/^An age under 18 was entered in this browser\. You can try again after .*\d\.$/),
    ).toBeVisible();
    await expect(page.getByText('You have to be at least 18 years old.')).toBeHidden();
  });

  test('who saves a search as a visitor is told that the sign-up does it, and has it saved then', async ({ page }) => {
    const { name, email, password } = somebody('mila');
    await visit(page, '/members?gender=male&min_age=40');
    await page.getByRole('button', { name: 'Save search' }).click();
    const sheet = page.getByRole('dialog', { name: 'Join Kindling' });
    await expect(sheet.getByText('Your search is saved as soon as you are in.')).toBeVisible();
    await sheet.getByRole('radio', { name: 'A woman' }).check();
    await sheet.getByRole('radio', { name: 'Straight' }).check();
    await sheet.getByRole('button', { name: 'Continue' }).click();
    for (const [field, text] of Object.entries({ day: '03', month: '04', year: '1980', name }))
      await sheet.locator(`[name=${field}]`).fill(text);
    await sheet.getByRole('button', { name: 'Continue' }).click();
    await sheet.locator('[name=email]').fill(email);
    await sheet.locator('[name=password]').fill(password);
    for (const box of await sheet.getByRole('checkbox').all()) await box.check();
    await sheet.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByText('Your search is saved.')).toBeVisible();
    const { searches } = await (await page.request.get('/api/saved-searches.php')).json();
    expect(searches).toMatchObject([{ name: 'My search', alert: 'never', search: { gender: 'male', min_age: 40 } }]);
  });

  test('held sideways it is told of the mail by the dialog, once, and nothing stands above the link in it', async ({
    page,
    member,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const { email } = await member(page, { confirmed: false });
    await visit(page, '/complete-signup?api_signup_complete=1');
    const told = page.getByRole('dialog', { name: 'Confirm your e-mail address.' });
    await expect(told).toBeVisible();
    await expect(page).toHaveURL('/complete-signup');
    await page.reload();
    await expect(page.getByRole('main').getByRole('button', { name: 'Send it again' })).toBeVisible();
    await expect(told).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Send it again' }).first().click();
    await visit(page, await mailedLink(page.request, email, 'Confirm my e-mail address'));
    await expect(page.getByRole('button', { name: 'Confirm my e-mail address' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send it again' })).toHaveCount(0);
  });
});
