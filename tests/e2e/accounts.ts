import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { expect } from './fixture.ts';

/** What the screens of accounts say in a language. */
export function wordsOf(language: Locale) {
  const formats = formatLocaleOf(language, 'NL');
  return {
    accounts: serverText('accounts.login')(formats),
    ban: serverText('accounts.ban')(formats),
    errors: serverText('errors')(formats),
    leaving: serverText('accounts.leaving')(formats),
    link: serverText('accounts.link')(formats),
    mails: serverText('mails')(formats),
    notifications: serverText('notifications.settings')(formats),
    password: serverText('accounts.password')(formats),
    signup: serverText('signup.form')(formats),
  };
}

type Words = ReturnType<typeof wordsOf>;

/** Eight letters that no other test and no earlier try has; a name with many digits in it is refused. */
export const unusedLetters = () =>
  randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** Somebody who has not signed up yet, and whom no other test and no earlier try knows. */
export function somebody(role: string) {
  const name = `${role}${unusedLetters()}`;
  return { name, email: `${name.toLowerCase()}@example.com`, password: 'a lamp by the canal 4' };
}

/** Signs somebody up by the call of the form and logs the page's browser in; the address is not confirmed yet. @param form what differs from a man who looks for women. */
export async function signUp(page: Page, person: ReturnType<typeof somebody>, form: object = {}): Promise<void> {
  const answers = { date_of_birth: '1984-11-02', gender: 'male', sexuality: 'hetero', terms: true };
  const reply = await page.request.post('/api/signup.php', { data: { ...person, ...answers, ...form } });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** From now on the page's browser is answered in a language. */
export const speak = (page: Page, language: Locale, url: string | undefined) =>
  page.context().addCookies([{ name: 'locale', value: language, url: url ?? '' }]);

/** Sends the form of the log-in page that is open. */
export async function logInByForm(page: Page, { accounts }: Words, login: string, password: string): Promise<void> {
  await page.getByLabel(accounts('name')).fill(login);
  await page.getByLabel(accounts('password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: accounts('submit'), exact: true }).click();
}

/**
 * The address behind a link of the newest mail to somebody that has it. Waits for the mail, which a job sends.
 * @param words the text of the link.
 * @param but the address in an earlier mail, which does not count.
 */
export async function mailedLink(api: APIRequestContext, to: string, words: string, but = ''): Promise<string> {
  let address = '';
  const look = async () => {
    const list = await (await api.get('/demo/outbox')).text();
    for (const [, path = ''] of list.matchAll(
      new RegExp(`href="(/demo/outbox/\\d+)">[^<]*</a><br><small>${to},`, 'g'),
    )) {
      const mail = await (await api.get(`${path}/html`)).text();
      const links = [...mail.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
      address = textOf(links.find(([, , html = '']) => textOf(html).includes(words))?.[1] ?? '');
      if (address) return address;
    }
    return but;
  };
  await expect.poll(look, { message: `a mail to ${to} with “${words}”`, timeout: 10_000 }).not.toBe(but);
  return address;
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
