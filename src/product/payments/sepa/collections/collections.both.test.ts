import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookingOf, rejectsOf, returnsOf, type Said } from '#tests/bank-answers.ts';
import { OWN_IBAN } from '#tests/bank-statements.ts';
import { CREDITOR, creditorAccount, type StoredDebit, storedDebit } from '#tests/direct-debits.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer } from '#tests/paying.ts';
import type { Person } from '#tests/people.ts';
import { lockPayment } from '../../attempts/queries.ts';
import type { PaymentAccount } from '../../gateway.ts';
import { askRefund } from '../../refunds/refunds.ts';
import { addDays, addTargetDays, dayOf } from '../collection-day.ts';
import { SEPA } from '../gateway.ts';
import { applyAnswer } from './apply-answer.ts';
import { sealedBatchPieces } from './batch-pieces.ts';
import { decideDebit, noteAnswerSeen, noteBatchBooked } from './decide-debit.ts';
import { importAnswer } from './import-answer.ts';
import { answersToApply, batchNumbered, listBatches, listWaiting } from './list-waiting.ts';
import { makeBatch, previewBatch } from './make-batch.ts';
import { partIdOf } from './policy.ts';

const kindling = await startTestApp();
const { db, services } = kindling;
const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;
const ADA = { name: 'ada' };
const DAY_MS = 24 * 3600_000;
kindling.travel(Date.parse('2031-03-03T10:00:00Z') - services.now().getTime());
const calls = await kindling.calls();
const account = await creditorAccount(kindling);
const today = () => dayOf(services.now());

const debitOf = (who: Person, change: Partial<Parameters<typeof storedDebit>[3]> = {}): Promise<StoredDebit> =>
  storedDebit(kindling, calls, who, { account, collectOn: addTargetDays(today(), 2), ...change });
const make = () => calls.transaction((call) => makeBatch(call, ADA, { account, until: null }));
async function batched() {
  const made = await make();
  if (made.verdict !== 'made') throw new Error(made.verdict);
  return made.batch;
}
const read = (text: string, book: boolean) =>
  importAnswer(calls, ADA, { name: 'answer.xml', bytes: new TextEncoder().encode(text), account: null }, book);
async function collectAll(): Promise<void> {
  for (const { id } of await answersToApply({ sql: db }, { after: 0, most: 1000 }))
    await calls.transaction((call) => applyAnswer(call, id));
}
async function book(text: string) {
  const verdict = await read(text, true);
  if (verdict.verdict !== 'booked') throw new Error(JSON.stringify(verdict));
  await collectAll();
  return verdict.report;
}
let files = 0;
const next = () => {
  files += 1;
  return files;
};
const another = () => ({ id: `F${next()}`, on: today() });
const returned = (...said: Said[]) => book(returnsOf(said, another()));
const stateOf = async ({ endToEnd }: Pick<StoredDebit, 'endToEnd'>) =>
  (
    await rows<{ state: string; answer_group: string | null; try: number; due_on: string | null; settled: boolean }>(
      'select state, answer_group, try, due_on::text as due_on, settled_at is not null as settled from debits where end_to_end_id = $1',
      endToEnd,
    )
  )[0];
const paymentOf = async ({ payment }: StoredDebit) =>
  (
    await rows<{ state: string; uncollected: boolean }>(
      'select state, uncollected from payments where id = $1',
      payment,
    )
  )[0];
const accountOf = async ({ id }: Person) =>
  (await rows<{ credits: number; paid_user: boolean }>('select credits, paid_user from accounts where id = $1', id))[0];
const claimsOf = ({ id }: Person) =>
  rows<{ amount: number; state: string }>('select amount, state from claims where account_id = $1 order by id', id);
const blocksOf = ({ id }: Person) =>
  rows<{ reason: string; iban: boolean }>(
    'select b.reason, b.iban_hash = m.iban_hash as iban from debit_blocks b join debits d on d.id = b.debit_id join debit_mandates m on m.id = d.mandate_id where b.account_id = $1',
    id,
  );
const receiptsOf = ({ payment }: StoredDebit) => rows('select kind from receipts where payment_id = $1', payment);
const booksOf = ({ id }: Person) => rows('select * from payment_books where account_id = $1', id);
const spend = (who: Person, credits: number) =>
  rows("select move_credits($1, $2, 'message', $3) as balance", who.id, -credits, `spent ${next()}`);
