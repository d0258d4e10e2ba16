import type { Page } from '@playwright/test';
import { awake, expect, test, visit } from './fixture.ts';

const WORDS = {
  en: {
    send: 'Send me the link',
    inbox: 'Look in your inbox',
    fresh: 'New password',
    again: 'The same again',
    differ: 'The entered passwords are not the same.',
    save: 'Save and log in',
    newEmail: 'New e-mail address',
    own: 'Your password',
    sendLink: 'Send the link',
    use: 'Use this address',
    back: 'Take it back',
    confirm: 'Confirm my e-mail address',
    mails: ['Choose a new password', 'Use this address', 'Take this address back'],
  },
  nl: {
    send: 'Stuur me de link',
    inbox: 'Kijk in je inbox',
    fresh: 'Nieuw wachtwoord',
    again: 'Nog een keer hetzelfde',
    differ: 'De ingevulde wachtwoorden zijn niet hetzelfde.',
    save: 'Opslaan en inloggen',
    newEmail: 'Nieuw e-mailadres',
    own: 'Je wachtwoord',
    sendLink: 'Link versturen',
    use: 'Dit adres gebruiken',
    back: 'Terugnemen',
    confirm: 'E-mailadres bevestigen',
    mails: ['Nieuw wachtwoord kiezen', 'Dit adres gebruiken', 'Dit adres terugnemen'],
  },
} as const;

for (const language of ['en', 'nl'] as const) {
  test(`a member chooses a new password by mail, moves to another address and takes the old one back, in ${language}`, async ({
    page,
    baseURL,
    findings,
  }) => {
    // Whoever is logged out by the way back asks once more for what only members get.
    findings.expect(/status of (403|422)/);
    const words = WORDS[language];
    const [email, other] = [`letters-${language}@example.com`, `moved-${language}@example.com`];
    await page.context().addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }]);
    await signUp(page, email, `letters ${language}`);
    const token = (await mailedLink(page, email, words.confirm)).split('/').at(-1);
    await page.request.post('/api/activate.php', { data: { token } });
    await page.request.get('/api/logout.php');

    await visit(page, '/reset-password');
    await page.locator('input[name=email]').fill(email);
    await shot(page, `${language}-reset`);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.inbox })).toBeFocused();
    await shot(page, `${language}-reset-sent`);
    await page.goto(await mailedLink(page, email, words.mails[0]));
    await awake(page);
    await page.getByLabel(words.fresh, { exact: true }).fill('four horses at noon');
    await page.getByLabel(words.again).fill('four horses at one');
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.differ)).toBeVisible();
    await shot(page, `${language}-reset-do`);
    await page.getByLabel(words.again).fill('four horses at noon');
    await page.getByRole('button', { name: words.save }).click();
    await expect(page).toHaveURL('/members');

    await visit(page, '/profile/email');
    await page.getByLabel(words.newEmail).fill(other);
    await page.getByLabel(words.own, { exact: true }).fill('four horses at noon');
    await page.getByRole('button', { name: words.sendLink }).click();
    await expect(page.getByText(other)).toBeVisible();
    await shot(page, `${language}-email`);
    await page.goto(await mailedLink(page, other, words.mails[1]));
    await awake(page);
    await shot(page, `${language}-email-do`);
    await page.getByRole('button', { name: words.use }).click();
    await expect(page.getByText(other)).toBeVisible();

    await page.goto(await mailedLink(page, email, words.mails[2]));
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(email);
    await shot(page, `${language}-revert`);
    await page.getByRole('button', { name: words.back }).click();
    await expect(page).toHaveURL(/\/reset-password\/do\?token=/);
    await expect(page.getByText(email)).toBeVisible();
    const { user } = await (await page.request.get('/api/user.php')).json();
    expect(user).toBeNull();
  });
}

async function signUp(page: Page, email: string, name: string): Promise<void> {
  const reply = await page.request.post('/api/signup.php', {
    data: {
      ...{ email, name, date_of_birth: '1979-04-12', gender: 'male', sexuality: 'hetero' },
      ...{ password: 'lantern street', terms: true },
    },
  });
  expect(reply.status()).toBe(200);
}

/** The address behind a button of the newest mail to somebody: a job sends it, a moment later. */
async function mailedLink(page: Page, to: string, button: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const list = await (await page.request.get('/demo/outbox')).text();
    const places = [...list.matchAll(new RegExp(`href="(/demo/outbox/\\d+)">[^<]*</a><br><small>${to}`, 'g'))];
    for (const [, place = ''] of places) {
      const mail = await (await page.request.get(place)).text();
      link ||= new RegExp(`<a href="([^"]+)"(?:(?!</a>).)*${button}(?:(?!</a>).)*</a>`, 's').exec(mail)?.[1] ?? '';
    }
    expect(link).not.toBe('');
  }).toPass();
  return link;
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
}
