import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer, factOf, orderOf, referenceOf, sandboxCall } from '#tests/paying.ts';
import type { Person } from '#tests/people.ts';
import type { PaymentView, StartPaymentReply } from '../contract.ts';
import type { DisputeFact, PaymentFact, ProviderFact, RefundFact } from '../gateway.ts';

const kindling = await startTestApp();
const { app, db, services } = kindling;
const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;
const [small = { id: 0, credits: 0 }] = await rows<{ id: number; credits: number }>(
  'select id, credits from packages order by position',
);
const [bank = { id: 0 }] = await rows<{ id: number }>(
  "select a.id from payment_accounts a join sites s on s.company_id = a.company_id where s.is_default and a.provider = 'sandbox'",
);

type Started = PaymentView & { reference: string };
async function started(who: Person): Promise<Started> {
  const payload = await orderOf(kindling, { package_id: small.id });
  const headers = { cookie: who.cookie, 'x-forwarded-for': freshAddress() };
  const reply = await app.inject({ method: 'POST', url: '/api/payment.php', headers, payload });
  const opened: StartPaymentReply = reply.json();
  return { ...opened.payment, reference: referenceOf(opened) };
}
const fact = (payment: Started, change: Partial<PaymentFact> = {}) => factOf(payment, payment.reference, change);
const about = ({ reference }: Started) => ({ id: `evt_${randomUUID()}`, reference, ours: null });
const refund = (payment: Started, change: Partial<RefundFact> = {}): RefundFact => ({
  ...{ ...about(payment), object: 'refund', refund: `re_${payment.reference}`, ourRefund: null, state: 'settled' },
  ...{ ...payment.price, ...change },
});
const dispute = (payment: Started, change: Partial<DisputeFact> = {}): DisputeFact => ({
  ...{ ...about(payment), object: 'dispute', dispute: `dp_${payment.reference}`, state: 'lost_funds' },
  ...{ ...payment.price, reason: 'fraudulent', dueAt: null, ...change },
});
const deliver = async (facts: ProviderFact | readonly ProviderFact[], change: Parameters<typeof sandboxCall>[2] = {}) =>
  app.inject(await sandboxCall(services, [facts].flat(), change));

const view = async (who: Person, { id }: { id: number }): Promise<PaymentView> =>
  (await app.inject({ url: `/api/payment.php?id=${id}`, headers: { cookie: who.cookie } })).json().payment;
const account = async ({ id }: Person) =>
  (await rows<{ credits: number; paid_user: boolean }>('select credits, paid_user from accounts where id = $1', id))[0];
const purchases = (id: number) =>
  rows("select amount from credit_ledger where reason = 'purchase' and reference = $1", `${id}`);
const kept = async (told: ProviderFact) =>
  rows<{ anomaly: string | null; handled: boolean }>(
    'select anomaly, handled_at is not null as handled from payment_events where event_id = $1',
    told.id,
  );
const books = () => rows('select * from payment_books');
const booksOf = ({ id }: Person) => rows('select * from payment_books where account_id = $1', id);
const spend = (who: Person, credits: number) =>
  rows("select move_credits($1, $2, 'adjustment', $3) as left", who.id, -credits, randomUUID());

