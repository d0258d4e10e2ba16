import { TOTP } from 'otpauth';
import { expect, onTestFinished, test, vi } from 'vitest';
import { takeMails } from '#tests/fakes/smtp.ts';
import { startTestApp, type TestApp } from '#tests/harness.ts';
import { makeSetupCode } from './make-setup-code.ts';

/** A live deployment in which nothing is yet. */
async function emptyDeployment(overrides: object = {}): Promise<TestApp> {
  const product = await startTestApp({ mode: 'live', ...overrides });
  // Past the guards of tables that nobody may empty.
  await product.db.transaction(async (tx) => {
    await tx.query({ text: 'set local session_replication_role = replica', values: [] });
    await tx.query({ text: 'truncate sites, companies, accounts cascade', values: [] });
  });
  product.travel(10_000);
  return product;
}
const rows = async (product: TestApp, text: string) =>
  (await product.db.query<Record<string, unknown>>({ text, values: [] })).rows;

/** A browser that keeps its cookie. */
function browserOf(product: TestApp, host = 'anything.example') {
  let cookie = '';
  const send = async (method: 'GET' | 'POST', url: string, words?: Record<string, string>, headers = {}) => {
    const reply = await product.app.inject({
      ...{ method, url },
      headers: {
        ...{ host, cookie, 'sec-fetch-site': 'same-origin', ...headers },
        ...(words && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(words && { payload: new URLSearchParams(words).toString() }),
    });
    const set = reply.cookies.find(({ name }) => name === 'setup');
    if (set) cookie = `setup=${set.value}`;
    return reply;
  };
  return {
    open: (query = '') => send('GET', `/setup${query}`),
    give: (words: Record<string, string>, headers?: object) => send('POST', '/setup', words, headers),
  };
}
const codeOf = async (product: TestApp) => (await makeSetupCode(product.db, product.services.now())) ?? '';
const YOU = { step: 'you', email: 'ada@example.com', password: 'lantern street 9', repeat: 'lantern street 9' };
const COMPANY = {
  ...{ step: 'company', name: 'Example B.V.', address: 'Street 1', city: '6811 HA Arnhem', country: 'nl' },
  ...{ kvk: '12345678', vat_numbers: 'NL001234567B01', statement_text: 'EXAMPLE' },
};
const SITE = {
  ...{ step: 'site', host: 'www.example.com', name: 'Example', description: 'Dating.', country: 'NL', countries: 'be' },
  ...{ language: 'nl', support_email: 'support@example.com' },
};
const PACKAGES = { step: 'packages', currency: 'eur', credits0: '25', price0: '9,95', credits1: '60', price1: '19.95' };
const secretIn = (html: string) => /<code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1]?.replaceAll(' ', '') ?? '';

/** As far as the mail. */
async function fillIn(product: TestApp) {
  const browser = browserOf(product);
  expect((await browser.give({ step: 'code', code: await codeOf(product) })).statusCode).toBe(303);
  expect((await browser.give(YOU)).headers.location).toBe('/setup?step=codes');
  const secret = secretIn((await browser.open()).body);
  const token = new TOTP({ secret }).generate({ timestamp: product.services.now().getTime() });
  expect((await browser.give({ step: 'codes', code: token })).headers.location).toBe('/setup?step=company');
  expect((await browser.give(COMPANY)).headers.location).toBe('/setup?step=site');
  expect((await browser.give({ ...SITE, despite: 'yes' })).headers.location).toBe('/setup?step=packages');
  expect((await browser.give(PACKAGES)).headers.location).toBe('/setup?step=provider');
  expect((await browser.give({ step: 'provider', act: 'later' })).headers.location).toBe('/setup?step=mail');
  return browser;
}

test('an empty deployment asks on any host for its code, and tells nobody what it is', async () => {
  const product = await emptyDeployment();
  const code = await codeOf(product);
  expect(code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  for (const host of ['203.0.113.7', 'www.example.com', 'localhost:3000']) {
    const page = await browserOf(product, host).open();
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body.toUpperCase()).not.toContain(code);
  }
  const [row] = await rows(product, 'select * from setups');
  expect(JSON.stringify(row)).not.toContain(code.replaceAll('-', '').toLowerCase());
  expect((await product.app.inject('/readyz')).body.toUpperCase()).not.toContain(code);
});

test('five wrong tries end a code, however many come at once, and a right one is used up', async () => {
  const product = await emptyDeployment();
  const code = await codeOf(product);
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => browserOf(product).give({ step: 'code', code: 'aaaa-bbbb-cccc' })),
  );
  expect(tries.every(({ statusCode }) => statusCode === 403)).toBe(true);
  expect((await browserOf(product).give({ step: 'code', code })).statusCode).toBe(403);

  const next = await codeOf(product);
  // What is no code at all uses up no try.
  for (let empty = 0; empty < 8; empty += 1) await browserOf(product).give({ step: 'code', code: 'x'.repeat(empty) });
  const right = await browserOf(product).give({ step: 'code', code: next.replaceAll('-', ' ').toLowerCase() });
  expect(right.statusCode).toBe(303);
  expect(right.cookies[0]).toMatchObject({ name: 'setup', httpOnly: true, sameSite: 'Strict' });
  expect((await browserOf(product).give({ step: 'code', code: next })).statusCode).toBe(403);
});

