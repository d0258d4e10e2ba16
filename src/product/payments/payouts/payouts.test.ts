import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addStaffMember, provenStaff } from '#product/audit/staff.ts';
import { bookingOf, returnsOf } from '#tests/bank-answers.ts';
import { payoutsOf, type StatedPayout } from '#tests/bank-payouts.ts';
import { schemaErrors } from '#tests/bank-schemas.ts';
import { OWN_IBAN, statementOf } from '#tests/bank-statements.ts';
import { CREDITOR, creditorAccount, type StoredDebit, storedDebit } from '#tests/direct-debits.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer, orderOf } from '#tests/paying.ts';
import type { Person } from '#tests/people.ts';
import { lockPayment } from '../attempts/queries.ts';
import { importBankFile } from '../bank/import-bank-file.ts';
import { noteArrived } from '../bank/note-arrived.ts';
import { transferReference } from '../bank/transfer-reference.ts';
import type { PaymentView, StartPaymentReply } from '../contract.ts';
import { askRefund } from '../refunds/refunds.ts';
import { addTargetDays, dayOf, nextTargetDay } from '../sepa/collection-day.ts';
import { importAnswer } from '../sepa/collections/import-answer.ts';
import { makeBatch } from '../sepa/collections/make-batch.ts';
import { partIdOf } from '../sepa/collections/policy.ts';
import { listPayoutAnswers, listPayouts, payoutBatchNumbered } from './list-payouts.ts';
import { makePayouts, previewPayouts } from './make-payouts.ts';
import { nameAccount } from './name-account.ts';
import { notePayoutAnswerSeen, notePayoutsRefused } from './note-payouts.ts';
import { noteRefundSent } from './note-refund-sent.ts';
import { sealedPayoutPieces } from './payout-pieces.ts';

const kindling = await startTestApp();
const { app, db, services } = kindling;
const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;
const ADA = { name: 'ada' };
const DAY_MS = 24 * 3600_000;
const calls = await kindling.calls();
const sepa = await creditorAccount(kindling, { ...CREDITOR, iban: 'NL02ABNA0123456789' });
const [{ id: bank = 0 } = {}] = await rows<{ id: number }>(
  `insert into payment_accounts (company_id, provider, mode, settings, position) select company_id, 'bank', 'test', $1, 1 from sites where is_default returning id`,
  JSON.stringify({ holder: 'Hearthside Media B.V.', iban: OWN_IBAN, bic: 'ABNANL2A', days: '30' }),
);
const staffNamed = async (name: string) => {
  const secret = await db.transaction((tx) => addStaffMember({ tx, now: services.now() }, name));
  const found = await provenStaff({ sql: db }, secret ?? '');
  if (!found) throw new Error(name);
  return found;
};
const [bo, cem] = [await staffNamed('Bo'), await staffNamed('Cem')];
const today = () => dayOf(services.now());

async function transferred(who: Person, from: string | null): Promise<PaymentView> {
  const payload = await orderOf(kindling, { method: 'wiretransfer', cookie: who.cookie });
  const headers = { cookie: who.cookie, 'x-forwarded-for': freshAddress() };
  const reply = await app.inject({ method: 'POST', url: '/api/payment.php', headers, payload });
  expect(reply.statusCode, reply.body).toBe(200);
  const { payment }: StartPaymentReply = reply.json();
  const reference = transferReference(payment.id);
  if (from === null) {
    await calls.transaction((call) => noteArrived(call, ADA, { reference, amount: payment.price.amount }));
    return payment;
  }
  const credits = [
    { amount: (payment.price.amount / 100).toFixed(2), structured: reference, iban: from, name: 'M. Bakker' },
  ];
  await importInto('bank', statementOf(credits, { id: randomUUID().slice(0, 20) }));
  await kindling.runSchedule('payments-transfers');
  return payment;
}
async function importInto(which: 'bank' | 'sepa', text: string) {
  const upload = { name: 'x.xml', bytes: new TextEncoder().encode(text), account: null };
  const verdict = await (which === 'bank' ? importBankFile : importAnswer)(calls, ADA, upload, true);
  if (verdict.verdict !== 'booked') throw new Error(JSON.stringify(verdict));
  return verdict.report;
}
const refunded = async (payment: number, amount: number) => {
  const cause = `test ${randomUUID()}`;
  const [{ id: attempt = 0 } = {}] = await rows<{ id: number }>(
    "select id from payment_attempts where payment_id = $1 and state = 'paid'",
    payment,
  );
  const asked = await calls.transaction(async (call) => {
    const locked = await lockPayment.one(call.tx, { id: payment });
    return locked && askRefund(call, locked, { amount, cause, reason: 'withdrawal', by: 'member', attempt });
  });
  expect(asked).toBe('asked');
  await kindling.runJobs();
  const [{ id = 0 } = {}] = await rows<{ id: number }>('select id from refunds where cause = $1', cause);
  return id;
};
const stateOf = async (refund: number) =>
  (await rows<{ state: string }>('select state from refunds where id = $1', refund))[0]?.state;
