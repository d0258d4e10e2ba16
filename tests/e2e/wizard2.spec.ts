import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, test, visit } from './fixture.ts';

test.use({ viewport: { width: 390, height: 844 } });

const PASSWORD = 'a lamp in the window';
const WORDS = {
  en: { language: 'Dutch', interest: 'Gardening', weak: /^Weak\./, strong: /^Strong\./, today: 'Changed today' },
  de: {
    language: 'Niederländisch',
    interest: 'Gärtnern',
    weak: /^Schwach\./,
    strong: /^Stark\./,
    today: 'Geändert heute',
  },
} as const;

async function joins(page: Page, name: string, email: string, language: Locale): Promise<void> {
  const form = { name, email, password: PASSWORD, date_of_birth: '1984-11-02', gender: 'male', sexuality: 'hetero' };
  expect((await page.request.post('/api/signup.php', { data: { ...form, terms: true } })).status()).toBe(200);
  await page.request.put('/api/user.php', { data: { language } });
}

for (const language of ['en', 'de'] as const) {
  test(`a newcomer skips and finds again what was written, corrects the address, and is told how good a password is, in ${language}`, async ({
    page,
    findings,
  }) => {
    findings.expect(/status of (403|422)/);
    const own = WORDS[language];
    const formats = formatLocaleOf(language, 'NL');
    const [words, password] = [serverText('complete-signup')(formats), serverText('password')(formats)];
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const headline = (name: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const written = `wim-${language}@t-onlin.de`;
    const meant = `wim-${language}@t-online.de`;
    await joins(page, `Wim_${language}`, written, language);

    await visit(page, '/complete-signup?step=facts');
    await page.getByRole('combobox').selectOption({ label: own.language });
    await button(own.interest).click();
    await shot(page, `${language}-facts`);
    await expectNoBarriers(page, 'facts', 'main');
    expect(await misnamed(page), 'names of controls that leave out what is seen').toEqual([]);
    await button(words('skip')).click();
    await expect(page.getByText(words('kept'))).toBeVisible();
    await headline(words('about.headline'));
    await button(words('back')).click();
    await expect(button(own.interest)).toHaveAttribute('aria-pressed', 'true');
    await button(words('next')).click();
    await headline(words('about.headline'));
    await page.getByRole('textbox').fill('I mend clocks.');
    await button(words('skip')).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words('about.headline'));
    await page.goBack();
    await expect(page.getByRole('textbox')).toHaveValue('I mend clocks.');

    await visit(page, '/complete-signup?step=email');
    await expect(page.getByText(meant)).toBeVisible();
    await shot(page, `${language}-email`);
    await button(words('email.change')).click();
    const address = page.getByLabel(words('email.address'));
    await address.fill('no address');
    await button(words('email.send')).click();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await shot(page, `${language}-email-change`);
    await expectNoBarriers(page, 'address', 'main');
    await button(words('email.keep')).click();
    await button(words('email.correct')).click();
    await expect(page.getByText(words('email.lead', { email: meant }))).toBeVisible();
    expect((await (await page.request.get('/api/user.php')).json()).user.email).toBe(meant);

    await visit(page, '/profile/password');
    await page.getByLabel(password('change.old')).fill(PASSWORD);
    const fresh = page.getByLabel(password('do.password'), { exact: true });
    const before = await page.getByLabel(password('do.repeat')).boundingBox();
    await fresh.fill('password1');
    await expect(page.getByText(own.weak)).toBeVisible();
    await shot(page, `${language}-password-weak`);
    await fresh.fill('four horses at noon');
    await expect(page.getByText(own.strong)).toBeVisible();
    await shot(page, `${language}-password-strong`);
    expect((await page.getByLabel(password('do.repeat')).boundingBox())?.y).toBe(before?.y);
    await page.getByLabel(password('do.repeat')).fill('four horses at noon');
    await button(password('change.submit')).click();
    await expect(page).toHaveURL('/profile/settings');
    await expect(page.getByText(own.today)).toBeVisible();
    await shot(page, `${language}-settings`);
  });
}

/** Controls of the bar whose spoken name leaves out the words on them, such as the letters of who has no photo. */
async function misnamed(page: Page): Promise<unknown[]> {
  const axe = new AxeBuilder({ page: page as never }).setLegacyMode().include('header');
  const { violations } = await axe.withRules(['label-content-name-mismatch']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/** Pictures for the eye, where somebody asks for them. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  for (const [size, width, height] of [
    ['phone', 390, 844],
    ['desktop', 1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${folder}/${name}-${size}.png` });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: `${folder}/${name}-phone-dark.png` });
  await page.emulateMedia({ colorScheme: null });
}