describe('A webhook', () => {
  test('that says paid adds the credits and makes a free member premium at once', async () => {
    const marit = await buyer(kindling, 'marit-paid', { credits: 3 });
    const payment = await started(marit);
    expect((await deliver(fact(payment))).statusCode).toBe(200);
    expect(await account(marit)).toEqual({ credits: 3 + small.credits, paid_user: true });
    expect(await view(marit, payment)).toMatchObject({ status: 'completed', state: 'paid', redirect_url: null });
    expect(kindling.events).toContainEqual({ memberId: marit.id, event: { type: 'balance' } });
    expect(kindling.events).toContainEqual({ memberId: marit.id, event: { type: 'payment', id: payment.id } });
  });

  test('delivered twenty times at once adds the credits once', async () => {
    const marit = await buyer(kindling, 'marit-twenty');
    const payment = await started(marit);
    const told = fact(payment);
    const replies = await Promise.all(Array.from({ length: 20 }, () => deliver(told)));
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]));
    expect((await account(marit))?.credits).toBe(small.credits);
    expect(await kept(told)).toEqual([{ anomaly: null, handled: true }]);
  });

  test('of any kind, in any order and however often, comes to what its facts come to', async () => {
    let run = 0;
    const step = fc.oneof(
      fc.record({
        object: fc.constant('payment' as const),
        state: fc.constantFrom('pending', 'failed', 'cancelled', 'expired', 'paid'),
      }),
      fc.record({
        object: fc.constant('refund' as const),
        state: fc.constantFrom('pending', 'settled', 'failed', 'reversed'),
        part: fc.constantFrom(0, 1),
      }),
      fc.record({
        object: fc.constant('dispute' as const),
        state: fc.constantFrom('warned', 'lost_funds', 'won', 'lost'),
      }),
      fc.record({ object: fc.constant('spend' as const), credits: fc.integer({ min: 1, max: 30 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), fc.boolean(), async (sequence, together) => {
        const marit = await buyer(kindling, `marit-any-${++run}`, { credits: 10 });
        const payment = await started(marit);
        const half = Math.ceil(payment.price.amount / 2);
        const tell = (one: (typeof sequence)[number]) => {
          if (one.object === 'payment')
            return deliver(fact(payment, { id: `${payment.id}-${one.state}`, state: one.state }));
          if (one.object === 'refund') {
            const part = one.part === 0 ? half : payment.price.amount - half;
            const change = { refund: `re_${payment.id}_${one.part}`, amount: part, state: one.state };
            return deliver(refund(payment, { ...change, id: `${change.refund}-${one.state}` }));
          }
          if (one.object === 'dispute')
            return deliver(dispute(payment, { id: `${payment.id}-dp-${one.state}`, state: one.state }));
          return spend(marit, one.credits);
        };
        if (together) await Promise.all(sequence.map(tell));
        else for (const one of sequence) await tell(one);
        const paid = sequence.some((one) => one.object === 'payment' && one.state === 'paid');
        const wrong = await booksOf(marit);
        // Money that a provider says went back of a payment that it never said was made does not add up until it does.
        if (paid) expect(wrong).toEqual([]);
        expect(await purchases(payment.id)).toEqual(paid ? [{ amount: small.credits }] : []);
        const { status } = await view(marit, payment);
        if (paid) expect(status).toBe('completed');
        else expect(status).not.toBe('completed');
        expect((await account(marit))?.credits).toBeGreaterThanOrEqual(0);
        await deliver(fact(payment, { id: `${payment.id}-paid`, state: 'paid' }));
        expect(await booksOf(marit)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test.each(['failed', 'cancelled', 'expired'] as const)(
    'that says paid after %s still credits, because the money was taken',
    async (state) => {
      const marit = await buyer(kindling, `marit-after-${state}`);
      const payment = await started(marit);
      await deliver(fact(payment, { state, failure: null }));
      expect(await view(marit, payment)).toMatchObject({
        state,
        status: state === 'cancelled' ? 'cancelled' : 'failed',
      });
      await deliver(fact(payment, { state: 'pending' }));
      expect((await view(marit, payment)).state).toBe(state);
      expect((await account(marit))?.paid_user).toBe(false);
      await deliver(fact(payment));
      expect(await account(marit)).toEqual({ credits: small.credits, paid_user: true });
    },
  );

  test('that was forged is refused and leaves no trace', async () => {
    const marit = await buyer(kindling, 'marit-forged');
    const payment = await started(marit);
    const told = fact(payment);
    const minutes = (count: number) => new Date(services.now().getTime() + count * 60_000);
    const forgeries = [
      { key: 'another secret' },
      { body: JSON.stringify({ facts: [{ ...told, state: 'failed' }] }) },
      { body: '' },
      { at: minutes(-6) },
      { at: minutes(6) },
    ];
    for (const forgery of forgeries) {
      const reply = await deliver(told, forgery);
      expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'webhook_signature']);
    }
    for (const header of ['', 't=1,v1=', `t=1,v1=${'0'.repeat(64)}`, 'nonsense']) {
      const { url, payload } = await sandboxCall(services, [told]);
      const headers = { 'sandbox-signature': header, 'content-type': 'application/json' };
      expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(403);
    }
    expect(await kept(told)).toEqual([]);
    expect(await rows('select 1 from payment_deliveries where body like $1', `%${told.id}%`)).toEqual([]);
    expect((await view(marit, payment)).status).toBe('loading');
    expect((await deliver(told, { at: minutes(-4) })).statusCode).toBe(200);
    expect((await account(marit))?.credits).toBe(small.credits);
  });

  test('with a right signature on something that is no fact is refused', async () => {
    const odd = [{ id: 7 }, { ...fact(await started(await buyer(kindling, 'marit-odd'))), state: 'rich' }] as never[];
    for (const one of odd) expect((await deliver(one)).statusCode).toBe(403);
  });

  test.each([{ amount: 1 }, { currency: 'SEK' }])(
    'that names another amount (%o) is kept for staff, answered as any other, and adds nothing',
    async (change) => {
      const marit = await buyer(kindling, `marit-amount-${Object.keys(change)[0]}`);
      const payment = await started(marit);
      const told = fact(payment, change);
      expect((await deliver(told)).statusCode).toBe(200);
      expect(await kept(told)).toEqual([{ anomaly: Object.keys(change)[0], handled: true }]);
      expect(await account(marit)).toEqual({ credits: 0, paid_user: false });
      expect((await view(marit, payment)).status).toBe('loading');
      const good = fact(payment);
      expect((await deliver([fact(payment, change), good])).statusCode).toBe(200);
      expect((await account(marit))?.credits).toBe(small.credits);
    },
  );

  test("for another account's payment is kept for staff and adds nothing", async () => {
    const marit = await buyer(kindling, 'marit-elsewhere');
    const payment = await started(marit);
    const [attempt = { id: 0 }] = await rows<{ id: number }>(
      'select id from payment_attempts where payment_id = $1',
      payment.id,
    );
    const [other = { id: 0 }] = await rows<{ id: number }>(
      `insert into companies (name, address, kvk, city, country) values ('Other', 'Street 1', '1', 'Ede', 'NL') returning id`,
    );
    const [elsewhere = { id: 0 }] = await rows<{ id: number }>(
      "insert into payment_accounts (company_id, provider, mode) values ($1, 'sandbox', 'test') returning id",
      other.id,
    );
    kindling.travel(11_000);
    const told = fact(payment, { reference: 'sb_other', ours: { payment: payment.id, attempt: attempt.id } });
    expect((await deliver(told, { account: elsewhere.id })).statusCode).toBe(200);
    expect(await kept(told)).toEqual([{ anomaly: 'other_account', handled: true }]);
    expect((await account(marit))?.credits).toBe(0);
    expect((await deliver(fact(payment), { account: bank.id })).statusCode).toBe(200);
    expect((await account(marit))?.credits).toBe(small.credits);
  });

  test('for a reference we do not know yet is kept, and handled as soon as we know it', async () => {
    const marit = await buyer(kindling, 'marit-early');
    const payment = await started(marit);
    // As if the provider's answer had not arrived before its webhook.
    await rows(
      "update payment_attempts set reference = null, url = null, state = 'sent' where payment_id = $1",
      payment.id,
    );
    const told = fact(payment);
    expect((await deliver(told)).statusCode).toBe(200);
    expect((await deliver(told)).statusCode).toBe(200);
    expect(await kept(told)).toEqual([{ anomaly: null, handled: false }]);
    expect((await account(marit))?.credits).toBe(0);
    const [order = { key: '' }] = await rows<{ key: string }>('select key from payments where id = $1', payment.id);
    const payload = { ...(await orderOf(kindling, { package_id: small.id })), key: order.key };
    const again = await app.inject({
      method: 'POST',
      url: '/api/payment.php',
      headers: { cookie: marit.cookie },
      payload,
    });
    expect(again.json().payment.status).toBe('completed');
    expect(await account(marit)).toEqual({ credits: small.credits, paid_user: true });
    expect((await deliver(told)).statusCode).toBe(200);
    expect((await account(marit))?.credits).toBe(small.credits);
  });

  test('by our own ids finds its payment also where the provider’s answer was lost', async () => {
    const marit = await buyer(kindling, 'marit-ours');
    const payment = await started(marit);
    const [attempt = { id: 0 }] = await rows<{ id: number }>(
      "update payment_attempts set reference = null, url = null, state = 'unknown' where payment_id = $1 returning id",
      payment.id,
    );
    await deliver(fact(payment, { ours: { payment: payment.id, attempt: attempt.id } }));
    expect(await account(marit)).toEqual({ credits: small.credits, paid_user: true });
  });

  test('of a provider or an account that does not exist is not found', async () => {
    const payment = await started(await buyer(kindling, 'marit-nobody'));
    for (const [provider, account] of [
      ['nobody', bank.id],
      ['', bank.id],
      ['mollie', bank.id],
      ['sandbox', 99_999],
    ] as const) {
      const { headers, payload } = await sandboxCall(services, [fact(payment)]);
      const url = `/api/webhook.php?provider=${provider}&account=${account}`;
      expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(404);
    }
  });

  test('may come from another origin, unlike every other call', async () => {
    const payment = await started(await buyer(kindling, 'marit-origin'));
    const call = await sandboxCall(services, [fact(payment)]);
    const reply = await app.inject({ ...call, headers: { ...call.headers, origin: 'https://bank.example' } });
    expect(reply.statusCode).toBe(200);
  });
});

describe('Money that comes twice for one order', () => {
  test('adds its credits once, and the second goes back by itself', async () => {
    const marit = await buyer(kindling, 'marit-twice');
    const payment = await started(marit);
    await rows(
      `insert into payment_attempts (payment_id, no, payment_account_id, key, reference, state)
       select payment_id, 2, payment_account_id, gen_random_uuid(), 'sb_second', 'open' from payment_attempts where payment_id = $1`,
      payment.id,
    );
    const second = fact({ ...payment, reference: 'sb_second' });
    await deliver([fact(payment), second]);
    expect((await account(marit))?.credits).toBe(small.credits);
    expect(await kept(second)).toEqual([{ anomaly: 'paid_twice', handled: true }]);
    expect(
      await rows('select reason, amount, credits_asked, state from refunds where payment_id = $1', payment.id),
    ).toEqual([{ reason: 'paid_twice', amount: payment.price.amount, credits_asked: 0, state: 'asked' }]);
    expect(await view(marit, payment)).toMatchObject({ state: 'paid', refunded: { amount: 0 } });
    expect(await books()).toEqual([]);
  });
});

describe('A dispute', () => {
  test('takes the credits that are there and leaves the rest as a claim; when it is won, both come back', async () => {
    const marit = await buyer(kindling, 'marit-disputes');
    const payment = await started(marit);
    await deliver(fact(payment));
    await spend(marit, 15);
    await deliver(dispute(payment, { state: 'warned' }));
    expect(await account(marit)).toEqual({ credits: 10, paid_user: true });
    await deliver(dispute(payment, { state: 'lost_funds' }));
    expect(await account(marit)).toEqual({ credits: 0, paid_user: true });
    const claims = () =>
      rows('select amount, currency, credits_missing, state from claims where account_id = $1', marit.id);
    expect(await claims()).toEqual([{ amount: 597, currency: 'EUR', credits_missing: 15, state: 'open' }]);
    expect((await view(marit, payment)).state).toBe('charged_back');
    await deliver(dispute(payment, { state: 'won' }));
    expect(await account(marit)).toEqual({ credits: 10, paid_user: true });
    expect(await claims()).toMatchObject([{ state: 'won_back' }]);
    expect((await view(marit, payment)).state).toBe('won_back');
    expect(await books()).toEqual([]);
  });

  test('that is lost after the money was gone ends premium, and one lost after it was won takes the credits again', async () => {
    const marit = await buyer(kindling, 'marit-slowly');
    const payment = await started(marit);
    await deliver(fact(payment));
    await deliver(dispute(payment));
    expect(await account(marit)).toEqual({ credits: 0, paid_user: true });
    await deliver(dispute(payment, { state: 'lost' }));
    expect(await account(marit)).toEqual({ credits: 0, paid_user: false });
    const next = await started(marit);
    await deliver(fact(next));
    for (const state of ['lost_funds', 'won'] as const) await deliver(dispute(next, { state }));
    expect(await account(marit)).toEqual({ credits: small.credits, paid_user: true });
    for (const _ of [1, 2]) await deliver(dispute(next, { state: 'lost' }));
    await deliver(dispute(next, { state: 'won' }));
    expect(await account(marit)).toEqual({ credits: 0, paid_user: false });
    expect(await books()).toEqual([]);
  });

  test('that is lost ends premium where no other purchase stands, and another purchase begins it again', async () => {
    const marit = await buyer(kindling, 'marit-loses');
    const payment = await started(marit);
    await deliver([fact(payment), dispute(payment, { state: 'lost' })]);
    expect(await account(marit)).toEqual({ credits: 0, paid_user: false });
    const next = await started(marit);
    await deliver(fact(next));
    expect(await account(marit)).toEqual({ credits: small.credits, paid_user: true });
    expect(await books()).toEqual([]);
  });
});

describe('A refund that was made at the provider', () => {
  test('takes its share of the credits, and returns them if it fails', async () => {
    const marit = await buyer(kindling, 'marit-refund');
    const payment = await started(marit);
    await deliver(fact(payment));
    const half = Math.ceil(payment.price.amount / 2);
    await deliver(refund(payment, { amount: half, state: 'settled' }));
    expect(await account(marit)).toEqual({ credits: 13, paid_user: true });
    expect(await view(marit, payment)).toMatchObject({ state: 'partly_refunded', refunded: { amount: half } });
    await deliver(refund(payment, { amount: half, state: 'failed' }));
    expect(await account(marit)).toEqual({ credits: 25, paid_user: true });
    expect(await view(marit, payment)).toMatchObject({ state: 'paid', refunded: { amount: 0 } });
    await deliver(refund(payment, { refund: 're_whole' }));
    expect(await account(marit)).toEqual({ credits: 0, paid_user: false });
    expect((await view(marit, payment)).state).toBe('refunded');
    expect(await books()).toEqual([]);
  });
});

test('what a provider said is cut after thirteen months to what a late dispute is weighed with', async () => {
  const marit = await buyer(kindling, 'marit-long-ago');
  const payment = await started(marit);
  const told = fact(payment);
  await deliver([told, refund(payment, { amount: 100 })]);
  // Nobody's session lasts that long.
  const stored = () => rows('select state, status, failure, vat_evidence from payments where id = $1', payment.id);
  const before = await stored();
  const said = async (days: number) => {
    kindling.travel(days * 24 * 3600_000);
    await kindling.runSchedule('payments-cut-facts');
    const events = await rows<{ keys: string[] }>(
      `select array(select jsonb_object_keys(payload) order by 1) as keys from payment_events
        where reference = $1 and handled_at is not null order by object`,
      payment.reference,
    );
    return events.map(({ keys }) => keys);
  };
  expect((await said(395))[0]).toContain('reference');
  expect(await said(2)).toEqual([['charge', 'detail', 'failure', 'state'], ['state']]);
  expect(await stored()).toEqual(before);
  await deliver(dispute(payment, { state: 'lost' }));
  expect(await stored()).toMatchObject([{ state: 'charged_back', status: 'completed' }]);
  expect(await booksOf(marit)).toEqual([]);
  expect(await kept(told)).toEqual([{ anomaly: null, handled: true }]);
  await deliver(told);
  expect(await purchases(payment.id)).toEqual([{ amount: small.credits }]);
});