const creditsOf = async ({ id }: Person) =>
  (await rows<{ credits: number }>('select credits from accounts where id = $1', id))[0]?.credits;
const booksOf = ({ id }: Person) => rows('select * from payment_books where account_id = $1', id);
const make = (by = bo, account: number | null = bank) => calls.transaction((call) => makePayouts(call, by, account));
async function batchOf(by = bo, account = bank) {
  const made = await make(by, account);
  if (made.verdict !== 'made') throw new Error(made.verdict);
  return made.batch;
}
async function fileOf(id: number): Promise<string> {
  const batch = await payoutBatchNumbered({ sql: db }, id);
  let text = '';
  if (batch) for await (const piece of sealedPayoutPieces(calls.read, batch)) text += piece;
  return text;
}
async function say(said: StatedPayout[], which: 'bank' | 'sepa' = 'bank', own = OWN_IBAN) {
  const report = await importInto(which, payoutsOf(said, { own, id: randomUUID().slice(0, 20), on: today() }));
  await kindling.runSchedule('payments-payout-answers');
  return report;
}
const endToEnd = (refund: number) => `KDL-R${refund}`;

describe('A refund of a transfer', () => {
  test('goes to the account that paid by a file that is the same again, and is settled by the bank’s outgoing entry', async () => {
    const marit = await buyer(kindling, 'marit');
    const payment = await transferred(marit, 'DE89370400440532013000');
    const refund = await refunded(payment.id, 500);
    expect(await stateOf(refund)).toBe('sent');
    expect(await previewPayouts(calls.read, null)).toMatchObject({
      verdict: 'previewed',
      account: bank,
      sum: 500,
      executeOn: nextTargetDay(today()),
    });
    const batch = await batchOf();
    const text = await fileOf(batch.id);
    expect(text).toContain(
      `<EndToEndId>${endToEnd(refund)}</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">5.00</InstdAmt></Amt><Cdtr><Nm>M. Bakker</Nm></Cdtr><CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN>`,
    );
    expect(await schemaErrors('pain.001.001.09', text)).toEqual([]);
    expect(await fileOf(batch.id)).toBe(text);
    expect(createHash('sha256').update(text).digest('hex')).toBe(batch.hash);
    expect(
      await rows(
        "select details->>'hash' as hash, staff_id from audit_entries where verb = 'payout_batch.made' and object_id = $1",
        batch.id,
      ),
    ).toEqual([{ hash: batch.hash, staff_id: bo.id }]);
    expect(await make()).toEqual({ verdict: 'nothing_due', left: 0 });
    expect(JSON.stringify(await rows('select * from payouts'))).not.toContain('DE89370400440532013000');

    expect(await say([{ endToEnd: endToEnd(refund), amount: '5.00' }])).toMatchObject({
      payouts: [{ fate: 'settled' }],
    });
    expect(await stateOf(refund)).toBe('settled');
    expect(await rows('select state from payments where id = $1', payment.id)).toEqual([{ state: 'partly_refunded' }]);
    expect(await say([{ endToEnd: endToEnd(refund), amount: '5.00' }])).toMatchObject({ payouts: [] });
    expect(await booksOf(marit)).toEqual([]);
  });

  test('that the bank sends back returns its credits, and staff are told', async () => {
    const marit = await buyer(kindling, 'marit-back');
    const payment = await transferred(marit, 'DE89370400440532013000');
    const refund = await refunded(payment.id, payment.price.amount);
    expect(await creditsOf(marit)).toBe(0);
    await batchOf();
    await say([{ endToEnd: endToEnd(refund), amount: '9.95' }]);
    const report = await say([{ endToEnd: endToEnd(refund), amount: '9.95', returned: 'AC04' }]);
    expect(report).toMatchObject({ credits: 0, payouts: [{ fate: 'returned' }] });
    expect(await stateOf(refund)).toBe('reversed');
    expect(await creditsOf(marit)).toBe(payment.credits);
    const open = await listPayoutAnswers({ sql: db }, 100);
    expect(open).toMatchObject([{ fate: 'returned', code: 'AC04', payment_id: payment.id }]);
    const seen = () => calls.transaction((call) => notePayoutAnswerSeen(call, ADA, { id: open[0]?.id ?? 0 }));
    expect(await seen()).toBe(true);
    expect(await seen()).toBe(false);
    expect(await booksOf(marit)).toEqual([]);
  });

  test('is not settled by who writes its id into a payment to us, by another sum, or by a file of another account', async () => {
    const marit = await buyer(kindling, 'marit-forged');
    const payment = await transferred(marit, 'DE89370400440532013000');
    const refund = await refunded(payment.id, 500);
    await batchOf();
    const id = endToEnd(refund);
    expect(await say([{ endToEnd: id, amount: '5.00', forged: true }])).toMatchObject({
      credits: 1,
      payouts: [],
      fates: { unmatched: 1 },
    });
    expect(await say([{ endToEnd: id, amount: '4.99' }])).toMatchObject({ payouts: [{ fate: 'amount' }] });
    expect(await say([{ endToEnd: id, amount: '5.00' }], 'sepa', 'NL02ABNA0123456789')).toMatchObject({
      payouts: [{ fate: 'unknown' }],
    });
    expect(await say([{ endToEnd: 'KDL-R999999', amount: '5.00' }])).toMatchObject({ payouts: [{ fate: 'unknown' }] });
    expect(await stateOf(refund)).toBe('sent');
    await rows("update payout_answers set state = 'closed' where state = 'open'");
    await say([{ endToEnd: id, amount: '5.00' }]);
    expect(await stateOf(refund)).toBe('settled');
  });

  test('whose account is not known waits until staff name one, and somebody else makes the file', async () => {
    const marit = await buyer(kindling, 'marit-hand');
    const payment = await transferred(marit, null);
    const refund = await refunded(payment.id, 300);
    expect(await make()).toEqual({ verdict: 'nothing_due', left: 1 });
    const name = (iban: string, holder = 'M. Bakker') =>
      calls.transaction((call) => nameAccount(call, bo, { refund, iban, holder }));
    expect(await name('NL91ABNA0417164301')).toBe('iban_invalid');
    expect(await name('BR1800360305000010009795493C1')).toBe('iban_country');
    expect(await name('FR14 2004 1010 0505 0001 3M02 606', ' ')).toBe('holder');
    expect(await name('FR14 2004 1010 0505 0001 3M02 606')).toBe('named');
    expect(await make()).toEqual({ verdict: 'nothing_due', left: 1 });
    const batch = await batchOf(cem);
    expect(await fileOf(batch.id)).toContain('<IBAN>FR1420041010050500013M02606</IBAN>');
    expect(await name('NL02ABNA0123456789')).toBe('not_found');
    await say([{ endToEnd: endToEnd(refund), amount: '3.00' }]);
    expect(await stateOf(refund)).toBe('settled');
    // Where the account that paid is known, nobody names another.
    const other = await transferred(marit, 'DE89370400440532013000');
    const known = await refunded(other.id, 100);
    expect(
      await calls.transaction((call) => nameAccount(call, bo, { refund: known, iban: OWN_IBAN, holder: 'Bo' })),
    ).toBe('known');
    await batchOf();
  });

  test('goes into another file where the bank took none of it, and by hand out of every file', async () => {
    const marit = await buyer(kindling, 'marit-refused');
    const payment = await transferred(marit, 'DE89370400440532013000');
    const [one, two] = [await refunded(payment.id, 100), await refunded(payment.id, 200)];
    const first = await batchOf();
    expect(first).toMatchObject({ count: 2, sum: 300 });
    expect(await calls.transaction((call) => notePayoutsRefused(call, bo, { id: first.id }))).toBe(2);
    expect(await calls.transaction((call) => noteRefundSent(call, ADA, { id: two }))).toBe(true);
    expect(await calls.transaction((call) => noteRefundSent(call, ADA, { id: two }))).toBe(false);
    const second = await batchOf();
    expect(second).toMatchObject({ count: 1, sum: 100 });
    await say([{ endToEnd: endToEnd(one), amount: '1.00' }]);
    expect([await stateOf(one), await stateOf(two)]).toEqual(['settled', 'settled']);
    expect(await booksOf(marit)).toEqual([]);
  });

  test('asked for by several at once is in one file', async () => {
    const marit = await buyer(kindling, 'marit-several');
    const payment = await transferred(marit, 'DE89370400440532013000');
    await refunded(payment.id, 100);
    const made = await Promise.all([make(bo), make(cem), make(bo)]);
    expect(made.map(({ verdict }) => verdict).toSorted()).toEqual(['made', 'nothing_due', 'nothing_due']);
  });

  test('leaves no IBAN when nobody can ask for it any more, and none of an erased account', async () => {
    const marit = await buyer(kindling, 'marit-erased');
    const payment = await transferred(marit, 'DE89370400440532013000');
    const ibans = () =>
      rows<{ known: boolean }>(
        'select e.payer_iban is not null as known from bank_entries e join payment_attempts t on t.id = e.attempt_id where t.payment_id = $1',
        payment.id,
      );
    const refund = await refunded(payment.id, 100);
    await batchOf();
    kindling.travel(200 * DAY_MS);
    await kindling.runSchedule('payments-forget-payees');
    expect(await ibans()).toEqual([{ known: true }]);
    await say([{ endToEnd: endToEnd(refund), amount: '1.00' }]);
    await kindling.runSchedule('payments-forget-payees');
    expect(await ibans()).toEqual([{ known: false }]);
    const payouts = () => rows<{ iban: string | null }>('select iban from payouts where refund_id = $1', refund);
    expect((await payouts())[0]?.iban).not.toBeNull();
    kindling.travel(91 * DAY_MS);
    await kindling.runSchedule('payments-forget-payees');
    expect(await payouts()).toEqual([{ iban: null }]);
  });
});

