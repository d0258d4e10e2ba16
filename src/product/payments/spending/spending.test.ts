import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer, factOf, orderOf, referenceOf, sandboxCall } from '#tests/paying.ts';
import type { Person } from '#tests/people.ts';
import { type PaymentView, STORE_CARD, type StartPaymentReply } from '../contract.ts';
import type { PaymentFact } from '../gateway.ts';
import type { SpendingReply } from './contract.ts';
import { monthOf } from './policy.ts';

const kindling = await startTestApp();
const { app, db, services } = kindling;
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
});

const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;
const [small = { id: 0 }] = await rows<{ id: number }>('select id from packages order by position');
const PRICE = 995;
const HOUR_MS = 3_600_000;

const call = (who: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({
    ...{ method, url, headers: { cookie: who.cookie, 'x-forwarded-for': freshAddress() } },
    ...(payload && { payload }),
  });
const order = async (who: Person, change: { country?: string; [field: string]: unknown } = {}) =>
  call(who, 'POST', '/api/payment.php', {
    ...(await orderOf(kindling, { package_id: small.id, cookie: who.cookie, country: change.country ?? 'NL' })),
    ...change,
  });
const codeOf = (reply: { statusCode: number; json(): { error?: { code: string } } }) => [
  reply.statusCode,
  reply.json().error?.code,
];
const REFUSED = [409, 'spending_cap_reached'];
const TAKEN = [200, undefined];

const setCap = (who: Person, cap: number | null, currency = 'EUR') =>
  call(who, 'PUT', '/api/spending-cap.php', { currency, cap });
const spendingOf = async (who: Person, country = 'NL'): Promise<SpendingReply> =>
  (await call(who, 'GET', `/api/spending.php?country=${country}`)).json();
const euros = async (who: Person) => (await spendingOf(who)).currencies[0];

async function started(who: Person, change: { country?: string } = {}): Promise<PaymentView & { reference: string }> {
  const reply: StartPaymentReply = (await order(who, change)).json();
  return { ...reply.payment, reference: referenceOf(reply) };
}
const report = async (payment: PaymentView & { reference: string }, state: PaymentFact['state']) =>
  app.inject(await sandboxCall(services, [factOf(payment, payment.reference, { state })]));

/** Somebody whose browser is in a zone. */
const inZone = (who: Person, zone: string): Person => ({
  ...who,
  cookie: `${who.cookie}; time_zone=${encodeURIComponent(zone)}`,
});

describe('A cap that is reached', () => {
  test('refuses a payment by every way, and says what is left and when a new month begins', async () => {
    const marit = inZone(await buyer(kindling, 'marit-reaches'), 'Europe/Amsterdam');
    const { redirect_url } = (await order(marit, { store_card: STORE_CARD })).json();
    await app.inject({
      ...{ method: 'POST' as const, url: redirect_url, payload: 'action=pay&delivery=once&card=plain' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await kindling.runJobs();
    const { card } = (await call(marit, 'GET', '/api/repeat-order.php?country=NL')).json();
    await setCap(marit, PRICE + 500);
    for (const way of [{}, { method: 'ideal' }, { stored_method_id: card.id }])
      expect(codeOf(await order(marit, way))).toEqual(REFUSED);
    const { message } = (await order(marit)).json().error;
    const { to } = monthOf(services.now(), 'Europe/Amsterdam');
    const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(to);
    expect(message).toBe(
      `This payment would pass your spending cap of €14.95 a month: €5.00 is left. A new month begins on ${date}.`,
    );
    expect(await euros(marit)).toMatchObject({
      cap: { amount: PRICE + 500 },
      spent: { amount: PRICE },
      left: { amount: 500 },
      renews_at: to.toISOString(),
      reached: true,
    });
    expect(await rows('select 1 from payments where account_id = $1', marit.id)).toHaveLength(1);
  });

  test('lets a payment through that comes to it exactly, and not one cent more', async () => {
    const marit = await buyer(kindling, 'marit-exact');
    await setCap(marit, 2 * PRICE);
    expect(codeOf(await order(marit))).toEqual(TAKEN);
    expect(await euros(marit)).toMatchObject({ left: { amount: PRICE }, reached: false });
    expect(codeOf(await order(marit))).toEqual(TAKEN);
    const joost = await buyer(kindling, 'joost-cent');
    await setCap(joost, PRICE - 1);
    expect(codeOf(await order(joost))).toEqual(REFUSED);
  });

  test('refuses nothing that was started before it: the same key answers the same payment', async () => {
    const marit = await buyer(kindling, 'marit-key');
    const input = await orderOf(kindling, { package_id: small.id, cookie: marit.cookie });
    const first: StartPaymentReply = (await call(marit, 'POST', '/api/payment.php', input)).json();
    await setCap(marit, 0);
    const again: StartPaymentReply = (await call(marit, 'POST', '/api/payment.php', input)).json();
    expect(again.payment.id).toBe(first.payment.id);
    expect(codeOf(await call(marit, 'POST', '/api/payment.php', { ...input, key: randomUUID() }))).toEqual(REFUSED);
  });

  test('is not passed by payments that are started at once', async () => {
    const marit = await buyer(kindling, 'marit-at-once-twice');
    await setCap(marit, 2 * PRICE);
    const replies = await Promise.all(Array.from({ length: 6 }, () => order(marit)));
    expect(replies.map(codeOf).filter(([status]) => status === 200)).toHaveLength(2);
    expect(replies.map(codeOf).filter(([, code]) => code === 'spending_cap_reached')).toHaveLength(4);
    expect(await euros(marit)).toMatchObject({ spent: { amount: 2 * PRICE }, left: { amount: 0 } });
  });

  test("is the member's own: nobody else's payments count, and nobody else is refused", async () => {
    const [marit, joost] = [await buyer(kindling, 'marit-own'), await buyer(kindling, 'joost-own')];
    await setCap(marit, PRICE);
    expect(codeOf(await order(joost))).toEqual(TAKEN);
    expect(codeOf(await order(joost))).toEqual(TAKEN);
    expect(codeOf(await order(marit))).toEqual(TAKEN);
    expect(await euros(joost)).toMatchObject({ cap: null, left: null, reached: false });
  });

  test('counts payments of its own currency only', async () => {
    const marit = await buyer(kindling, 'marit-currency');
    await setCap(marit, PRICE);
    expect(codeOf(await order(marit, { country: 'SE', method: 'card' }))).toEqual(TAKEN);
    expect((await spendingOf(marit, 'SE')).currencies).toMatchObject([
      { currency: 'SEK', cap: null, spent: { amount: 10900 } },
      { currency: 'EUR', cap: { amount: PRICE }, spent: { amount: 0 } },
    ]);
    await setCap(marit, 10900, 'SEK');
    expect(codeOf(await order(marit, { country: 'SE', method: 'card' }))).toEqual(REFUSED);
    expect(codeOf(await order(marit))).toEqual(TAKEN);
  });
});

describe('What counts', () => {
  test('is what may still be paid; what failed, was cancelled or expired does not', async () => {
    for (const state of ['pending', 'failed', 'cancelled', 'expired'] as const) {
      const marit = await buyer(kindling, `marit-${state}`);
      await setCap(marit, PRICE);
      const payment = await started(marit);
      expect(codeOf(await order(marit)), `${state}, while it is open`).toEqual(REFUSED);
      await report(payment, state);
      expect(codeOf(await order(marit)), state).toEqual(state === 'pending' ? REFUSED : TAKEN);
    }
  });

  test('is paid money, until it goes back', async () => {
    const marit = await buyer(kindling, 'marit-refunded');
    await setCap(marit, PRICE);
    const payment = await started(marit);
    await report(payment, 'paid');
    expect(codeOf(await order(marit))).toEqual(REFUSED);
    const refund = (amount: number, state: string) =>
      rows(
        `insert into refunds (payment_id, attempt_id, key, cause, reason, requester, amount, currency, state)
         select $1, max(id), gen_random_uuid(), gen_random_uuid()::text, 'staff', 'staff', $2, 'EUR', $3 from payment_attempts where payment_id = $1`,
        ...[payment.id, amount, state],
      );
    await refund(PRICE, 'failed');
    expect(codeOf(await order(marit))).toEqual(REFUSED);
    await refund(400, 'settled');
    expect(await euros(marit)).toMatchObject({ spent: { amount: PRICE - 400 }, left: { amount: 400 } });
    expect(codeOf(await order(marit))).toEqual(REFUSED);
    await refund(PRICE - 400, 'settled');
    expect(codeOf(await order(marit))).toEqual(TAKEN);
  });
});

describe('A change', () => {
  test('to less counts at once, to more or to none after a day, and can be taken back meanwhile', async () => {
    const marit = await buyer(kindling, 'marit-changes');
    while (services.now().getUTCDate() > 20) kindling.travel(24 * HOUR_MS);
    expect((await setCap(marit, 5000)).json().currencies[0]).toMatchObject({ cap: { amount: 5000 }, waiting: null });
    expect((await setCap(marit, PRICE)).json().currencies[0]).toMatchObject({ cap: { amount: PRICE }, waiting: null });
    const raised = (await setCap(marit, 5000)).json().currencies[0];
    expect(raised).toMatchObject({ cap: { amount: PRICE }, waiting: { cap: { amount: 5000 } } });
    expect(Math.abs(Date.parse(raised.waiting.at) - services.now().getTime() - 24 * HOUR_MS)).toBeLessThan(60_000);
    expect(codeOf(await order(marit))).toEqual(TAKEN);
    expect(codeOf(await order(marit))).toEqual(REFUSED);
    const kept = await call(marit, 'DELETE', '/api/spending-cap.php', { currency: 'EUR' });
    expect(kept.json().currencies[0]).toMatchObject({ cap: { amount: PRICE }, waiting: null });
    kindling.travel(25 * HOUR_MS);
    expect(codeOf(await order(marit, { method: 'ideal' }))).toEqual(REFUSED);
    await setCap(marit, null);
    kindling.travel(23.9 * HOUR_MS);
    expect(codeOf(await order(marit))).toEqual(REFUSED);
    kindling.travel(0.2 * HOUR_MS);
    expect(codeOf(await order(marit))).toEqual(TAKEN);
    expect(await euros(marit)).toMatchObject({ cap: null, waiting: null });
    expect((await setCap(marit, 2 * PRICE)).json().currencies[0]).toMatchObject({ cap: { amount: 2 * PRICE } });
  });

  test.each([
    [{ currency: 'EUR', cap: -1 }, 400],
    [{ currency: 'EUR', cap: 9.5 }, 400],
    [{ currency: 'EUR', cap: 1_000_000_001 }, 400],
    [{ currency: 'eur', cap: 100 }, 400],
    [{ currency: 'EUR' }, 400],
    [{ currency: 'XTS', cap: 100 }, 422],
  ])('to %o is answered %i', async (input, status) => {
    const marit = await buyer(kindling, `marit-wrong-${randomUUID().slice(0, 8)}`);
    expect((await call(marit, 'PUT', '/api/spending-cap.php', input)).statusCode).toBe(status);
    expect((await app.inject({ method: 'PUT', url: '/api/spending-cap.php', payload: input })).statusCode).toBe(403);
  });
});

describe('A month', () => {
  const endOfMonth = async (who: Person, months: (month: number) => boolean, zone: string): Promise<number> => {
    await rows(
      "update sessions set expires_at = now() + interval '900 days', last_used_at = now() + interval '800 days' where account_id = $1",
      who.id,
    );
    let { to } = monthOf(services.now(), zone);
    while (!months(to.getUTCMonth())) ({ to } = monthOf(to, zone));
    return to.getTime();
  };
  const travelTo = (moment: number) => kindling.travel(moment - services.now().getTime());
  const MINUTE_MS = 60_000;

  test.each([
    ['Europe/Amsterdam', 'whatever month it is', () => true],
    ['Europe/Amsterdam', 'October, in which the clocks go back', (month: number) => month === 9],
    ['America/New_York', 'March, in which they go forward', (month: number) => month === 3],
  ])('ends at midnight in %s: %s', async (zone, _title, months) => {
    const marit = inZone(await buyer(kindling, `marit-${randomUUID().slice(0, 8)}`), zone);
    const end = await endOfMonth(marit, months, zone);
    travelTo(end - MINUTE_MS);
    await setCap(marit, PRICE);
    expect(codeOf(await order(marit))).toEqual(TAKEN);
    // Another zone of the browser changes nothing: the next month would begin earlier.
    expect(codeOf(await order(inZone({ ...marit, cookie: marit.cookie.split(';')[0] ?? '' }, 'Asia/Tokyo')))).toEqual(
      REFUSED,
    );
    travelTo(end - 1000);
    expect(codeOf(await order(marit))).toEqual(REFUSED);
    travelTo(end + MINUTE_MS);
    expect(codeOf(await order(marit))).toEqual(TAKEN);
    expect(codeOf(await order(marit))).toEqual(REFUSED);
    expect((await spendingOf(marit)).last_month).toMatchObject({ time_zone: zone, spent: [] });
  });

  test('that is over is told in money: what was paid and did not go back', async () => {
    const marit = inZone(await buyer(kindling, 'marit-last-month'), 'Europe/Amsterdam');
    const end = await endOfMonth(marit, () => true, 'Europe/Amsterdam');
    travelTo(end - MINUTE_MS);
    await report(await started(marit), 'paid');
    await started(marit);
    await report(await started(marit, { country: 'SE' }), 'paid');
    expect((await spendingOf(marit)).last_month.spent).toEqual([]);
    travelTo(end + MINUTE_MS);
    await report(await started(marit), 'paid');
    const { last_month } = await spendingOf(marit);
    expect(last_month.spent).toEqual([
      { amount: PRICE, currency: 'EUR' },
      { amount: 10900, currency: 'SEK' },
    ]);
    expect(monthOf(new Date(last_month.at), 'Europe/Amsterdam').to.getTime()).toBe(end);
  });
});
