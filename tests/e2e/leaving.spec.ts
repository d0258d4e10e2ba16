import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixture.ts';

const PASSWORD = 'lantern street 9';

/** A new member of a language, logged in. */
async function join(page: Page, language: string): Promise<string> {
  const name = `leaver${randomUUID().slice(0, 8)}`;
  const email = `${name}@example.org`;
  const url = new URL(page.url()).origin;
  await page.context().addCookies([{ name: 'locale', value: language, url }]);
  const data = {
    email,
    name,
    date_of_birth: '1980-05-04',
    gender: 'female',
    sexuality: 'hetero',
    password: PASSWORD,
    terms: true,
  };
  expect((await page.request.post('/api/signup.php', { data })).status()).toBe(200);
  return email;
}

const WORDS = {
  en: {
    settings: 'Your data',
    open: 'Delete: Delete account',
    title: 'Delete your account',
    password: 'Your password',
    submit: 'Delete my account',
    missing: 'Enter your password to go on.',
    wrong: 'This password is not right.',
    gone: 'The light is out.',
    again: 'have it sent again',
    sent: 'The e-mail is on its way.',
    ask: 'Ask for it: Take it with you',
    order: 'Ask for it',
    ready: 'Your data is ready',
    download: 'Download',
  },
  de: {
    settings: 'Deine Daten',
    open: 'Löschen: Konto löschen',
    title: 'Dein Konto löschen',
    password: 'Dein Passwort',
    submit: 'Mein Konto löschen',
    missing: 'Gib dein Passwort ein, um weiterzumachen.',
    wrong: 'Dieses Passwort stimmt nicht.',
    gone: 'Das Licht ist aus.',
    again: 'lass sie noch einmal schicken',
    sent: 'Die Mail ist unterwegs.',
    ask: 'Anfordern: Nimm sie mit',
    order: 'Anfordern',
    ready: 'Deine Daten sind bereit',
    download: 'Herunterladen',
  },
} as const;

/** Where somebody looks who wants pictures of it: SHOTS names a folder. */
async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
}

for (const [language, words] of Object.entries(WORDS)) {
  test(`a member takes the data along, deletes the account and asks for the link again, in ${language}`, async ({
    page,
    findings,
  }) => {
    // No password, and a wrong one.
    findings.expect(/status of 422/);
    const phone = language === 'en';
    await page.setViewportSize(phone ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    await visit(page, '/login');
    const email = await join(page, language);

    await visit(page, '/profile/settings');
    const data = page.getByRole('region', { name: words.settings });
    await shot(page, `settings-${language}`);
    await data.getByRole('link', { name: words.ask }).click();
    await page.getByRole('button', { name: words.order }).click();
    await expect(page.getByRole('heading', { name: words.ready })).toBeVisible({ timeout: 20_000 });
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.download }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^data-\d{4}-\d\d-\d\d\.zip$/);
    await shot(page, `data-${language}`);

    await visit(page, '/profile/settings');
    await data.getByRole('link', { name: words.open }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await shot(page, `delete-${language}`);
    const password = page.getByLabel(words.password, { exact: true });
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page.getByText(words.missing)).toBeVisible();
    await expect(password).toBeFocused();
    await password.fill('not this one');
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page.getByText(words.wrong)).toBeVisible();
    await password.fill(PASSWORD);
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.gone })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole('button', { name: words.again }).click();
    await expect(page.getByText(words.sent)).toBeVisible();
    await shot(page, `deleted-${language}`);
    expect((await (await page.request.get('/api/user.php')).json()).user).toBeNull();
    // Somebody else at another browser is told nothing of it.
    await page.context().clearCookies();
    await visit(page, '/account-deleted');
    await expect(page.getByText(email)).toHaveCount(0);
  });
}
