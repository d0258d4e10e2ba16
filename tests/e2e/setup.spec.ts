import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../free-port.ts';
import { logInByForm, signUp, somebody, wordsOf } from './accounts.ts';
import { AXE, expectAccessible } from './axe.ts';
import { test as base, expect, shot, visit } from './fixture.ts';
import { namedServers, serveDemo } from './product.ts';
import { tooWide } from './too-wide.ts';

/** A live deployment in which nothing is yet, and the mails that it sends. */
interface Empty {
  url: string;
  /** What its terminal says. */
  said: () => string;
  mails: string[];
}

const test = base.extend<object, { empty: Empty }>({
  empty: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'kindling-empty-'));
      const [port, servers, post] = [await freePort(), await namedServers(), await takeMails()];
      const environment = {
        ...servers.environment,
        ...{ MODE: 'live', PUBLIC_URL: `http://localhost:${port}`, ALLOW_HTTP: '1', ALLOW_PRIVATE: '1' },
        ...{ SMTP_URL: post.url, ENCRYPTION_KEYS: `e2e:${'A'.repeat(43)}`, SECRETS_DIR: folder, TEST_KEY: '' },
      };
      const product = await serveDemo({ folder, port, environment, probe: '/healthz' });
      await use({ url: product.url, said: product.said, mails: post.mails });
      const complaints = await product.stop();
      await servers.remove();
      await post.close();
      await rm(folder, { recursive: true, force: true });
      expect(complaints).toEqual([]);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ empty }, use) => use(empty.url),
});

