import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, logIn, test, visit } from './fixture.ts';
import { someMember } from './screens.ts';

test.use({ viewport: { width: 360, height: 800 } });

const PASSWORD = 'a lamp in the window';

/** Signs the page's browser up by the call of the form, with a message to a member who is a woman. */
async function joins(page: Page, name: string, language: Locale): Promise<{ email: string; recipient: string }> {
  const id = await someMember(page);
  const { profile } = await (await page.request.get(`/api/member.php?id=${id}`)).json();
  const email = `${name.toLowerCase()}@example.com`;
  const form = { name, email, password: PASSWORD, date_of_birth: '1984-11-02', gender: 'male', sexuality: 'hetero' };
  const wish = { recipient_id: id, signup_message: 'I liked your garden.' };
  const reply = await page.request.post('/api/signup.php', { data: { ...form, ...wish, terms: true } });
  expect(reply.status()).toBe(200);
  await page.request.put('/api/user.php', { data: { language } });
  return { email, recipient: profile.name };
}

/** A photo of no other member, as a file that a person chooses. */
async function photo() {
  const dots = Buffer.from(Array.from({ length: 12 * 16 * 3 }, (_, at) => (at * at * 23 + at * 57) % 256));
  const buffer = await sharp(dots, { raw: { width: 12, height: 16, channels: 3 } })
    .resize(900, 1200, { kernel: 'cubic', fit: 'fill' })
    .jpeg()
    .toBuffer();
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
}

/** Opens the link that the demo's outbox has for an address, as somebody whose browser is not logged in. */
async function confirms(page: Page, email: string): Promise<void> {
  const outbox = await (await page.request.get('/demo/outbox')).text();
  const [, path = ''] = new RegExp(`href="(/demo/outbox/\\d+)">[^<]*</a><br><small>${email}`).exec(outbox) ?? [];
  await page.goto(path);
  const link = await page.getByRole('link', { name: 'Confirm my e-mail address' }).getAttribute('href');
  await visit(page, link ?? '');
  await page.getByRole('button', { name: 'Confirm my e-mail address' }).click();
  await page.waitForURL('**/activate/done**');
}

test('a newcomer lights the windows one by one, on two devices, and is led to people to write to', async ({
  page,
  otherPerson,
  findings,
}) => {
  findings.expect(/Connecting to 'blob:/);
  const { email, recipient } = await joins(page, 'Teun_of_Ede', 'en');
  const headline = (name: string, on = page) => expect(on.getByRole('heading', { level: 1 })).toHaveText(name);
  const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
  const lit = (on = page) => on.locator('main li:visible', { hasText: ', done' });

  await visit(page, '/complete-signup?api_signup_complete=1');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await headline('One photo of you');
  await page.locator('input[type=file]:not([capture])').setInputFiles(await photo());
  await expect(button('Crop')).toBeVisible();
  await expect(lit()).toHaveCount(1);
  await button('Use this photo').click();

  await headline('Where is home?');
  const town = page.getByRole('combobox', { name: 'Town', exact: true });
  await town.focus();
  await town.fill('arnh');
  await page.getByRole('option', { name: /^Arnhem Gelderland/ }).click();
  await button('Continue').click();

  await headline('A few facts');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(lit()).toHaveCount(2);
  await button('Divorced').click();

  // Back, and what was chosen is still there after going on, whether it was saved or not.
  await button('Back').click();
  await expect(town).toHaveValue('Arnhem');
  await page.goBack();
  await expect(button('Divorced')).toHaveAttribute('aria-pressed', 'true');
  await button('Continue').click();
  await headline('In your words');
  await page.getByRole('link', { name: 'Later' }).click();
  await headline('People to start with');

  // Another device begins where this one stopped.
  const phone = await otherPerson();
  await phone.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
  await phone.setViewportSize({ width: 360, height: 800 });
  await logIn(phone, email, PASSWORD);
  await visit(phone, '/complete-signup');
  await headline('In your words', phone);
  await expect(lit(phone)).toHaveCount(3);
  await phone.getByRole('button', { name: 'I could talk for an hour about…' }).click();
  const words = phone.getByRole('textbox', { name: 'In your words' });
  await expect(words).toHaveValue('I could talk for an hour about…');
  await words.fill('I could talk for an hour about old maps.');
  await button('Continue', phone).click();
  await headline('Shall we knock?', phone);
  await button('No, thanks', phone).click();
  await headline('One last window', phone);
  await expect(phone.getByText(`As soon as you confirm, ${recipient} gets your message.`)).toBeVisible();
  await button('I have confirmed', phone).click();
  await expect(phone.getByText('Your address is not confirmed yet.')).toBeVisible();
  await confirms(await otherPerson(), email);
  // The page hears of it by itself.
  await button('Continue', phone).click();
  await headline('People to start with', phone);
  await expect(phone.getByText('One window is still dark.')).toBeVisible();
  await expect(phone.getByText('You can start one more conversation free.')).toBeVisible();

  // Whoever is done is led on, and may write at once.
  await visit(phone, '/complete-signup');
  await expect(phone).toHaveURL('/signup-matches');
  await phone
    .getByRole('link', { name: /^Say hello to/ })
    .first()
    .click();
  await expect(phone.getByRole('textbox', { name: /^Write to/ })).toBeVisible();
});

test('in Finnish everything is skipped where nothing can be pushed, and one step is taken up again', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  const words = serverText('complete-signup')(formatLocaleOf('fi', 'NL'));
  await joins(page, 'Aino_of_Ede', 'fi');
  await visit(page, '/complete-signup');
  for (const step of ['photo', 'location', 'facts', 'about'] as const) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(`${step}.headline`));
    // The others are forms of the own profile, which is looked at as a screen.
    if (step === 'photo' || step === 'facts') await expectNoBarriers(page, step, 'main');
    await page.getByRole('button', { name: words('skip'), exact: true }).click();
  }
  await expectNoBarriers(page, 'e-mail', 'main');
  await page.getByRole('button', { name: words('email.look'), exact: true }).click();
  await expect(page).toHaveURL('/signup-matches');
  await visit(page, '/complete-signup');
  await expect(page).toHaveURL('/signup-matches');
  await page.getByRole('link', { name: words('matches.light') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('photo.headline'));
});
