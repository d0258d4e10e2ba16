import { readFile, stat } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { inlineHash } from '#platform/http/inline-hash.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer, orderOf } from '#tests/paying.ts';
import type { Person } from '#tests/people.ts';
import type { StartPaymentReply } from '../contract.ts';
import { secretIn } from './secret.ts';

const kindling = await startTestApp();
const { app, db } = kindling;
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
});
const packageId = (await db.query<{ id: number }>({ text: 'select min(id) as id from packages' })).rows[0]?.id;

async function pay(who: Person): Promise<StartPaymentReply & { redirect_url: string }> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/payment.php',
    headers: { cookie: who.cookie, host: 'localhost' },
    payload: await orderOf(kindling, { package_id: packageId ?? 0, method: 'ideal' }),
  });
  return reply.json();
}
const press = (url: string, action: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: `action=${action}`,
  });
const page = (url: string) => app.inject({ method: 'GET', url });
const statusOf = async (who: Person, { payment }: StartPaymentReply) => {
  const url = `/api/payment.php?id=${payment.id}`;
  return (await app.inject({ method: 'GET', url, headers: { cookie: who.cookie } })).json().payment.status;
};
const creditsOf = async ({ id }: Person) =>
  (await db.query<{ credits: number }>({ text: 'select credits from accounts where id = $1', values: [id] })).rows[0]
    ?.credits;

describe('The hosted page of the sandbox bank', () => {
  test('says what it is and what is paid, and lets no script run', async () => {
    const { redirect_url } = await pay(await buyer(kindling, 'marit-page'));
    const reply = await page(redirect_url);
    expect(reply.statusCode).toBe(200);
    expect(reply.payload).toContain('Sandbox bank');
    expect(reply.payload).toContain('€9.95');
    expect(reply.payload).not.toContain('<script');
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self' http:\/\/localhost:3000;/,
    );
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(reply.payload) ?? [];
    expect(policy).toContain(inlineHash(style));
  });

  test('sends the payer back at once and the credits by its webhook', async () => {
    const marit = await buyer(kindling, 'marit-pays');
    const opened = await pay(marit);
    const reply = await press(opened.redirect_url, 'pay');
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      `http://localhost:3000/transactions/${opened.payment.id}?returned=1`,
    ]);
    expect(await statusOf(marit, opened)).toBe('loading');
    await kindling.runJobs();
    expect(await statusOf(marit, opened)).toBe('completed');
    expect(await creditsOf(marit)).toBe(25);
  });

  test.each([
    ['cancel', 'cancelled'],
    ['fail', 'failed'],
    ['pend', 'pending'],
  ])('ends by %s as %s without credits', async (action, status) => {
    const marit = await buyer(kindling, `marit-${action}`);
    const opened = await pay(marit);
    await press(opened.redirect_url, action);
    await kindling.runJobs();
    expect(await statusOf(marit, opened)).toBe(status);
    expect(await creditsOf(marit)).toBe(0);
  });

  test('can settle later what was left pending', async () => {
    const marit = await buyer(kindling, 'marit-settles');
    const opened = await pay(marit);
    await press(opened.redirect_url, 'pend');
    await kindling.runJobs();
    expect((await page(opened.redirect_url)).payload).toContain('Settle €9.95 now');
    await press(opened.redirect_url, 'settle');
    await kindling.runJobs();
    expect(await statusOf(marit, opened)).toBe('completed');
    expect(await creditsOf(marit)).toBe(25);
  });

  test('lets nobody pay twice or change what has ended', async () => {
    const marit = await buyer(kindling, 'marit-twice');
    const opened = await pay(marit);
    await Promise.all([
      press(opened.redirect_url, 'pay'),
      press(opened.redirect_url, 'pay'),
      press(opened.redirect_url, 'cancel'),
    ]);
    await press(opened.redirect_url, 'pay');
    await press(opened.redirect_url, 'settle');
    await kindling.runJobs();
    const told = await db.query({
      text: "select 1 from payment_events where payload->>'reference' = $1",
      values: [opened.redirect_url.split('/').at(-1)],
    });
    expect(told.rows).toHaveLength(1);
    expect((await page(opened.redirect_url)).payload).not.toMatch(/value="(?:pay|cancel|fail|pend|settle)"/);
  });

  test('knows no other payment, no other button and no other site', async () => {
    const { redirect_url } = await pay(await buyer(kindling, 'marit-wrong'));
    expect((await page('/sandbox/pay/sb_unknown')).statusCode).toBe(404);
    expect((await press(redirect_url, 'steal')).statusCode).toBe(400);
    expect((await press(redirect_url, 'pay', { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await press(redirect_url, 'pay', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });
});

describe('The secret of a deployment', () => {
  test('is made once, for its owner only, also when several processes start at once', async () => {
    const folder = `${kindling.services.config.dataDir}/other`;
    const secrets = await Promise.all(Array.from({ length: 8 }, () => secretIn(folder)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(await readFile(`${folder}/sandbox-secret`, 'utf8')).toBe(secrets[0]);
    expect((await stat(`${folder}/sandbox-secret`)).mode & 0o777).toBe(0o600);
  });
});

describe('Outside of demo mode', () => {
  test('there is no sandbox bank and no method of its', async () => {
    const live = await startTestApp({ mode: 'live' });
    expect((await live.app.inject({ method: 'GET', url: '/sandbox/pay/sb_1' })).statusCode).toBe(404);
    const checkout = await live.app.inject({ method: 'GET', url: `/api/checkout.php?package_id=${packageId}` });
    expect(checkout.json().methods).toEqual([]);
    expect(
      (await live.app.inject({ method: 'POST', url: '/api/webhook.php?provider=sandbox', payload: {} })).statusCode,
    ).toBe(404);
  });

  test('a live site uses it only where its account says that test money counts', async () => {
    const live = await startTestApp({ mode: 'live' });
    const say = (settings: object) =>
      live.db.query({
        text: "update payment_accounts set settings = $1 where provider = 'sandbox'",
        values: [settings],
      });
    await live.db.query({
      text: `insert into payment_accounts (company_id, provider, mode) select company_id, 'sandbox', 'test' from sites
        where is_default on conflict do nothing`,
      values: [],
    });
    const methods = async () => {
      live.travel(11_000);
      const url = `/api/checkout.php?package_id=${packageId}`;
      return (await live.app.inject({ method: 'GET', url })).json().methods;
    };
    expect(await methods()).toEqual([]);
    await say({ allow_test: 'yes' });
    expect(await methods()).toContain('card');
  });
});
