import { describe, expect, test } from 'vitest';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer, orderOf } from '#tests/paying.ts';
import type { Person } from '#tests/people.ts';
import { sendMailsOf } from '#tests/sent-mails.ts';
import type { PaymentView, StartPaymentReply } from '../contract.ts';
import type { TransferView } from './contract.ts';
import { noteArrived } from './note-arrived.ts';
import { transferReference } from './transfer-reference.ts';

const kindling = await startTestApp();
const { app, db } = kindling;
const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;
await rows(`
  insert into payment_accounts (company_id, provider, mode, settings, position)
  select company_id, 'bank', 'test', '{"holder": "Hearthside Media B.V.", "iban": "NL91 ABNA 0417 1643 00", "bic": "ABNANL2A", "days": "10"}', 1
    from sites where is_default`);
const sender = await sendMailsOf(kindling);
const calls = await kindling.calls();
const DAY_MS = 24 * 3600_000;

async function ordered(who: Person): Promise<PaymentView> {
  const payload = await orderOf(kindling, { method: 'wiretransfer', cookie: who.cookie });
  const headers = { cookie: who.cookie, 'x-forwarded-for': freshAddress() };
  const reply = await app.inject({ method: 'POST', url: '/api/payment.php', headers, payload });
  expect(reply.statusCode, reply.body).toBe(200);
  const started: StartPaymentReply = reply.json();
  expect(started.redirect_url).toBeNull();
  return started.payment;
}
const transferOf = (who: Person, { id }: { id: number }) =>
  app.inject({ url: `/api/transfer.php?id=${id}`, headers: { cookie: who.cookie } });
const view = async (who: Person, { id }: { id: number }): Promise<PaymentView> =>
  (await app.inject({ url: `/api/payment.php?id=${id}`, headers: { cookie: who.cookie } })).json().payment;
const creditsOf = async ({ id }: Person) =>
  (await rows<{ credits: number; paid_user: boolean }>('select credits, paid_user from accounts where id = $1', id))[0];
const arrive = (payment: { id: number }, amount: number, note?: string) =>
  calls.transaction((call) =>
    noteArrived(call, { name: 'ada' }, { reference: transferReference(payment.id), amount, ...(note && { note }) }),
  );
const booksOf = ({ id }: Person) => rows('select * from payment_books where account_id = $1', id);