describe('A refund of a direct debit', () => {
  async function debited(who: Person): Promise<StoredDebit> {
    return storedDebit(kindling, calls, who, { account: sepa, collectOn: addTargetDays(today(), 2) });
  }
  async function sentToBank() {
    const made = await calls.transaction((call) => makeBatch(call, ADA, { account: sepa, until: null }));
    if (made.verdict !== 'made') throw new Error(made.verdict);
    return async () => {
      for (const day of made.days) {
        const sum = (day.sum / 100).toFixed(2);
        const notice = { own: 'NL02ABNA0123456789', id: randomUUID().slice(0, 20), on: today() };
        await importInto('sepa', bookingOf(partIdOf(made.batch.message_id ?? '', day.due), sum, notice));
      }
      await kindling.runSchedule('payments-debit-answers');
    };
  }

  test('waits until its money is here, goes to the account of the mandate, and is settled by the bank or by staff', async () => {
    const marit = await buyer(kindling, 'marit-debit');
    const [one, two] = [await debited(marit), await debited(marit)];
    const book = await sentToBank();
    const refunds = [await refunded(one.payment, 300), await refunded(two.payment, 995)];
    expect(await make(bo, sepa)).toEqual({ verdict: 'nothing_due', left: 2 });
    await book();
    const batch = await batchOf(bo, sepa);
    expect(batch).toMatchObject({ count: 2, sum: 1295, payer: { address: { city: 'Arnhem' } } });
    const text = await fileOf(batch.id);
    expect(await schemaErrors('pain.001.001.09', text)).toEqual([]);
    expect(text).toContain('<Cdtr><Nm>Jorg Muller</Nm></Cdtr><CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN>');
    await say([{ endToEnd: endToEnd(refunds[0] ?? 0), amount: '3.00' }], 'sepa', 'NL02ABNA0123456789');
    expect(await calls.transaction((call) => noteRefundSent(call, ADA, { id: refunds[1] ?? 0 }))).toBe(true);
    expect(await Promise.all(refunds.map(stateOf))).toEqual(['settled', 'settled']);
    expect(await rows('select state from payments where id = any($1) order by id', [one.payment, two.payment])).toEqual(
      [{ state: 'partly_refunded' }, { state: 'refunded' }],
    );
    expect(
      await rows("select verb from audit_entries where account_id = $1 and verb like '%sent_back'", marit.id),
    ).toEqual([{ verb: 'debit.sent_back' }]);
    expect(await booksOf(marit)).toEqual([]);
  });

  test('is not paid where the bank took the money back: the payer has it already', async () => {
    const marit = await buyer(kindling, 'marit-twice');
    const debit = await debited(marit);
    await (await sentToBank())();
    const refund = await refunded(debit.payment, 995);
    const notice = { own: 'NL02ABNA0123456789', id: randomUUID().slice(0, 20), on: today() };
    await importInto('sepa', returnsOf([{ endToEnd: debit.endToEnd, amount: '9.95', code: 'MD06' }], notice));
    await kindling.runSchedule('payments-debit-answers');
    expect(await make(bo, sepa)).toEqual({ verdict: 'nothing_due', left: 1 });
    expect((await listPayouts({ sql: db }, 100)).find((one) => one.refund_id === refund)).toMatchObject({
      charged_back: true,
    });
  });
});