test('who guesses keeps nobody out: the terminal is told another code, and the command makes one at once', async () => {
  const product = await emptyDeployment();
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  const codesTold = () => told.mock.calls.flatMap(([line]) => /the code ([A-Z0-9-]{14}):/.exec(`${line}`)?.[1] ?? []);
  const guess = async (times: number) => {
    const pages = [];
    for (let at = 0; at < times; at += 1)
      pages.push(await browserOf(product).give({ step: 'code', code: 'aaaa-bbbb-cccc' }));
    return pages.at(-1)?.body ?? '';
  };
  const first = await codeOf(product);
  product.travel(61_000);
  await guess(4);
  expect(codesTold()).toEqual([]);
  await guess(1);
  const [second = ''] = codesTold();
  expect(codesTold()).toHaveLength(1);
  expect((await browserOf(product).give({ step: 'code', code: first })).statusCode).toBe(403);

  // Who goes on guessing fills no terminal, and is told how another one is made, and never which.
  const page = await guess(20);
  expect(codesTold()).toHaveLength(1);
  expect(page).toContain('npm run cli -- setup code');
  expect(page.toUpperCase()).not.toContain(second);
  product.travel(61_000);
  await guess(1);
  const [, third = ''] = codesTold();
  expect(third).not.toBe('');
  await guess(5);
  const byCommand = await codeOf(product);
  expect((await browserOf(product).give({ step: 'code', code: byCommand })).statusCode).toBe(303);
});

test('a browser that gave the code is not turned out by who guesses', async () => {
  const product = await emptyDeployment();
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  const browser = browserOf(product);
  await browser.give({ step: 'code', code: await codeOf(product) });
  product.travel(61_000);
  for (let at = 0; at < 8; at += 1) await browserOf(product).give({ step: 'code', code: 'aaaa-bbbb-cccc' });
  expect((await browser.give(YOU)).statusCode).toBe(303);
  expect(told).not.toHaveBeenCalled();
});

test('a code ends after an hour, and another one takes the place of who went on by the one before', async () => {
  const product = await emptyDeployment();
  const code = await codeOf(product);
  product.travel(60 * 60_000);
  expect((await browserOf(product).give({ step: 'code', code })).statusCode).toBe(403);
  const first = browserOf(product);
  await first.give({ step: 'code', code: await codeOf(product) });
  expect((await first.give(YOU)).statusCode).toBe(303);
  await codeOf(product);
  expect((await first.give(COMPANY)).statusCode).toBe(403);
  expect((await rows(product, 'select draft from setups'))[0]?.draft).toBeNull();
  await product.runSchedule('setup-over');
  expect(await rows(product, 'select 1 from setups')).toHaveLength(1);
  product.travel(60 * 60_000);
  await product.runSchedule('setup-over');
  expect(await rows(product, 'select 1 from setups')).toEqual([]);
});