const mailsTo = (who: Person, name: string) =>
  kindling.mails.filter(({ to, template }) => template === name && to === who.email);
async function settle(): Promise<void> {
  kindling.travel(20 * DAY_MS);
  await kindling.runSchedule('payments-debits-settle');
  await kindling.runJobs();
}
async function collected() {
  const batch = await batched();
  const parts = await rows<{ due: string; sum: string }>(
    'select due_on::text as due, (sum(amount) / 100.0)::numeric(12,2)::text as sum from debits where batch_id = $1 group by due_on order by due_on',
    batch.id,
  );
  for (const { due, sum } of parts) await book(bookingOf(partIdOf(batch.message_id ?? '', due), sum, another()));
  return batch;
}

beforeEach(async () => {
  await rows("update debits set state = 'refunded' where state = 'credited'");
});

describe('A direct debit', () => {
  test('is credited, sent, collected and settled: only then premium begins and its receipt is made', async () => {
    const marit = await buyer(kindling, 'marit');
    const debit = await debitOf(marit);
    await kindling.runJobs();
    expect(await accountOf(marit)).toEqual({ credits: 25, paid_user: false });
    expect(await receiptsOf(debit)).toEqual([]);
    expect(await booksOf(marit)).toEqual([]);
    expect(await previewBatch(calls.read, { account: null, until: null })).toMatchObject({
      verdict: 'previewed',
      account,
      days: [{ count: 1, sum: 995, announced: '2031-03-05', due: '2031-03-05' }],
    });
    expect((await stateOf(debit))?.state).toBe('credited');
    const batch = await collected();
    expect(batch).toMatchObject({ count: 1, sum: 995, message_id: `KDL-20310303-${batch.id}` });
    expect(await stateOf(debit)).toMatchObject({ state: 'collected', due_on: '2031-03-05', settled: false });
    kindling.travel(5 * DAY_MS);
    await kindling.runSchedule('payments-debits-settle');
    expect(await accountOf(marit)).toEqual({ credits: 25, paid_user: false });
    await settle();
    expect(await accountOf(marit)).toEqual({ credits: 25, paid_user: true });
    expect(await paymentOf(debit)).toEqual({ state: 'paid', uncollected: false });
    expect(await receiptsOf(debit)).toEqual([{ kind: 'receipt' }]);
    await kindling.runSchedule('payments-debits-settle');
    expect(await receiptsOf(debit)).toHaveLength(1);
    expect(await booksOf(marit)).toEqual([]);
    expect((await listBatches(calls.read, 1))[0]).toMatchObject({ settled: 1, waiting: 0, booked: 0, ended: 0 });
  });

  test('that is rejected takes the credits back, leaves what was used as a claim, blocks account and IBAN, and its owner is told', async () => {
    const marit = await buyer(kindling, 'marit-rejected');
    const debit = await debitOf(marit);
    await spend(marit, 10);
    const batch = await batched();
    const said = [{ endToEnd: debit.endToEnd, amount: '9.95', code: 'AC01' }];
    const report = rejectsOf(said, { messageId: batch.message_id ?? '', count: 1, sum: '9.95' });
    expect(await read(report, false)).toMatchObject({ verdict: 'previewed', report: { fates: { claim: 1 } } });
    expect((await stateOf(debit))?.state).toBe('batched');
    await book(report);
    expect(await stateOf(debit)).toMatchObject({ state: 'rejected', answer_group: 'claim' });
    expect(await paymentOf(debit)).toEqual({ state: 'charged_back', uncollected: true });
    expect(await accountOf(marit)).toEqual({ credits: 0, paid_user: false });
    expect(await claimsOf(marit)).toEqual([{ amount: 398, state: 'open' }]);
    expect(await blocksOf(marit)).toEqual([{ reason: 'AC01', iban: true }]);
    const [mail] = mailsTo(marit, 'debit-returned');
    expect(mail?.params).toMatchObject({ taken: 15, owed: 398, blocked: 'yes', amount: 995, last4: '3000' });
    expect(await receiptsOf(debit)).toEqual([]);
    expect(await booksOf(marit)).toEqual([]);
  });

  test('that goes back after it was settled ends premium, and its receipt stays: what is owed is a claim', async () => {
    const marit = await buyer(kindling, 'marit-late');
    const debit = await debitOf(marit);
    await collected();
    await settle();
    await spend(marit, 25);
    expect(await accountOf(marit)).toEqual({ credits: 0, paid_user: true });
    await returned({ endToEnd: debit.endToEnd, amount: '9.95', code: 'MD06' });
    await kindling.runJobs();
    expect(await accountOf(marit)).toEqual({ credits: 0, paid_user: false });
    expect(await paymentOf(debit)).toEqual({ state: 'charged_back', uncollected: false });
    expect(await claimsOf(marit)).toEqual([{ amount: 995, state: 'open' }]);
    expect(await blocksOf(marit)).toEqual([{ reason: 'MD06', iban: true }]);
    expect(await receiptsOf(debit)).toEqual([{ kind: 'receipt' }]);
    expect(await booksOf(marit)).toEqual([]);
  });

  test('that goes back leaves premium to who has another purchase', async () => {
    const marit = await buyer(kindling, 'marit-two');
    const one = await debitOf(marit);
    const two = await debitOf(marit, { iban: 'NL02ABNA0123456789' });
    await collected();
    await settle();
    await returned({ endToEnd: one.endToEnd, amount: '9.95', code: 'MD06' });
    expect(await accountOf(marit)).toEqual({ credits: 25, paid_user: true });
    expect(await paymentOf(two)).toEqual({ state: 'paid', uncollected: false });
    expect(await booksOf(marit)).toEqual([]);
  });

  test('for which the money lacks is tried once more, announced anew; a second time it is owed, and blocks nobody', async () => {
    const marit = await buyer(kindling, 'marit-short');
    const debit = await debitOf(marit);
    await spend(marit, 20);
    await collected();
    await returned({ endToEnd: debit.endToEnd, amount: '9.95', code: 'AM04' });
    expect(await stateOf(debit)).toMatchObject({ state: 'returned', answer_group: 'again' });
    const second = { ...debit, endToEnd: debit.endToEnd.replace(/-1$/, '-2') };
    expect(await stateOf(second)).toMatchObject({ state: 'credited', try: 2 });
    // Its credits stay until then, nobody owes anything, and premium has not begun.
    expect(await accountOf(marit)).toEqual({ credits: 5, paid_user: false });
    expect([await claimsOf(marit), await blocksOf(marit)]).toEqual([[], []]);
    expect(await booksOf(marit)).toEqual([]);
    // Not before the day that is announced.
    const [announced] = await rows<{ on: string }>(
      'select collect_on::text as on from debits where end_to_end_id = $1',
      second.endToEnd,
    );
    expect(announced && announced.on >= addDays(today(), 2)).toBe(true);
    await collected();
    expect((await stateOf(second))?.due_on).toBe(announced?.on);
    await returned({ endToEnd: second.endToEnd, amount: '9.95', code: 'MS03' });
    expect(await stateOf(second)).toMatchObject({ state: 'returned', answer_group: 'claim' });
    expect(await accountOf(marit)).toEqual({ credits: 0, paid_user: false });
    expect(await claimsOf(marit)).toEqual([{ amount: 796, state: 'open' }]);
    expect(await blocksOf(marit)).toEqual([]);
    expect(mailsTo(marit, 'debit-returned').map(({ params }) => params)).toMatchObject([{ blocked: 'no', taken: 5 }]);
    expect(await booksOf(marit)).toEqual([]);
  });

  test('whose second try succeeds counts as any other', async () => {
    const marit = await buyer(kindling, 'marit-second');
    const debit = await debitOf(marit);
    await collected();
    await returned({ endToEnd: debit.endToEnd, amount: '9.95', code: 'AM04' });
    await collected();
    await settle();
    expect(await accountOf(marit)).toEqual({ credits: 25, paid_user: true });
    expect(await paymentOf(debit)).toEqual({ state: 'paid', uncollected: false });
    expect(await receiptsOf(debit)).toEqual([{ kind: 'receipt' }]);
    expect(await booksOf(marit)).toEqual([]);
  });

  test.each(['AM05', 'FF01', 'RR04', 'ZZZZ', undefined])(
    'that comes back with %s waits for staff, and touches nobody',
    async (code) => {
      const marit = await buyer(kindling, `marit-${code}`);
      const debit = await debitOf(marit);
      await collected();
      await returned({ endToEnd: debit.endToEnd, amount: '9.95', ...(code && { code }) });
      expect(await stateOf(debit)).toMatchObject({ state: 'returned', answer_group: 'staff' });
      expect(await accountOf(marit)).toEqual({ credits: 25, paid_user: false });
      expect([await claimsOf(marit), await blocksOf(marit)]).toEqual([[], []]);
      await settle();
      expect(await accountOf(marit)).toEqual({ credits: 25, paid_user: false });
      const { staff } = await listWaiting(calls.read, 100);
      const waiting = staff.find(({ end_to_end_id: id }) => id === debit.endToEnd);
      expect(waiting).toMatchObject({ payment_id: debit.payment, answer_code: code ?? '' });
      const decide = (decision: 'again' | 'claim') =>
        calls.transaction((call) => decideDebit(call, ADA, { id: waiting?.id ?? 0, decision }));
      const decision = code === 'AM05' ? 'again' : 'claim';
      expect(await decide(decision)).toBe('decided');
      expect(await decide(decision)).toBe('not_open');
      expect(await blocksOf(marit)).toEqual([]);
      expect((await accountOf(marit))?.credits).toBe(decision === 'again' ? 25 : 0);
      expect(await booksOf(marit)).toEqual([]);
      expect(
        await rows("select verb from audit_entries where object = 'debit' and object_id = $1", waiting?.id),
      ).toEqual([{ verb: `debit.${decision}` }]);
    },
  );

  test('that goes back whole before the bank was told is never collected; after that, or in part, its money goes back', async () => {
    const marit = await buyer(kindling, 'marit-off');
    const joost = await buyer(kindling, 'joost-off');
    const dagny = await buyer(kindling, 'dagny-off');
    const sent = await debitOf(joost);
    await batched();
    const [whole, part] = [await debitOf(marit), await debitOf(dagny)];
    const back = ({ payment: id, attempt }: StoredDebit, amount: number) =>
      calls.transaction(async (call) => {
        const locked = await lockPayment.one(call.tx, { id });
        const asked = { amount, cause: `test ${id}`, reason: 'staff', by: 'staff', attempt } as const;
        return locked && askRefund(call, locked, asked);
      });
    for (const debit of [whole, sent]) expect(await back(debit, 995)).toBe('asked');
    expect(await back(part, 500)).toBe('asked');
    expect((await stateOf(whole))?.state).toBe('refunded');
    expect((await stateOf(sent))?.state).toBe('batched');
    expect((await make()).verdict).toBe('made');
    expect((await stateOf(part))?.state).toBe('batched');
    const provider = SEPA.connect(undefined);
    const said = async ({ payment, attempt }: StoredDebit) => {
      const of = {
        payment,
        attempt,
        reference: 'KDL-M',
        charge: null,
        method: 'directdebit',
        amount: 995,
        currency: 'EUR',
      } as const;
      const to = { call: calls.read, account: {} as PaymentAccount, signal: AbortSignal.timeout(1000) };
      return (await provider.refund(to, of, { refund: 1, key: 'k', amount: 995, currency: 'EUR', description: '' }))
        .state;
    };
    expect([await said(whole), await said(sent), await said(part)]).toEqual(['settled', 'pending', 'pending']);
    expect((await accountOf(marit))?.credits).toBe(0);
    for (const who of [marit, joost, dagny]) expect(await booksOf(who)).toEqual([]);
  });
});

