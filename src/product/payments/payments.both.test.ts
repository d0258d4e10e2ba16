import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { buyer, factOf, referenceOf, sandboxCall } from '#tests/paying.ts';
import type { Person } from '#tests/people.ts';
import {
  BEGIN_AT_ONCE,
  CheckoutReply,
  type PaymentsReply,
  type PaymentView,
  type StartPaymentReply,
} from './contract.ts';
import type { PaymentFact } from './gateway.ts';

const kindling = await startTestApp();
const { app, db, services } = kindling;

const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;
const packages = await rows<{ id: number; credits: number }>('select id, credits from packages order by position');
const small = packages[0] ?? { id: 0, credits: 0 };
const large = packages[3] ?? { id: 0, credits: 0 };

let calls = 0;
async function start(
  who: Person | null,
  input: { package_id?: unknown; country?: string; total?: object; [field: string]: unknown },
  from?: string,
) {
  const { package_id = small.id, country = 'NL' } = input;
  const shown = await get(who, `/api/checkout.php?package_id=${package_id}&country=${country}`);
  const total = input.total ?? (shown.statusCode === 200 ? shown.json().total : { amount: 995, currency: 'EUR' });
  return app.inject({
    method: 'POST',
    url: '/api/payment.php',
    headers: {
      'x-forwarded-for': from ?? `198.51.${Math.floor(++calls / 250)}.${calls % 250}`,
      ...(who && { cookie: who.cookie }),
    },
    payload: {
      package_id: small.id,
      method: 'card',
      country: 'NL',
      key: randomUUID(),
      begin_at_once: BEGIN_AT_ONCE,
      ...input,
      total,
    },
  });
}
const get = (who: Person | null, url: string) =>
  app.inject({ method: 'GET', url, headers: who ? { cookie: who.cookie } : {} });

async function started(who: Person, input: Record<string, unknown> = {}): Promise<PaymentView & { reference: string }> {
  const reply = (await start(who, input)).json() as StartPaymentReply;
  return { ...reply.payment, reference: referenceOf(reply) };
}

const eventOf = (payment: PaymentView & { reference: string }, change: Partial<PaymentFact> = {}): PaymentFact =>
  factOf(payment, payment.reference, change);
const deliver = async (fact: PaymentFact) => app.inject(await sandboxCall(services, [fact]));

const account = async ({ id }: Person) =>
  (await rows<{ credits: number; paid_user: boolean }>('select credits, paid_user from accounts where id = $1', id))[0];

describe('Checkout', () => {
  test("names the package's price in the country and the methods that are usual there", async () => {
    const reply = await get(null, `/api/checkout.php?package_id=${small.id}&country=SE`);
    expect(reply.statusCode).toBe(200);
    const checkout = CheckoutReply.parse(reply.json());
    expect(checkout.total).toEqual({ amount: 10900, currency: 'SEK' });
    expect(checkout.methods[0]).toBe('swish');
    expect(checkout.methods).not.toContain('ideal');
    expect(checkout.refund_days).toBe(14);
  });

  test('never offers the methods that no provider has any more', async () => {
    for (const country of ['DE', 'NL', 'AT', 'PL', 'US']) {
      const { methods } = (await get(null, `/api/checkout.php?package_id=${small.id}&country=${country}`)).json();
      expect(methods).toContain('card');
      expect(methods).not.toContain('giropay');
      expect(methods).not.toContain('sofort');
    }
  });

  test.each([
    ['?package_id=999999', 404],
    ['?package_id=0', 400],
    ['?package_id=abc', 400],
    ['?package_id=99999999999', 400],
    ['', 400],
    [`?package_id=${small.id}&country=x'--`, 400],
  ])('answers %s with %i', async (query, status) => {
    expect((await get(null, `/api/checkout.php${query}`)).statusCode).toBe(status);
  });
});