describe('An order by transfer', () => {
  test('waits, and its owner alone reads where to and with which reference', async () => {
    const marit = await buyer(kindling, 'marit-orders');
    const payment = await ordered(marit);
    expect(payment).toMatchObject({ status: 'pending', transfer: true, redirect_url: null });
    const { transfer }: { transfer: TransferView } = (await transferOf(marit, payment)).json();
    expect(transfer).toMatchObject({
      ...{ holder: 'Hearthside Media B.V.', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' },
      ...{ reference: transferReference(payment.id), due: payment.price, received: { amount: 0, currency: 'EUR' } },
    });
    const waits = Date.parse(transfer.expires_at ?? '') - Date.parse(payment.created_at);
    expect(Math.abs(waits - 10 * DAY_MS)).toBeLessThan(60_000);
    const joost = await buyer(kindling, 'joost-curious');
    expect((await transferOf(joost, payment)).statusCode).toBe(404);
  });

  test('is confirmed by a mail with the same', async () => {
    const marit = await buyer(kindling, 'marit-mailed');
    const payment = await ordered(marit);
    await kindling.runJobs();
    const mail = kindling.mails.filter(({ to, template }) => to === marit.email && template === 'purchase').at(-1);
    const { text } = await sender.send(mail);
    for (const part of [
      'Account holder: Hearthside Media B.V.',
      'IBAN: NL91 ABNA 0417 1643 00',
      'BIC: ABNANL2A',
      `Reference: ${transferReference(payment.id)}`,
      'Amount: €9.95',
      'Transfers in euros are instant.',
    ])
      expect(text).toContain(part);
  });

  test('is not offered where prices are in other money, or where the account’s IBAN is wrong', async () => {
    const methods = async (country: string, test = kindling) =>
      (await test.app.inject({ url: `/api/checkout.php?package_id=1&country=${country}` })).json().methods;
    expect(await methods('NL')).toContain('wiretransfer');
    const other = await startTestApp();
    await other.db.query({
      text: `insert into payment_accounts (company_id, provider, mode, settings, position)
        select company_id, 'bank', 'test', '{"holder": "A", "iban": "NL92ABNA0417164300", "bic": "ABNANL2A"}', 1 from sites where is_default`,
    });
    await other.db.query({ text: "update payment_accounts set active = false where provider = 'sandbox'" });
    expect(await methods('NL', other)).toEqual([]);
  });

  test('ends after its days, and money that comes later still gives the credits', async () => {
    const marit = await buyer(kindling, 'marit-late');
    const payment = await ordered(marit);
    kindling.travel(10 * DAY_MS - 60_000);
    await kindling.runSchedule('payments-reconcile');
    expect(await view(marit, payment)).toMatchObject({ state: 'pending' });
    kindling.travel(2 * 60_000);
    await kindling.runSchedule('payments-reconcile');
    expect(await view(marit, payment)).toMatchObject({ status: 'failed', state: 'expired', transfer: false });
    expect((await transferOf(marit, payment)).statusCode).toBe(404);
    await kindling.runJobs();
    kindling.travel(11 * 60_000);
    await kindling.runJobs();
    expect(
      kindling.mails.filter(({ to, template }) => to === marit.email && template === 'payment-failed'),
    ).toMatchObject([{ params: { kind: 'expired', of: 'order', number: payment.id, why: '' } }]);
    expect(await arrive(payment, 995)).toMatchObject({ verdict: 'arrived' });
    expect(await view(marit, payment)).toMatchObject({ status: 'completed' });
    expect(await booksOf(marit)).toEqual([]);
  });
});

describe('Money that staff saw on the account', () => {
  test('gives credits and premium once, and stands in the audit log', async () => {
    const marit = await buyer(kindling, 'marit-paid');
    const payment = await ordered(marit);
    expect(await arrive(payment, 995, 'statement of Tuesday')).toMatchObject({ verdict: 'arrived', surplus: 0 });
    expect(await creditsOf(marit)).toEqual({ credits: payment.credits, paid_user: true });
    expect(await arrive(payment, 995)).toMatchObject({ verdict: 'paid_before' });
    expect(await creditsOf(marit)).toEqual({ credits: payment.credits, paid_user: true });
    expect(
      await rows(
        "select staff_name, verb, object_id, details->>'amount' as amount, note from audit_entries where account_id = $1",
        marit.id,
      ),
    ).toEqual([
      {
        staff_name: 'ada',
        verb: 'transfer.arrived',
        object_id: payment.id,
        amount: '995',
        note: 'statement of Tuesday',
      },
    ]);
    expect(await booksOf(marit)).toEqual([]);
  });

  test('that is too little waits for the rest, which the page then asks for', async () => {
    const marit = await buyer(kindling, 'marit-short');
    const payment = await ordered(marit);
    expect(await arrive(payment, 990)).toMatchObject({ verdict: 'part', missing: 5 });
    expect(await arrive(payment, 990)).toMatchObject({ verdict: 'arrived_before' });
    expect(await view(marit, payment)).toMatchObject({ state: 'pending' });
    const { transfer } = (await transferOf(marit, payment)).json();
    expect(transfer).toMatchObject({ due: { amount: 5 }, received: { amount: 990 } });
    expect(await arrive(payment, 5)).toMatchObject({ verdict: 'arrived', surplus: 0 });
    expect(await creditsOf(marit)).toMatchObject({ credits: payment.credits });
    expect(await booksOf(marit)).toEqual([]);
  });

  test('that is too much gives the credits, and staff are told what goes back', async () => {
    const marit = await buyer(kindling, 'marit-much');
    const payment = await ordered(marit);
    expect(await arrive(payment, 1000)).toMatchObject({ verdict: 'arrived', surplus: 5 });
    expect(await creditsOf(marit)).toMatchObject({ credits: payment.credits });
  });

  test('marked by two at once is counted once', async () => {
    const marit = await buyer(kindling, 'marit-two');
    const payment = await ordered(marit);
    const verdicts = await Promise.all([arrive(payment, 995), arrive(payment, 995), arrive(payment, 995)]);
    expect(verdicts.filter(({ verdict }) => verdict === 'arrived')).toHaveLength(1);
    expect(await creditsOf(marit)).toMatchObject({ credits: payment.credits });
    expect(await booksOf(marit)).toEqual([]);
  });

  test('for a reference that nobody has changes nothing', async () => {
    expect(await arrive({ id: 99_999_999 }, 995)).toEqual({ verdict: 'not_found' });
  });
});
