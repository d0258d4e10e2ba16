import { randomInt } from 'node:crypto';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { scene } from '../uploading.ts';
import { mailedLink, signUp, somebody } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { expect, logIn, test, visit } from './fixture.ts';

test.use({ viewport: { width: 360, height: 800 } });

test('a newcomer lights the windows one by one, on two devices, and is led to people to write to', async ({
  page,
  someone,
  otherPerson,
  findings,
}) => {
  findings.expect(/Connecting to 'blob:/);
  const recipient = await someone({ name: 'Rosa' });
  const newcomer = somebody('teun');
  await signUp(page, newcomer, { recipient_id: recipient.id, signup_message: 'I liked your garden.' });
  const headline = (name: string, on = page) => expect(on.getByRole('heading', { level: 1 })).toHaveText(name);
  const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
  const lit = (on = page) => on.locator('main li:visible', { hasText: ', done' });

  await visit(page, '/complete-signup?api_signup_complete=1');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/complete-signup');
  await headline('One photo of you');
  // Nobody else has this photo.
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await scene(randomInt(2 ** 21), 900, 1200) };
  await page.locator('input[type=file]:not([capture])').setInputFiles(photo);
  await button('Crop').click();
  const editor = page.getByRole('dialog', { name: 'Crop and turn' });
  await editor.getByRole('button', { name: 'Bottom right corner' }).press('Shift+ArrowUp');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();
  // Nothing is stored of what was only looked at.
  const stored = async () => (await (await page.request.get('/api/photos.php')).json()).photos;
  expect(await stored()).toEqual([]);
  await expect(lit()).toHaveCount(0);
  await button('Use this photo').click();

  await headline('Where is home?');
  const crop = { left: 0, top: 0, width: 0.9, height: 0.9 };
  await expect.poll(stored).toMatchObject([{ edit: { turn: 'none', crop } }]);
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
  const phone = await otherPerson({ viewport: { width: 360, height: 800 } });
  await phone.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
  await logIn(phone, newcomer.email, newcomer.password);
  await visit(phone, '/complete-signup');
  await headline('In your words', phone);
  await expect(lit(phone)).toHaveCount(3);
  await phone.getByRole('button', { name: 'I could talk for an hour about…' }).click();
  const words = phone.getByRole('textbox', { name: 'In your words' });
  await expect(words).toHaveValue('I could talk for an hour about…');
  await words.fill('I could talk for an hour about old maps.');
  await button('Continue', phone).click();
  await headline('Shall we tell you when someone writes?', phone);
  await button('No, thanks', phone).click();
  await headline('Confirm your e-mail address', phone);
  await expect(phone.getByText(`As soon as you confirm, ${recipient.name} gets your message.`)).toBeVisible();
  await button('I have confirmed', phone).click();
  await expect(phone.getByText('Your address is not confirmed yet.')).toBeVisible();
  // In a browser where nobody is logged in.
  const elsewhere = await otherPerson();
  const action = 'Confirm my e-mail address';
  await visit(elsewhere, await mailedLink(elsewhere.request, newcomer.email, action));
  await button(action, elsewhere).click();
  await elsewhere.waitForURL('**/activate/done**');
  // The page hears of it by itself.
  await headline('Your address is confirmed', phone);
  await button('Continue', phone).click();
  await headline('People to start with', phone);
  await expect(phone.getByText('One step left.')).toBeVisible();
  await expect(phone.getByText('You can start one more conversation free.')).toBeVisible();

  // Whoever is done is led on, and may write at once.
  await visit(phone, '/complete-signup');
  await expect(phone).toHaveURL('/signup-matches');
  const hello = phone.getByRole('link', { name: /^Say hello to/ }).first();
  await hello.click();
  await expect(phone.getByRole('textbox', { name: /^Write to/ })).toBeVisible();
});

test('in Finnish everything is skipped where nothing can be pushed, and one step is taken up again', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  const words = serverText('signup.completion')(formatLocaleOf('fi', 'NL'));
  await signUp(page, somebody('aino'));
  await page.request.put('/api/user.php', { data: { language: 'fi' } });
  await visit(page, '/complete-signup');
  for (const step of ['photo', 'location', 'facts', 'about'] as const) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(`${step}.headline`));
    // The others are forms of the own profile, which is looked at as a screen.
    if (step === 'photo' || step === 'facts') await expectAccessible(page, step, 'main');
    await page.getByRole('button', { name: words('skip'), exact: true }).click();
  }
  await expectAccessible(page, 'e-mail', 'main');
  await page.getByRole('button', { name: words('email.look'), exact: true }).click();
  await expect(page).toHaveURL('/signup-matches');
  await visit(page, '/complete-signup');
  await expect(page).toHaveURL('/signup-matches');
  await page.getByRole('link', { name: words('matches.light') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('photo.headline'));
});