describe('A batch', () => {
  const fileOf = async (id: number): Promise<string> => {
    const batch = await batchNumbered(calls.read, id);
    if (!batch) throw new Error('There is no such batch.');
    let text = '';
    for await (const piece of sealedBatchPieces(calls.read, batch)) text += piece;
    return text;
  };

  test('is the same bytes whenever it is written, whose hash is in the audit log', async () => {
    const marit = await buyer(kindling, 'marit-file');
    await debitOf(marit);
    await debitOf(marit, { amount: 2_475, iban: 'NL02ABNA0123456789' });
    const batch = await batched();
    const text = await fileOf(batch.id);
    expect(text).toContain('<Nm>Jorg Muller</Nm>');
    expect(text).toContain('<IBAN>NL02ABNA0123456789</IBAN>');
    expect(text).toContain('<CtrlSum>34.70</CtrlSum>');
    expect(createHash('sha256').update(text).digest('hex')).toBe(batch.hash);
    kindling.travel(DAY_MS);
    await rows(
      'update payment_accounts set settings = settings || \'{"holder": "Somebody else"}\' where id = $1',
      account,
    );
    expect(await fileOf(batch.id)).toBe(text);
    await rows('update payment_accounts set settings = $2 where id = $1', account, JSON.stringify(CREDITOR));
    expect(
      await rows(
        "select details->>'hash' as hash, staff_name from audit_entries where verb = 'debit_batch.made' and object_id = $1",
        batch.id,
      ),
    ).toEqual([{ hash: batch.hash, staff_name: 'ada' }]);
    // What a mandate says has changed since: that file is not written.
    await rows("update debit_mandates set holder = 'Somebody else' where account_id = $1", marit.id);
    await expect(fileOf(batch.id)).rejects.toThrow('no more what it was');
  });

  test('is made once by six who do it at the same time, with each debit in it once', async () => {
    const marit = await buyer(kindling, 'marit-six');
    const debits = [await debitOf(marit), await debitOf(marit), await debitOf(marit)];
    const made = await Promise.all(Array.from({ length: 6 }, make));
    expect(made.map(({ verdict }) => verdict).toSorted()).toEqual(['made', ...Array(5).fill('nothing_due')]);
    const [{ batches } = { batches: 0 }] = await rows<{ batches: number }>(
      'select count(distinct batch_id)::int as batches from debits where end_to_end_id = any($1)',
      debits.map(({ endToEnd }) => endToEnd),
    );
    expect(batches).toBe(1);
    expect(await rows("select * from payment_books where wrong like '%batch%'")).toEqual([]);
  });

  test('that is made while debits go back has each of them, or leaves it: never both', async () => {
    const marit = await buyer(kindling, 'marit-race');
    const debits = [await debitOf(marit), await debitOf(marit), await debitOf(marit), await debitOf(marit)];
    const back = ({ payment: id, attempt }: StoredDebit) =>
      calls.transaction(async (call) => {
        const locked = await lockPayment.one(call.tx, { id });
        const asked = { amount: 995, cause: `race ${id}`, reason: 'staff', by: 'staff', attempt } as const;
        return locked && askRefund(call, locked, asked);
      });
    const [made] = await Promise.all([make(), ...debits.map(back), make()]);
    const states = await Promise.all(debits.map(async (debit) => (await stateOf(debit))?.state));
    expect(states.every((state) => state === 'batched' || state === 'refunded')).toBe(true);
    const batches = await rows<{ id: number; hash: string | null }>(
      'select distinct b.id, b.hash from debit_batches b join debits d on d.batch_id = b.id where d.end_to_end_id = any($1)',
      debits.map(({ endToEnd }) => endToEnd),
    );
    expect(batches.length).toBe(states.includes('batched') ? 1 : 0);
    for (const { id } of batches) expect(await fileOf(id)).toContain('</Document>');
    expect(['made', 'nothing_due']).toContain(made.verdict);
    expect(await booksOf(marit)).toEqual([]);
    expect(await rows("select * from payment_books where wrong like '%batch%'")).toEqual([]);
  });

  test('takes what was announced, no sooner; late ones on the first day that the bank can make', async () => {
    const marit = await buyer(kindling, 'marit-days');
    const late = await debitOf(marit, { collectOn: today() });
    const far = await debitOf(marit, { collectOn: addDays(today(), 10) });
    const batch = await batched();
    expect(batch.count).toBe(1);
    expect((await stateOf(late))?.due_on).toBe(addTargetDays(today(), 1));
    expect((await stateOf(far))?.state).toBe('credited');
    const until = (days: number) => previewBatch(calls.read, { account, until: addDays(today(), days) });
    expect(await until(14)).toMatchObject({ verdict: 'previewed', days: [{ count: 1 }] });
    expect(await until(15)).toEqual({ verdict: 'too_early' });
    expect(await previewBatch(calls.read, { account: 999_999, until: null })).toEqual({ verdict: 'no_account' });
  });

  test('that the bank refuses as a whole leaves its debits for another one, and blocks nobody', async () => {
    const marit = await buyer(kindling, 'marit-refused');
    const debit = await debitOf(marit);
    const first = await batched();
    const about = { messageId: first.message_id ?? '', count: 1, sum: '9.95', status: 'RJCT', code: 'FF01' };
    expect(await book(rejectsOf([], about))).toMatchObject({ fates: { unsent: 1 } });
    expect(await stateOf(debit)).toMatchObject({ state: 'credited', answer_group: null, due_on: null });
    expect([await claimsOf(marit), await blocksOf(marit)]).toEqual([[], []]);
    const second = await collected();
    expect(second.id).not.toBe(first.id);
    await settle();
    expect(await accountOf(marit)).toEqual({ credits: 25, paid_user: true });
    expect(await rows("select * from payment_books where wrong like '%batch%'")).toEqual([]);
  });

  test('of which the bank names no money is booked by hand, and listed until then', async () => {
    const marit = await buyer(kindling, 'marit-hand');
    const debit = await debitOf(marit);
    const batch = await batched();
    const by = (on: string) => calls.transaction((call) => noteBatchBooked(call, ADA, { id: batch.id, on }));
    expect(await by(today())).toBe(0);
    kindling.travel(9 * DAY_MS);
    const overdue = async () => (await listWaiting(calls.read, 100)).overdue.filter(({ id }) => id === batch.id);
    expect(await overdue()).toMatchObject([{ count: 1, sum: 995 }]);
    expect(await by(today())).toBe(1);
    expect(await by(today())).toBe(0);
    expect((await stateOf(debit))?.state).toBe('collected');
    expect(await overdue()).toEqual([]);
  });
});