describe('Starting a payment', () => {
  test('keeps in which words the buyer asked to begin at once, and without them there is no order', async () => {
    const marit = await buyer(kindling, 'marit-at-once', { language: 'de' });
    const refused = await start(marit, { begin_at_once: undefined });
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'begin_at_once_missing']);
    expect((await start(marit, { begin_at_once: '2020-01-01' })).statusCode).toBe(400);
    const { payment } = (await start(marit, {})).json() as StartPaymentReply;
    const orders = await rows(
      'select id, begin_at_once, begin_at_once_locale from payments where account_id = $1',
      marit.id,
    );
    expect(orders).toEqual([{ id: payment.id, begin_at_once: BEGIN_AT_ONCE, begin_at_once_locale: 'de' }]);
  });

  test('is confirmed by mail while its money is on its way and by one when it is paid, in the language of the order, with the words that the buyer agreed to', async () => {
    const marit = await buyer(kindling, 'marit-confirmed', { language: 'de' });
    const payment = await started(marit);
    const mails = () => kindling.mails.filter(({ to, template }) => to === marit.email && template === 'purchase');
    await deliver(eventOf(payment, { state: 'pending' }));
    await kindling.runJobs();
    expect(mails()).toMatchObject([{ params: { stage: 'ordered', number: payment.id } }]);
    await rows("update accounts set language = 'fr' where id = $1 returning id", marit.id);
    const paid = eventOf(payment);
    await Promise.all([deliver(paid), deliver(paid), deliver(eventOf(payment))]);
    await kindling.runJobs();
    expect(mails().slice(1)).toMatchObject([
      {
        locale: 'de',
        params: {
          stage: 'paid',
          number: payment.id,
          ...payment.price,
          declared: BEGIN_AT_ONCE,
          url: expect.stringMatching(/\/pages\/withdrawal$/),
        },
      },
    ]);
  });

  test('gives the payment and the page to pay at, and no credits yet', async () => {
    const marit = await buyer(kindling, 'marit-start');
    const reply = await start(marit, { package_id: large.id, method: 'ideal' });
    expect(reply.statusCode).toBe(200);
    const { payment, redirect_url } = reply.json() as StartPaymentReply;
    expect(payment).toMatchObject({
      status: 'loading',
      credits: 400,
      price: { amount: 9600, currency: 'EUR' },
      method: 'ideal',
    });
    expect(redirect_url).toMatch(/^\/sandbox\/pay\/sb_[0-9a-f]{40}$/);
    expect(payment.redirect_url).toBe(redirect_url);
    expect(await account(marit)).toEqual({ credits: 0, paid_user: false });
  });

  test('with the same key gives the same payment, however often and however fast', async () => {
    const marit = await buyer(kindling, 'marit-again');
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => start(marit, { key })));
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => reply.json().payment.id)).size).toBe(1);
    expect(new Set(replies.map((reply) => reply.json().redirect_url)).size).toBe(1);
    expect(await rows('select 1 from payments where account_id = $1', marit.id)).toHaveLength(1);
  });

  test.each([{ package_id: large.id }, { method: 'ideal' }, { country: 'SE' }])(
    'with the same key and other details (%o) is refused',
    async (change) => {
      const marit = await buyer(kindling, `marit-other-${randomUUID().slice(0, 8)}`);
      const key = randomUUID();
      await start(marit, { key });
      const reply = await start(marit, { key, ...change });
      expect(reply.statusCode).toBe(409);
      expect(reply.json().error.code).toBe('payment_key_reused');
    },
  );

  test("with another member's key starts a payment of one's own", async () => {
    const [marit, joost] = [await buyer(kindling, 'marit-key'), await buyer(kindling, 'joost-key')];
    const key = randomUUID();
    expect((await start(joost, { key })).json().payment.id).not.toBe((await start(marit, { key })).json().payment.id);
  });

  test('uses the price of the moment it was started', async () => {
    const marit = await buyer(kindling, 'marit-price');
    const key = randomUUID();
    const before = (await start(marit, { key, package_id: packages[1]?.id })).json().payment.price;
    await rows(
      'update package_prices set amount = amount + 100 where package_id = $1 and country is null',
      packages[1]?.id,
    );
    expect((await start(marit, { key, package_id: packages[1]?.id })).json().payment.price).toEqual(before);
  });

  test.each([
    [{ method: 'ideal', country: 'SE' }, 422, 'payment_method_unavailable'],
    [{ method: 'giropay', country: 'DE' }, 422, 'payment_method_unavailable'],
    [{ method: 'gold' }, 400, 'invalid_input'],
    [{ package_id: 999999 }, 404, 'package_not_found'],
    [{ package_id: 1.5 }, 400, 'invalid_input'],
    [{ package_id: '1' }, 400, 'invalid_input'],
    [{ key: 'again' }, 400, 'invalid_input'],
  ])('with %o is refused and stores nothing', async (input, status, code) => {
    const marit = await buyer(kindling, `marit-bad-${randomUUID().slice(0, 8)}`);
    const reply = await start(marit, input);
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code]);
    expect(await rows('select 1 from payments where account_id = $1', marit.id)).toEqual([]);
  });

  test.each(['localhost:4000', 'evil.example', 'localhost:80@evil.example', 'localhost; script-src *'])(
    'from a page at %s leads back to the site’s own address',
    async (host) => {
      const olav = await buyer(kindling, `olav${randomUUID()}`);
      const reply = await app.inject({
        method: 'POST',
        url: '/api/payment.php',
        headers: { cookie: olav.cookie, 'x-forwarded-host': host },
        payload: {
          package_id: small.id,
          method: 'card',
          country: 'NL',
          key: randomUUID(),
          begin_at_once: BEGIN_AT_ONCE,
          total: { amount: 995, currency: 'EUR' },
        },
      });
      const bank = await get(null, reply.json().redirect_url);
      expect(bank.statusCode).toBe(200);
      expect(bank.body).toContain(`href="http://localhost:3000/transactions/${reply.json().payment.id}?returned=1"`);
      expect(bank.headers['content-security-policy']).not.toMatch(/evil|\*/);
    },
  );

  test('is for members only', async () => {
    const reply = await start(null, {});
    expect(reply.statusCode).toBe(403);
    expect(reply.json().authentication_required).toBe(true);
  });
});

