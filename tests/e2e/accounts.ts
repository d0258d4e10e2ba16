import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { expect, join } from './fixture.ts';

export const PASSWORD = 'a lamp by the canal 4';

/** What the screens of accounts say in a language. */
export function wordsOf(language: Locale) {
  const formats = formatLocaleOf(language, 'NL');
  return {
    accounts: serverText('accounts')(formats),
    ban: serverText('ban')(formats),
    errors: serverText('errors')(formats),
    leaving: serverText('leaving')(formats),
    link: serverText('link')(formats),
    mails: serverText('mails')(formats),
    notifications: serverText('notifications')(formats),
    password: serverText('password')(formats),
    signup: serverText('signup')(formats),
  };
}

type Words = ReturnType<typeof wordsOf>;

/** Somebody whom no other test and no earlier try knows. */
export function somebody(role: string) {
  const name = `${role}${randomUUID().slice(0, 8)}`;
  return { name, email: `${name}@example.com`, password: PASSWORD, gender: 'female' as const };
}

/** From now on the page's browser is answered in a language. */
export const speak = (page: Page, language: Locale, url: string | undefined) =>
  page.context().addCookies([{ name: 'locale', value: language, url: url ?? '' }]);

/** A new member who has confirmed the address; the page's browser is logged in as them. */
export async function newcomer(page: Page, role: string) {
  const person = somebody(role);
  await join(page, person);
  const { user } = await (await page.request.get('/api/user.php')).json();
  return { ...person, id: Number(user.id) };
}

/** Sends the form of the log-in page that is open. */
export async function logInByForm(page: Page, { accounts }: Words, login: string, password: string): Promise<void> {
  await page.getByLabel(accounts('login.name')).fill(login);
  await page.getByLabel(accounts('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: accounts('login.submit'), exact: true }).click();
}

/**
 * The address behind a link of the newest mail to somebody that has it: a job sends it, a moment later. The page shows the mail.
 * @param but an earlier one, which is not meant.
 */
export async function mailedLink(page: Page, to: string, words: string, { url = '', but = '' } = {}): Promise<string> {
  let address = '';
  await expect(async () => {
    await page.goto(`${url}/demo/outbox`);
    const mails = page.getByRole('listitem').filter({ hasText: to }).getByRole('link');
    const paths = await mails.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const path of paths) {
      await page.goto(url + path);
      const [link] = await page.getByRole('link', { name: words, exact: true }).all();
      address = (await link?.getAttribute('href')) ?? '';
      if (address) break;
    }
    expect(address).not.toBe('');
    expect(address).not.toBe(but);
  }).toPass();
  return address;
}