describe('A bank’s answer', () => {
  test('counts once: the same file, and the same return in another file', async () => {
    const marit = await buyer(kindling, 'marit-again');
    const debit = await debitOf(marit);
    await collected();
    const said: Said = { endToEnd: debit.endToEnd, amount: '9.95', code: 'MD06' };
    const file = returnsOf([said], another());
    await book(file);
    expect(await read(file, true)).toMatchObject({ verdict: 'imported', by: 'ada' });
    expect(await returned(said)).toMatchObject({ repeated: 1, fates: {} });
    // With another code, and with costs: it went back already.
    expect(await returned({ ...said, amount: '12.95', code: 'MS02' })).toMatchObject({ fates: { repeated: 1 } });
    expect(await rows('select 1 from disputes where payment_id = $1', debit.payment)).toHaveLength(1);
    expect(mailsTo(marit, 'debit-returned')).toHaveLength(1);
    expect(await booksOf(marit)).toEqual([]);
  });

  test('booked and carried out by six at once counts once', async () => {
    const marit = await buyer(kindling, 'marit-at-once');
    const debit = await debitOf(marit);
    await collected();
    const file = returnsOf([{ endToEnd: debit.endToEnd, amount: '9.95', code: 'AC04' }], another());
    const verdicts = await Promise.all(Array.from({ length: 6 }, () => read(file, true)));
    expect(verdicts.map(({ verdict }) => verdict).toSorted()).toEqual(['booked', ...Array(5).fill('imported')]);
    await Promise.all(Array.from({ length: 6 }, collectAll));
    expect(await blocksOf(marit)).toHaveLength(1);
    expect(mailsTo(marit, 'debit-returned')).toHaveLength(1);
    expect(await booksOf(marit)).toEqual([]);
  });

  test('that was stored and not carried out is carried out by the server', async () => {
    const marit = await buyer(kindling, 'marit-left');
    const debit = await debitOf(marit);
    await collected();
    await read(returnsOf([{ endToEnd: debit.endToEnd, amount: '9.95', code: 'AC04' }], another()), true);
    expect((await stateOf(debit))?.state).toBe('collected');
    await kindling.runSchedule('payments-debit-answers');
    expect((await stateOf(debit))?.state).toBe('returned');
  });

  test('of another account, with a DOCTYPE, cut short, or with sums that do not add up stores nothing', async () => {
    const marit = await buyer(kindling, 'marit-wrong');
    const debit = await debitOf(marit);
    const batch = await collected();
    const said = [{ endToEnd: debit.endToEnd, amount: '9.95', code: 'MD06' }];
    const file = returnsOf(said, another());
    const report = { messageId: batch.message_id ?? '', count: 1, sum: '9.95' };
    const verdict = async (text: string) => (await read(text, true)).verdict;
    const before = await rows('select 1 from debit_answers');
    expect(await verdict(file.replace(OWN_IBAN, 'DE89370400440532013000'))).toBe('other_account');
    expect(await verdict(file.replace('<Document', '<!DOCTYPE x><Document'))).toBe('doctype');
    expect(await verdict(file.slice(0, -30))).toBe('broken');
    const two = returnsOf([...said, { endToEnd: 'KDL-M999-999-1', amount: '1.00' }], another());
    expect(await verdict(two.replace('>10.95<', '>10.96<'))).toBe('sums');
    expect(await verdict(`${' '.repeat(20 * 1024 * 1024)}${file}`)).toBe('too_large');
    expect(await verdict(rejectsOf(said, { ...report, messageId: 'KDL-20310303-999999' }))).toBe('other_account');
    expect(await verdict(rejectsOf(said, { ...report, count: 2 }))).toBe('sums');
    expect(await verdict(rejectsOf(said, { ...report, sum: '9.94' }))).toBe('sums');
    expect(await rows('select 1 from debit_answers')).toEqual(before);
    expect((await stateOf(debit))?.state).toBe('collected');
  });

  test('about what is none of ours, of another sum, or never sent, is for staff and changes nothing', async () => {
    const marit = await buyer(kindling, 'marit-notes');
    const debit = await debitOf(marit);
    const unsent = await debitOf(marit, { collectOn: addDays(today(), 10) });
    await collected();
    const report = await returned(
      { endToEnd: 'KDL-M999-999-1', amount: '1.00', code: 'MD06' },
      { endToEnd: debit.endToEnd, amount: '9.94', code: 'MD06' },
      { endToEnd: unsent.endToEnd, amount: '9.95', code: 'MD06' },
    );
    expect(report).toMatchObject({ fates: { unknown: 1, amount: 1, not_sent: 1 } });
    expect((await stateOf(debit))?.state).toBe('collected');
    expect((await stateOf(unsent))?.state).toBe('credited');
    const { answers } = await listWaiting(calls.read, 100);
    expect(answers.map(({ fate }) => fate)).toEqual(['unknown', 'amount', 'not_sent']);
    const seen = (id: number) => calls.transaction((call) => noteAnswerSeen(call, ADA, { id }));
    for (const { id } of answers) expect(await seen(id)).toBe(true);
    expect(await seen(answers[0]?.id ?? 0)).toBe(false);
    expect((await listWaiting(calls.read, 100)).answers).toEqual([]);
    expect(await returned({ endToEnd: debit.endToEnd, amount: '9.95', code: 'MD06' })).toMatchObject({
      fates: { claim: 1 },
    });
  });

  test('that books another sum than a part has, books nothing; without what was rejected before, it does', async () => {
    const marit = await buyer(kindling, 'marit-part');
    const [one, two] = [await debitOf(marit), await debitOf(marit)];
    const batch = await batched();
    const due = (await stateOf(one))?.due_on ?? '';
    const part = partIdOf(batch.message_id ?? '', due);
    expect(await book(bookingOf(part, '9.95', another()))).toMatchObject({ fates: { amount: 1 } });
    expect((await stateOf(one))?.state).toBe('batched');
    const said = [{ endToEnd: two.endToEnd, amount: '9.95', code: 'AC04' }];
    await book(rejectsOf(said, { messageId: batch.message_id ?? '', count: 2, sum: '19.90' }));
    // Now it is what the bank has left; the note of before is closed by hand.
    await rows("update debit_answers set state = 'closed', entry_key = entry_key || ' of before' where state = 'open'");
    expect(await book(bookingOf(part, '9.95', another()))).toMatchObject({ fates: { booked: 1 } });
    expect([(await stateOf(one))?.state, (await stateOf(two))?.state]).toEqual(['collected', 'rejected']);
    expect(await booksOf(marit)).toEqual([]);
  });

  test('of an other company’s account reaches no debit of this one', async () => {
    const marit = await buyer(kindling, 'marit-foreign');
    const debit = await debitOf(marit);
    await collected();
    await rows(
      `insert into payment_accounts (company_id, provider, mode, settings, secret) select company_id, 'sepa', 'test', $1, 'other' from sites where is_default`,
      JSON.stringify({ ...CREDITOR, iban: 'DE02120300000000202051' }),
    );
    const said = [{ endToEnd: debit.endToEnd, amount: '9.95', code: 'MD06' }];
    const report = await book(returnsOf(said, { ...another(), own: 'DE02120300000000202051' }));
    expect(report).toMatchObject({ fates: { unknown: 1 } });
    expect((await stateOf(debit))?.state).toBe('collected');
    await rows("update debit_answers set state = 'closed' where state = 'open'");
    await rows(
      "delete from payment_accounts a where secret = 'other' and not exists (select from debit_answers d where d.payment_account_id = a.id)",
    );
  });
});