test('a form of another page, or one without the browser of the code, changes nothing', async () => {
  const product = await emptyDeployment();
  const browser = browserOf(product);
  await browser.give({ step: 'code', code: await codeOf(product) });
  expect((await browser.give(YOU, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await browserOf(product).give(YOU)).statusCode).toBe(403);
  expect((await rows(product, 'select draft from setups'))[0]?.draft).toBeNull();
});

test('what is filled in lies encrypted, and a step before it is filled in is not passed', async () => {
  const product = await emptyDeployment();
  const browser = browserOf(product);
  await browser.give({ step: 'code', code: await codeOf(product) });
  const weak = await browser.give({ ...YOU, password: 'password1', repeat: 'password2', email: 'ada' });
  expect(weak.statusCode).toBe(422);
  expect(weak.body).toContain('aria-invalid');
  expect(weak.body).not.toContain('password1');
  await browser.give(YOU);
  const [row] = await rows(product, 'select draft from setups');
  expect(row?.draft).toMatch(/^v1\./);
  expect((await browser.give({ step: 'codes', code: '000000' })).statusCode).toBe(422);
  expect((await browser.open('?step=end')).body).toContain('name="step" value="codes"');
  expect((await browser.give({ step: 'end' })).headers.location).toBe('/setup?step=codes');
});

test('a host where nothing of this deployment answers is told, with nothing of what answered, and holds nobody up', async () => {
  const product = await emptyDeployment({ allowsPrivate: false });
  const browser = await fillIn(product);
  for (const host of ['localhost', '127.0.0.1', '169.254.169.254', '10.0.0.1']) {
    const found = await browser.give({ ...SITE, host });
    expect(found.statusCode, host).toBe(200);
    expect(found.body, host).toContain('class="found"');
  }
  expect((await browser.give({ ...SITE, host: 'not a host' })).statusCode).toBe(422);
});

test('the last press makes all of it at once, with codes that open the account, and the page is gone for good', async () => {
  const mails = await takeMails();
  const product = await emptyDeployment({ smtpUrl: mails.url });
  const browser = await fillIn(product);
  expect(
    await rows(product, 'select (select count(*)::int from accounts) + (select count(*)::int from sites) as made'),
  ).toEqual([{ made: 0 }]);
  expect((await browser.give({ step: 'end' })).headers.location).toBe('/setup?step=mail');
  await browser.give({ step: 'mail', act: 'send' });
  expect(mails.messages[0]).toContain('To: ada@example.com');
  const sent = /Your code is (\d{6})/.exec(mails.messages[0] ?? '')?.[1] ?? '';
  expect((await browser.give({ step: 'mail', act: 'check', code: 'nothing' })).statusCode).toBe(422);
  expect((await browser.give({ step: 'mail', act: 'check', code: sent })).headers.location).toBe('/setup?step=end');
  const [done, second] = await Promise.all([browser.give({ step: 'end' }), browser.give({ step: 'end' })]);
  const made = done.statusCode === 200 ? done : second;
  expect([done.statusCode, second.statusCode].sort()).toEqual([200, 404]);
  expect(made.body.match(/[a-z0-9]{4}(?:-[a-z0-9]{4}){3}/g)).toHaveLength(10);
  expect(made.body).toContain('www.example.com');

  expect(await rows(product, 'select kind, role, all_sites, email from accounts')).toEqual([
    { kind: 'staff', role: 'admin', all_sites: true, email: 'ada@example.com' },
  ]);
  expect(await rows(product, 'select host, is_default from sites')).toEqual([
    { host: 'www.example.com', is_default: true },
  ]);
  expect(
    await rows(product, 'select credits, amount from packages p join package_prices on package_id = p.id order by 1'),
  ).toEqual([
    { credits: 25, amount: 995 },
    { credits: 60, amount: 1995 },
  ]);
  expect((await rows(product, 'select verb from audit_entries order by id')).map(({ verb }) => verb)).toEqual([
    ...['staff.made', 'company.made', 'site.made', 'site.priced'],
  ]);
  expect(await rows(product, 'select from setups')).toEqual([]);
  for (const url of ['/setup', '/setup?step=end'])
    expect((await product.app.inject({ url, headers: { host: 'www.example.com' } })).statusCode).toBe(404);
  expect((await browserOf(product).give({ step: 'code', code: 'aaaa' })).statusCode).toBe(404);
  expect(await makeSetupCode(product.db, product.services.now())).toBeNull();
});

test('a database that does not answer is no deployment that nobody has set up', async () => {
  const product = await emptyDeployment();
  const { db } = product.services;
  const transaction = db.transaction;
  onTestFinished(() => void Object.assign(db, { transaction }));
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  Object.assign(db, { transaction: () => Promise.reject(away) });
  expect((await browserOf(product).open()).statusCode).toBe(503);
  expect((await browserOf(product).give({ step: 'code', code: 'aaaa' })).statusCode).toBe(503);
});

test('a demo has no set-up, and a deployment with a site asks for its staff and the mail alone', async () => {
  const demo = await startTestApp();
  expect((await demo.app.inject('/setup')).statusCode).toBe(404);
  const live = await startTestApp({ mode: 'live' });
  await live.db.query({ text: "delete from accounts where kind = 'staff'", values: [] });
  const browser = browserOf(live);
  await browser.give({ step: 'code', code: await codeOf(live) });
  const { body } = await browser.open();
  expect(body.match(/<li/g)).toHaveLength(4);
});