describe('Looking at payments', () => {
  test("shows a stranger's payment to nobody", async () => {
    const [marit, joost] = [await buyer(kindling, 'marit-own'), await buyer(kindling, 'joost-own')];
    const { id } = await started(marit);
    expect((await get(marit, `/api/payment.php?id=${id}`)).statusCode).toBe(200);
    const reply = await get(joost, `/api/payment.php?id=${id}`);
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'payment_not_found']);
    expect((await get(null, `/api/payment.php?id=${id}`)).statusCode).toBe(403);
    expect((await get(joost, '/api/payments.php')).json()).toEqual({ payments: [], more: false });
  });

  test.each(['', '?id=0', '?id=-1', '?id=x', '?id=99999999999999999999'])(
    'answers a wrong id (%s) with 400',
    async (query) => {
      const marit = await buyer(kindling, `marit-id-${randomUUID().slice(0, 8)}`);
      expect((await get(marit, `/api/payment.php${query}`)).statusCode).toBe(400);
    },
  );

  test('lists them newest first, and links back to the open ones only', async () => {
    const marit = await buyer(kindling, 'marit-list');
    const [first, second] = [await started(marit), await started(marit, { package_id: large.id })];
    await deliver(eventOf(first));
    const { payments } = (await get(marit, '/api/payments.php')).json() as { payments: PaymentView[] };
    expect(payments.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(payments.map(({ redirect_url }) => redirect_url)).toEqual([second.redirect_url, null]);
    expect(payments[1]?.completed_at).not.toBeNull();
  });
});

describe('Many payments', () => {
  test('are listed twenty at a time, each once, without those of others', async () => {
    const [marit, joost] = [await buyer(kindling, 'marit-pages'), await buyer(kindling, 'joost-pages')];
    const { id } = await started(marit);
    await started(joost);
    await rows(
      `insert into payments (account_id, site_id, company_id, payment_account_id, package_id, key, credits, amount, list_amount, currency, country,
         method, locale)
       select account_id, site_id, company_id, payment_account_id, package_id, gen_random_uuid(), credits, amount, list_amount, currency, country,
              method, locale
         from payments, generate_series(1, 44) where id = $1`,
      id,
    );
    const pages: PaymentsReply[] = [];
    for (let query = ''; pages.length < 5 && (pages.at(-1)?.more ?? true); ) {
      const page: PaymentsReply = (await get(marit, `/api/payments.php${query}`)).json();
      pages.push(page);
      query = `?before=${page.payments.at(-1)?.id}`;
    }
    expect(pages.map(({ payments, more }) => [payments.length, more])).toEqual([
      [20, true],
      [20, true],
      [5, false],
    ]);
    const ids = pages.flatMap(({ payments }) => payments.map((payment) => payment.id));
    const own = await rows<{ id: number }>('select id from payments where account_id = $1 order by id desc', marit.id);
    expect(ids).toEqual(own.map((row) => row.id));
    expect((await get(joost, `/api/payments.php?before=${id}`)).json()).toEqual({ payments: [], more: false });
    for (const wrong of ['0', '-1', 'x', '99999999999999999999'])
      expect((await get(marit, `/api/payments.php?before=${wrong}`)).statusCode).toBe(400);
  });

  test('may be opened twenty times in ten minutes by one member from anywhere, and sixty times from one address', async () => {
    const busy = await buyer(kindling, 'marit-busy');
    const codes: number[] = [];
    for (let attempt = 0; attempt < 21; attempt++) codes.push((await start(busy, {})).statusCode);
    expect([codes.slice(0, 20).every((code) => code === 200), codes[20]]).toEqual([true, 429]);
    expect(await rows('select 1 from payments where account_id = $1', busy.id)).toHaveLength(20);
    const shared: number[] = [];
    for (let member = 0; member < 4; member++) {
      const who = await buyer(kindling, `marit-shared-${member}`);
      for (let attempt = 0; attempt < 16; attempt++) shared.push((await start(who, {}, '203.0.113.7')).statusCode);
    }
    expect([shared.indexOf(429), shared.filter((code) => code === 200)]).toEqual([60, Array(60).fill(200)]);
  });
});
