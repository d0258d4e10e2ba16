import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { freePort } from '../free-port.ts';
import { logInByForm, mailedLink, newcomer, PASSWORD, speak, wordsOf } from './accounts.ts';
import { awake, expect, logIn, test, visit } from './fixture.ts';
import { serveDemo } from './product.ts';

const run = promisify(execFile);
const LANGUAGES = ['en', 'de'] as const;
/** Why and until when somebody of a language is banned, and why the mails to somebody else have stopped. */
const ORDERS = {
  en: { reason: 'rude', ends: ['--for-good'], stop: 'fbl' },
  de: { reason: 'money', ends: ['--until', '2099-12-24'], stop: 'bounce' },
} as const;

type Person = Awaited<ReturnType<typeof newcomer>>;
type People = Record<(typeof LANGUAGES)[number], Person>;
let product: Awaited<ReturnType<typeof serveDemo>> | undefined;
let url = '';
let folder = '';
/** The profile of who likes those who are told. */
let liker = '';
/** Whom staff keep out, and who is told by mail of a like and has the mails stopped afterwards. */
let [banned, told] = [{} as Partial<People>, {} as Partial<People>];
const known = (people: Partial<People>, language: (typeof LANGUAGES)[number]): Person => {
  const person = people[language];
  if (!person) throw new Error(`Nobody of ${language} has joined.`);
  return person;
};

// What staff do at the terminal takes the embedded database for itself: all of it is done between two starts of the demo.
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  folder = await mkdtemp(join(tmpdir(), 'kindling-kept-out-'));
  const demo = { folder, port: await freePort(), environment: { DEMO_MEMBERS: '20' } };
  product = await serveDemo(demo);
  url = product.url;
  [banned, told] = [{}, {}];
  for (const language of LANGUAGES) {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    await speak(page, language, url);
    banned[language] = await newcomer(page, 'banned');
    await page.request.get('/api/logout.php');
    await speak(page, language, url);
    told[language] = await newcomer(page, 'told');
    liker = `${url}/likes/m/${(await logIn(page, DEMO_LOGINS[0].login, DEMO_PASSWORD)).id}`;
    const data = { profile_id: told[language].id };
    expect((await page.request.post('/api/like.php', { data })).status()).toBe(200);
    await context.close();
  }
  expect(await product.stop()).toEqual([]);
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, PORT: String(demo.port) };
  await run(process.execPath, ['tests/e2e/an-hour-later.ts'], { env });
  const staff = (...order: string[]) =>
    run(process.execPath, ['tools/moderate/moderate.ts', ...order, '--as', 'ada'], { env });
  for (const language of LANGUAGES) {
    const { reason, ends, stop } = ORDERS[language];
    await staff('ban', String(known(banned, language).id), '--reason', reason, ...ends);
    await staff('refused', stop, known(told, language).email);
  }
  product = await serveDemo(demo);
});

test.afterAll(async () => {
  const complaints = await product?.stop();
  await rm(folder, { recursive: true, force: true });
  expect(complaints).toEqual([]);
});

