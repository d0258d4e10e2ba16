import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Sql } from '#platform/db/database.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer, orderOf } from '#tests/paying.ts';
import type { Person } from '#tests/people.ts';
import { lockPayment } from './attempts/queries.ts';
import { type CheckoutReply, type PaymentView, STORE_CARD, type StartPaymentReply } from './contract.ts';
import { askRefund } from './refunds/refunds.ts';
import type { RepeatOrderReply } from './stored-methods/contract.ts';

const kindling = await startTestApp();
const { app, db } = kindling;
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
});
const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;
const [small = { id: 0, credits: 0 }] = await rows<{ id: number; credits: number }>(
  'select id, credits from packages order by position',
);

const call = (who: Person, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  app.inject({
    ...{ method, url, headers: { cookie: who.cookie, 'x-forwarded-for': freshAddress() } },
    ...(payload && { payload }),
  });
const order = async (who: Person, change: object = {}) =>
  call(who, 'POST', '/api/payment.php', { ...(await orderOf(kindling, { package_id: small.id })), ...change });
async function started(who: Person, change: object = {}): Promise<StartPaymentReply & { redirect_url: string }> {
  return (await order(who, change)).json();
}
const atTheBank = (url: string, action: string, more = 'delivery=never') =>
  app.inject({
    ...{ method: 'POST' as const, url, payload: `action=${action}&${more}` },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const view = async (who: Person, id: number): Promise<PaymentView> =>
  (await call(who, 'GET', `/api/payment.php?id=${id}`)).json().payment;
const comeBack = async (who: Person, id: number, more: object = {}): Promise<PaymentView> =>
  (await call(who, 'POST', '/api/payment-return.php', { id, ...more })).json().payment;
const account = async ({ id }: Person) =>
  (await rows<{ credits: number; paid_user: boolean }>('select credits, paid_user from accounts where id = $1', id))[0];
const books = () => rows('select * from payment_books');
const MINUTE_MS = 60_000;
/** One of those that take Apple Pay. */
const PHONE = 'Mozilla/5.0 (iPhone)';

describe('The price of an order', () => {
  test('is what the button said: a higher one is refused and stores nothing, a lower one is taken', async () => {
    const marit = await buyer(kindling, 'marit-total');
    const total = { amount: 995, currency: 'EUR' };
    const refused = await order(marit, { total: { ...total, amount: 994 } });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'price_rose']);
    expect((await order(marit, { total: { ...total, currency: 'SEK' } })).statusCode).toBe(409);
    expect(await rows('select 1 from payments where account_id = $1', marit.id)).toEqual([]);
    const { payment } = await started(marit, { total: { ...total, amount: 2000 } });
    expect(payment.price).toEqual(total);
  });

  test('with the same key and another total is another order, which is refused', async () => {
    const marit = await buyer(kindling, 'marit-key-total');
    const input = await orderOf(kindling, { package_id: small.id });
    await call(marit, 'POST', '/api/payment.php', input);
    const other = await call(marit, 'POST', '/api/payment.php', { ...input, total: { amount: 500, currency: 'EUR' } });
    expect([other.statusCode, other.json().error.code]).toEqual([409, 'payment_key_reused']);
    const again = await call(marit, 'POST', '/api/payment.php', input);
    expect(again.statusCode).toBe(200);
    expect(await rows('select 1 from payments where account_id = $1', marit.id)).toHaveLength(1);
  });
});

test('An order asks the database four things before its provider is called, the order itself among them', async () => {
  const marit = await buyer(kindling, 'marit-asks-three');
  const input = await orderOf(kindling, { package_id: small.id, cookie: marit.cookie });
  await call(marit, 'POST', '/api/payment.php', { ...input, key: randomUUID() });
  const asked: string[] = [];
  const noted = <Asker extends Pick<Sql, 'query'>>(sql: Asker): Asker => ({
    ...sql,
    query: (query: Parameters<Sql['query']>[0]) => {
      asked.push(query.name ?? query.text);
      return sql.query(query);
    },
  });
  const { query, transaction } = db;
  vi.spyOn(db, 'query').mockImplementation((asking) => {
    asked.push(asking.name ?? asking.text);
    return query(asking);
  });
  vi.spyOn(db, 'transaction').mockImplementation((work) => transaction((tx) => work(noted(tx))));
  expect((await call(marit, 'POST', '/api/payment.php', input)).statusCode).toBe(200);
  const atTheSandbox = asked.findIndex((name) => name.startsWith('insert_sandbox_payments'));
  expect(asked.slice(0, atTheSandbox)).toEqual([
    expect.stringMatching('packages'),
    expect.stringMatching('discount_codes'),
    expect.stringMatching('spending_caps'),
    expect.stringMatching('made'),
  ]);
});

describe('Every method that the demo offers in a country of the site', async () => {
  const { settings } = (await app.inject('/api/settings.php')).json();
  const offered = new Map<string, string>();
  for (const country of settings.countries) {
    const reply = await app.inject({
      url: `/api/checkout.php?package_id=${small.id}&country=${country}`,
      headers: { 'user-agent': PHONE, 'x-forwarded-for': freshAddress() },
    });
    for (const method of reply.json().methods) offered.set(method, country);
  }

  test('is one of many, and none is a direct debit', () => {
    expect(offered.size).toBeGreaterThan(12);
    expect([...offered.keys()]).not.toContain('directdebit');
  });

  test.each([...offered])('has its page and its way back: %s in %s', async (method, country) => {
    const payer = await buyer(kindling, `payer-${method}`);
    const input = await orderOf(kindling, { package_id: small.id, method, country });
    const headers = { cookie: payer.cookie, 'user-agent': PHONE, 'x-forwarded-for': freshAddress() };
    const reply = await app.inject({ method: 'POST', url: '/api/payment.php', headers, payload: input });
    const { payment, redirect_url } = reply.json();
    expect((await app.inject(redirect_url)).statusCode).toBe(200);
    const back = await atTheBank(redirect_url, 'pay');
    expect([back.statusCode, back.headers.location]).toEqual([303, expect.stringContaining('/transactions/')]);
    expect(await comeBack(payer, payment.id)).toMatchObject({ status: 'completed', state: 'paid', method });
  });

  test('is all there is: an order by another is refused', async () => {
    const payer = await buyer(kindling, 'payer-debit');
    const reply = await order(payer, { method: 'directdebit' });
    expect([reply.statusCode, reply.json().error.code]).toEqual([422, 'payment_method_unavailable']);
  });
});

describe('Who comes back from the bank', () => {
  test('is told what the bank says, also where it reports nothing by itself', async () => {
    const marit = await buyer(kindling, 'marit-back');
    const { payment, redirect_url } = await started(marit);
    expect((await comeBack(marit, payment.id)).status).toBe('loading');
    await atTheBank(redirect_url, 'pay');
    expect(await comeBack(marit, payment.id)).toMatchObject({ status: 'completed', state: 'paid' });
    expect(await account(marit)).toEqual({ credits: small.credits, paid_user: true });
  });

  test('by the way out has cancelled, unless it was paid all the same', async () => {
    const marit = await buyer(kindling, 'marit-out');
    const [left, paid] = [await started(marit), await started(marit)];
    expect(await comeBack(marit, left.payment.id, { cancelled: true })).toMatchObject({ status: 'cancelled' });
    await atTheBank(paid.redirect_url, 'pay');
    expect(await comeBack(marit, paid.payment.id, { cancelled: true })).toMatchObject({ status: 'completed' });
  });

  test('from somebody else’s payment learns nothing and changes nothing', async () => {
    const [marit, joost] = [await buyer(kindling, 'marit-mine'), await buyer(kindling, 'joost-other')];
    const { payment } = await started(marit);
    const reply = await call(joost, 'POST', '/api/payment-return.php', { id: payment.id, cancelled: true });
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'payment_not_found']);
    expect((await view(marit, payment.id)).status).toBe('loading');
  });
});

