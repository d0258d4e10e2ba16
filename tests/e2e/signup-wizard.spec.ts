import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { signUp, somebody } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { expect, PASSWORD, shot, test, visit } from './fixture.ts';

test.use({ viewport: { width: 390, height: 844 } });

// German, for its long words.
const formats = formatLocaleOf('de', 'NL');
const [words, passwords] = [serverText('signup.completion')(formats), serverText('accounts.password')(formats)];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a newcomer skips and finds again what was written, and corrects the address', async ({ page, findings }) => {
  // An address that is none.
  findings.expect(/status of 422/);
  const headline = (name: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const newcomer = somebody('wim');
  const [written, meant] = [`${newcomer.name}@t-onlin.de`, `${newcomer.name}@t-online.de`];
  await signUp(page, { ...newcomer, email: written });
  await page.request.put('/api/user.php', { data: { language: 'de' } });

  await visit(page, '/complete-signup?step=facts');
  await page.getByRole('combobox').selectOption({ label: 'Niederländisch' });
  await button(page, 'Gärtnern').click();
  await shot(page, 'facts');
  await expectAccessible(page, 'facts', 'main');
  expect(await misnamed(page), 'names of controls that leave out what is seen').toEqual([]);
  await button(page, words('skip')).click();
  await expect(page.getByText(words('kept'))).toBeVisible();
  await headline(words('about.headline'));
  await button(page, words('back')).click();
  await expect(button(page, 'Gärtnern')).toHaveAttribute('aria-pressed', 'true');
  await button(page, words('next')).click();
  await headline(words('about.headline'));
  await page.getByRole('textbox').fill('I mend clocks.');
  await button(page, words('skip')).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words('about.headline'));
  await page.goBack();
  await expect(page.getByRole('textbox')).toHaveValue('I mend clocks.');

  await visit(page, '/complete-signup?step=email');
  await expect(page.getByText(meant)).toBeVisible();
  await shot(page, 'email');
  await button(page, words('email.change')).click();
  const address = page.getByLabel(words('email.address'));
  await address.fill('no address');
  await button(page, words('email.send')).click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await shot(page, 'email-change');
  await expectAccessible(page, 'address', 'main');
  await button(page, words('email.keep')).click();
  await button(page, words('email.correct')).click();
  await expect(page.getByText(words('email.lead', { email: meant }))).toBeVisible();
  expect((await (await page.request.get('/api/user.php')).json()).user.email).toBe(meant);
});

test('a member who chooses a new password is told how good it is, and nothing moves for it', async ({
  page,
  member,
}) => {
  await member(page, { language: 'de' });
  await visit(page, '/profile/password');
  await page.getByLabel(passwords('change.old')).fill(PASSWORD);
  const fresh = page.getByLabel(passwords('do.password'), { exact: true });
  const again = page.getByLabel(passwords('do.repeat'));
  const before = await again.boundingBox();
  await fresh.fill('password1');
  await expect(page.getByText(/^Schwach\./)).toBeVisible();
  await shot(page, 'password-weak');
  await fresh.fill('four horses at noon');
  await expect(page.getByText(/^Stark\./)).toBeVisible();
  await shot(page, 'password-strong');
  expect((await again.boundingBox())?.y).toBe(before?.y);
  await again.fill('four horses at noon');
  await button(page, passwords('change.submit')).click();
  await expect(page).toHaveURL('/profile/settings');
  await expect(page.getByText('Geändert heute')).toBeVisible();
  await shot(page, 'settings');
});

/** Controls of the bar whose spoken name leaves out the words on them, such as the letters of who has no photo. */
async function misnamed(page: Page): Promise<unknown[]> {
  const axe = new AxeBuilder({ page: page as never }).setLegacyMode().include('header');
  const { violations } = await axe.withRules(['label-content-name-mismatch']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}