for (const language of LANGUAGES) {
  const words = wordsOf(language);
  const { ban, errors, leaving, link, mails, notifications } = words;
  const { reason, ends, stop } = ORDERS[language];

  test(`a banned member learns why after the right password only, objects and takes the data along, in ${language}`, async ({
    page,
    findings,
  }) => {
    findings.expect(/status of 40[13]/);
    const { email } = known(banned, language);
    await speak(page, language, url);
    await visit(page, `${url}/login`);
    await logInByForm(page, words, email, 'not this one');
    await expect(page.getByText(errors('login_failed'))).toBeVisible();
    await expect(page).toHaveURL(`${url}/login`);
    await visit(page, `${url}/pages/ban`);
    await expect(page.getByText(ban('nobody'))).toBeVisible();

    await page
      .getByRole('main')
      .getByRole('link', { name: ban('login'), exact: true })
      .click();
    await logInByForm(page, words, email, PASSWORD);
    await expect(page.getByText(ban('reason', { reason }))).toBeVisible();
    await expect(page).toHaveURL(`${url}/pages/ban`);
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ban('title'));
    await expect(page.getByText(ends.length === 1 ? ban('forGood') : /2099/)).toBeVisible();

    const send = page.getByRole('button', { name: ban('appeal.send'), exact: true });
    await send.click();
    await expect(page.getByText(ban('appeal.missing'))).toBeVisible();
    await page.getByLabel(ban('appeal.words')).fill('That was my brother.');
    await send.click();
    await expect(page.getByText(ban('state.open'))).toBeVisible();
    await expect(send).toBeHidden();

    await page.getByRole('button', { name: leaving('export.order'), exact: true }).click();
    await expect(page.getByRole('heading', { name: leaving('export.ready') })).toBeVisible();
    // The password was asked for a moment ago.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: leaving('export.download'), exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^data-\d{4}-\d\d-\d\d\.zip$/);
    await page.reload();
    await expect(page.getByText(ban('state.open'))).toBeVisible();
    expect((await (await page.request.get(`${url}/api/user.php`)).json()).user).toBeNull();
  });

  test(`the link of a mail logs in after a press, and once, in ${language}`, async ({ page }) => {
    const { name, email } = known(told, language);
    await speak(page, language, url);
    const address = await mailedLink(page, email, mails('news-for-you.action'), { url });
    const user = async () => (await (await page.request.get(`${url}/api/user.php`)).json()).user;
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link('login.headline', { name }));
    expect(await user()).toBeNull();
    await page.getByRole('button', { name: link('login.action'), exact: true }).click();
    await expect(page).toHaveURL(liker);
    expect((await user()).email).toBe(email);
    // Whom it has logged in, it leads on.
    await visit(page, address);
    await expect(page).toHaveURL(liker);

    await page.goto('about:blank');
    await page.request.get(`${url}/api/logout.php`);
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link('expired'));
    await expect(page.getByText(link('login.expired'))).toBeVisible();
    expect(await user()).toBeNull();
    await page.getByRole('link', { name: link('login.password'), exact: true }).click();
    await logInByForm(page, words, email, PASSWORD);
    await expect(page).toHaveURL(liker);
  });

  test(`a mail leads to its switch without a log-in, and whoever logs in has stopped mails sent again, in ${language}`, async ({
    page,
  }) => {
    const { email } = known(told, language);
    const title = notifications(`stopped.${stop}.title`);
    const label = `${notifications('kind.like.title')} · ${notifications('mail')}`;
    const likes = page.getByRole('switch', { name: label });
    await speak(page, language, url);
    await visit(page, await mailedLink(page, email, mails('news-for-you.change'), { url }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notifications('title'));
    await expect(page.locator('tr[aria-current]')).toContainText(notifications('kind.like.title'));
    // Mails are forwarded: only enough of the address to know it again.
    await expect(page.getByText(email)).toHaveCount(0);
    await expect(page.getByText(`${email.slice(0, 1)}…@example.com`)).toBeVisible();
    await expect(likes).toBeChecked();
    await likes.uncheck();
    await expect(page.getByText(`${label}: ${notifications('saved.off')}`)).toBeVisible();
    await page.reload();
    await awake(page);
    await expect(likes).not.toBeChecked();

    await expect(page.getByText(title)).toBeVisible();
    await page.getByRole('link', { name: notifications('stopped.login'), exact: true }).click();
    await logInByForm(page, words, email, PASSWORD);
    await expect(page).toHaveURL(`${url}/notifications`);
    await awake(page);
    await expect(likes).not.toBeChecked();
    await page.getByRole('button', { name: notifications('stopped.resume'), exact: true }).click();
    await expect(page.getByText(notifications('stopped.resumed'))).toBeVisible();
    await expect(page.getByText(title)).toBeHidden();
    await page.reload();
    await expect(likes).not.toBeChecked();
    await expect(page.getByText(title)).toHaveCount(0);
  });
}