async function takeMails() {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  const address = server.server.address();
  return {
    mails,
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

const next = (page: Page, name = 'Next') => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Looks at the page that is open: nothing bars the way, and a phone shows it whole. */
async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  await shot(page, `setup-${name}`);
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await tooWide(page), name).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** One deployment, step after step. */
test.describe.configure({ mode: 'serial' });
const EMAIL = 'ada@example.com';
const PASSWORD = 'a lantern by the quay 7';
/** Of the admin's one-time codes. */
let secret = '';

test('an empty deployment is set up by its code, each step looked at on the spot', async ({
  page,
  empty,
  findings,
}) => {
  findings.expect(/status of (?:403|404|422|503)/, /^503 from /);
  await page.addInitScript(AXE);
  const code = /code ([A-Z0-9]{4}(?:-[A-Z0-9]{4}){2})/.exec(empty.said())?.[1] ?? '';
  await test.step('only the code opens it', async () => {
    await page.goto('/setup');
    await look(page, 'code');
    await page.getByLabel('One-time code').fill('aaaa-bbbb-cccc');
    await next(page);
    await expect(page.getByText('That is not the code. 4 tries are left.')).toBeVisible();
    await page.getByLabel('One-time code').fill(code);
    await next(page);
  });
  await test.step('the first of the staff', async () => {
    await expect(heading(page)).toHaveText('Who are you?');
    await look(page, 'you');
    await page.getByLabel('Your e-mail address').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password again').fill(PASSWORD);
    await next(page);
    await look(page, 'codes');
  });
  secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  const used = new TOTP({ secret });
  await test.step('one-time codes', async () => {
    await page.getByLabel('Six digits').fill('000000');
    await next(page);
    await expect(page.locator('.wrong')).toBeVisible();
    await page.getByLabel('Six digits').fill(used.generate());
    await next(page);
  });
  await test.step('company, site and packages', async () => {
    await look(page, 'company');
    for (const [label, words] of Object.entries({
      'Name in the register': 'Hearthside Media B.V.',
      'Street and number': 'Rijnkade 12',
      'Postcode and town': '6811 HA Arnhem',
      Country: 'NL',
      'Register number': '12345678',
      'Text on bank statements': 'HEARTHSIDE',
    }))
      await page.getByLabel(label, { exact: true }).fill(words);
    await next(page);
    for (const [label, words] of Object.entries({
      'Host name': 'nowhere.localhost.invalid',
      'Name of the site': 'Vonk',
      Description: 'Dating for adults.',
      'Also for people in': 'BE DE',
      'Address of support': 'support@example.com',
    }))
      await page.getByLabel(label, { exact: true }).fill(words);
    await page.getByLabel('Language').selectOption('en');
    await next(page);
    await expect(page.getByText(/nowhere\.localhost\.invalid/)).toBeVisible();
    await look(page, 'site-not-reached');
    await page.getByLabel('Host name').fill('localhost');
    await next(page);
    await expect(heading(page)).toHaveText('What does it sell?');
    await look(page, 'packages');
    await next(page);
  });
  await test.step('an account in test mode, as a trial', async () => {
    await look(page, 'provider-choice');
    await page.getByLabel('Provider').selectOption('sandbox');
    await next(page);
    await look(page, 'provider');
    await next(page);
    await expect(page.getByText('Accounts of this mode are not used here.')).toBeVisible();
    await page.getByLabel('Use this test account on the live site').check();
    await next(page);
  });
  await test.step('a mail that arrives', async () => {
    await expect(heading(page)).toHaveText('Do e-mails arrive?');
    await next(page, 'Send the code');
    await expect.poll(() => empty.mails.length).toBe(1);
    await look(page, 'mail');
    const mailed = /Your code is (\d{6})/.exec(empty.mails[0] ?? '')?.[1] ?? '';
    await page.getByLabel('Six digits').fill(mailed);
    await next(page);
  });
  await test.step('all of it is made, and the page is gone', async () => {
    await look(page, 'end');
    await next(page, 'Make it');
    await expect(heading(page)).toHaveText('It is done');
    await expect(page.locator('.codes li')).toHaveCount(10);
    await look(page, 'done');
    expect((await page.request.get('/setup')).status()).toBe(404);
  });
});

test('the admin logs in with password and code, sees the test account in red, and changes it and the company', async ({
  page,
  findings,
}) => {
  // The code is asked for.
  findings.expect(/status of 401/);
  await page.addInitScript(AXE);
  await visit(page, '/login?next=%2Fadmin');
  await logInByForm(page, wordsOf('en'), EMAIL, PASSWORD);
  // A code is good once: that of the next half minute was not used yet.
  await page
    .getByLabel('Code', { exact: true })
    .fill(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin/);
  await visit(page, '/admin/providers');
  await expect(page.getByText('Some accounts take test money')).toBeVisible();
  await page.getByRole('button', { name: 'sandbox' }).click();
  await page.getByRole('button', { name: 'Test call' }).click();
  await expect(page.getByText('The settings are right. There is nobody to call.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'paypal, DE' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The account is saved.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'paypal, DE' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'paypal, NL' })).toBeChecked();
  await look(page, 'account');
  await visit(page, '/admin/companies');
  await page.getByRole('button', { name: 'Hearthside Media B.V.' }).click();
  await page.getByLabel('Phone of support').fill('026 2020123');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The company is saved.')).toBeVisible();
  await look(page, 'company-changed');
});

test('a member of the first site buys credits', async ({ page }) => {
  const thijs = somebody('thijs');
  await signUp(page, thijs);
  const { packages } = await (await page.request.get('/api/packages.php')).json();
  await visit(page, `/credits/${packages[0].id}`);
  await page.getByRole('radio', { name: /iDEAL/ }).check();
  await page.getByRole('checkbox', { name: /^I expressly ask you to begin/ }).check();
  // Less than the price where the bonus for newcomers has begun.
  await page.getByRole('button', { name: /^Buy and pay €/ }).click();
  await expect(heading(page)).toHaveText('Sandbox bank');
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await expect(page).toHaveURL(/\/transactions\/\d+/);
  const credits = async () => (await (await page.request.get('/api/user.php')).json()).user.credits;
  await expect.poll(credits).toBeGreaterThanOrEqual(25);
  await shot(page, 'setup-bought');
});