describe('A payment of which nothing is heard', () => {
  test('is asked about, and completes without any report or page', async () => {
    const marit = await buyer(kindling, 'marit-silent');
    const { payment, redirect_url } = await started(marit);
    await atTheBank(redirect_url, 'pay');
    await kindling.runSchedule('payments-reconcile');
    expect((await view(marit, payment.id)).status).toBe('loading');
    kindling.travel(3 * MINUTE_MS);
    await kindling.runSchedule('payments-reconcile');
    expect((await view(marit, payment.id)).status).toBe('completed');
  });

  test('whose answer was lost is found again by its key, and its payer can go on', async () => {
    const marit = await buyer(kindling, 'marit-lost');
    const { payment, redirect_url } = await started(marit);
    await rows(
      "update payment_attempts set reference = null, url = null, state = 'sent' where payment_id = $1",
      payment.id,
    );
    kindling.travel(3 * MINUTE_MS);
    await kindling.runSchedule('payments-reconcile');
    expect(await view(marit, payment.id)).toMatchObject({ status: 'loading', redirect_url });
  });

  test('ends by our own clock where nobody can be asked any more, and is not loading for ever', async () => {
    const marit = await buyer(kindling, 'marit-forgotten');
    const { payment } = await started(marit);
    await rows(
      "update payment_attempts set reference = null, url = null, state = 'unknown' where payment_id = $1",
      payment.id,
    );
    await rows(
      "update payment_attempts set sent_at = now() - interval '2 hours', created_at = now() - interval '2 hours', check_at = now() where payment_id = $1",
      payment.id,
    );
    await kindling.runSchedule('payments-reconcile');
    expect(await view(marit, payment.id)).toMatchObject({ status: 'failed', state: 'expired' });
  });
});

describe('A card that is kept', () => {
  async function memberWithCard(name: string, card: string): Promise<Person> {
    const who = await buyer(kindling, name);
    const { redirect_url } = await started(who, { store_card: STORE_CARD });
    await atTheBank(redirect_url, 'pay', `delivery=once&card=${card}`);
    await kindling.runJobs();
    return who;
  }
  const repeat = async (who: Person): Promise<RepeatOrderReply> =>
    (await call(who, 'GET', '/api/repeat-order.php?country=NL')).json();

  test('is kept with what its owner agreed to, and only if they did', async () => {
    const marit = await memberWithCard('marit-keeps', 'plain');
    expect((await call(marit, 'GET', '/api/stored-methods.php')).json().stored_methods).toMatchObject([
      { brand: 'visa', last4: '4242', exp_month: 12, expired: false },
    ]);
    expect(await rows('select consent, consent_locale from stored_methods where account_id = $1', marit.id)).toEqual([
      { consent: STORE_CARD, consent_locale: 'en' },
    ]);
    const joost = await buyer(kindling, 'joost-keeps-none');
    await atTheBank((await started(joost)).redirect_url, 'pay', 'delivery=once&card=plain');
    await kindling.runJobs();
    expect((await call(joost, 'GET', '/api/stored-methods.php')).json().stored_methods).toEqual([]);
  });

  test('buys the last package again at once', async () => {
    const marit = await memberWithCard('marit-repeats', 'plain');
    const { checkout, card } = await repeat(marit);
    expect(checkout.package.id).toBe(small.id);
    const { payment, redirect_url } = await started(marit, { stored_method_id: card.id, total: checkout.total });
    expect([payment.status, redirect_url, payment.repeat]).toEqual(['completed', null, true]);
    expect((await account(marit))?.credits).toBe(2 * small.credits);
    expect(await books()).toEqual([]);
  });

  test('whose bank asks leads to the bank’s page; one that is declined fails with its reason', async () => {
    const marit = await memberWithCard('marit-asked', 'asks');
    const asked = await started(marit, { stored_method_id: (await repeat(marit)).card.id });
    expect([asked.payment.status, asked.redirect_url]).toEqual(['loading', expect.stringMatching(/^\/sandbox\/pay\//)]);
    await atTheBank(asked.redirect_url, 'pay');
    expect((await comeBack(marit, asked.payment.id)).status).toBe('completed');
    const joost = await memberWithCard('joost-declined', 'declined');
    const declined = await started(joost, { stored_method_id: (await repeat(joost)).card.id });
    expect(declined.payment).toMatchObject({ status: 'failed', failure: 'declined', redirect_url: null });
    expect((await account(joost))?.credits).toBe(small.credits);
  });

  test('of somebody else, or one that has expired or was removed, pays nothing', async () => {
    const [marit, joost] = [await memberWithCard('marit-owns', 'plain'), await buyer(kindling, 'joost-steals')];
    const { card } = await repeat(marit);
    const stolen = await order(joost, { stored_method_id: card.id });
    expect([stolen.statusCode, stolen.json().error.code]).toEqual([404, 'stored_method_not_found']);
    expect((await call(joost, 'DELETE', '/api/stored-method.php', { id: card.id })).statusCode).toBe(404);
    await rows('update stored_methods set exp_year = 2020 where id = $1', card.id);
    expect((await order(marit, { stored_method_id: card.id })).statusCode).toBe(404);
    expect((await call(marit, 'GET', '/api/repeat-order.php')).json().error.code).toBe('repeat_order_unavailable');
    expect((await call(marit, 'DELETE', '/api/stored-method.php', { id: card.id })).json()).toEqual({
      stored_methods: [],
    });
    expect((await call(marit, 'DELETE', '/api/stored-method.php', { id: card.id })).statusCode).toBe(404);
    await kindling.runSchedule('payments-forget-cards');
    expect(
      await rows('select token, forgotten_at is not null as forgotten from stored_methods where id = $1', card.id),
    ).toEqual([{ token: expect.stringMatching(/^forgotten [0-9a-f]{64}$/), forgotten: true }]);
  });
});

describe('A refund', () => {
  test('takes its credits first, goes to the bank once, and is never more than was paid', async () => {
    const marit = await buyer(kindling, 'marit-refunded');
    const { payment, redirect_url } = await started(marit);
    await atTheBank(redirect_url, 'pay', 'delivery=once');
    await kindling.runJobs();
    const { transaction } = await kindling.calls();
    const [attempt = { id: 0 }] = await rows<{ id: number }>(
      'select id from payment_attempts where payment_id = $1',
      payment.id,
    );
    const ask = (amount: number, cause: string) =>
      transaction(async (within) => {
        const locked = await lockPayment.one(within.tx, { id: payment.id });
        if (!locked) throw new Error('The payment is there.');
        return askRefund(within, locked, {
          amount,
          cause,
          reason: 'staff',
          by: 'staff',
          staff: 'Sam',
          attempt: attempt.id,
        });
      });
    expect(await ask(996, 'too much')).toBe('too_much');
    expect(await ask(500, 'half')).toBe('asked');
    expect((await account(marit))?.credits).toBe(small.credits - 12);
    expect(await ask(500, 'half')).toBe('asked_before');
    expect(await ask(496, 'more than is left')).toBe('too_much');
    await kindling.runJobs();
    expect(await view(marit, payment.id)).toMatchObject({ state: 'partly_refunded', refunded: { amount: 500 } });
    expect(await ask(495, 'the rest')).toBe('asked');
    await kindling.runJobs();
    expect(await view(marit, payment.id)).toMatchObject({ state: 'refunded', refunded: { amount: 995 } });
    expect(await account(marit)).toEqual({ credits: small.credits - 12 - 12, paid_user: false });
    expect(await books()).toEqual([]);
  });
});

test('books that do not add up are told by the metrics', async () => {
  const told = async () => (await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body;
  await kindling.runSchedule('payments-books');
  expect(await told()).toContain('payment_books_wrong{kind="any"} 0');
  const marit = await buyer(kindling, 'marit-books');
  await rows('update accounts set credits = credits + 5 where id = $1 returning id', marit.id);
  await kindling.runSchedule('payments-books');
  expect(await told()).toContain('payment_books_wrong{kind="balance is not the sum of the ledger"} 1');
  await rows('update accounts set credits = credits - 5 where id = $1 returning id', marit.id);
});

test('the checkout offers a card to be kept and says what stands on the bank statement', async () => {
  await rows(
    "update companies set statement_text = 'LAMPLIGHT MEDIA' where id = (select company_id from sites where is_default)",
  );
  const checkout: CheckoutReply = (
    await app.inject({ url: `/api/checkout.php?package_id=${small.id}&country=NL` })
  ).json();
  expect(checkout).toMatchObject({ statement: 'LAMPLIGHT MEDIA', discount: null, unavailable: [] });
  expect(checkout.storable).toEqual(['card']);
  expect(checkout.methods.slice(0, 3)).toEqual(['ideal', 'card', 'paypal']);
  expect(checkout.methods).not.toContain('applepay');
  const headers = {
    'user-agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  };
  const onPhone: CheckoutReply = (
    await app.inject({ url: `/api/checkout.php?package_id=${small.id}&country=NL`, headers })
  ).json();
  expect(onPhone.methods).toContain('applepay');
});
