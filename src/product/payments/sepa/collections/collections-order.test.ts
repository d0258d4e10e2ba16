import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookingOf, rejectsOf, returnsOf } from '#tests/bank-answers.ts';
import { creditorAccount, type StoredDebit, storedDebit } from '#tests/direct-debits.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer } from '#tests/paying.ts';
import { addTargetDays, dayOf } from '../collection-day.ts';
import { callOffDebit } from './call-off-debit.ts';
import { decideDebit } from './decide-debit.ts';
import { importAnswer } from './import-answer.ts';
import { listWaiting } from './list-waiting.ts';
import { makeBatch } from './make-batch.ts';
import { partIdOf } from './policy.ts';

const kindling = await startTestApp();
const { db, services } = kindling;
const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;
const ADA = { name: 'ada' };
kindling.travel(Date.parse('2031-03-03T10:00:00Z') - services.now().getTime());
const calls = await kindling.calls();
const account = await creditorAccount(kindling);
const today = () => dayOf(services.now());
let files = 0;
let people = 0;
let spent = 0;

const CODES = ['AC04', 'MD06', 'AM04', 'MS03', 'AM05', 'ZZZZ'] as const;
/** What may happen, in any order; `which` picks one of the member's collections of that moment. */
const step = fc.oneof(
  fc.record({ what: fc.constantFrom('order', 'batch', 'batch', 'book', 'book', 'settle', 'apply', 'wait') }),
  fc.record({ what: fc.constantFrom('spend'), credits: fc.integer({ min: 1, max: 30 }) }),
  fc.record({
    what: fc.constantFrom('return', 'reject', 'refuse', 'again', 'claim', 'call_off'),
    which: fc.nat(5),
    code: fc.constantFrom(...CODES),
  }),
);

interface SentDebit {
  id: number;
  end_to_end_id: string;
  attempt_id: number;
  message_id: string | null;
  count: number | null;
  sum: string | null;
}

async function play(steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[]): Promise<void> {
  people += 1;
  const marit = await buyer(kindling, `marit-${people}`);
  const import_ = async (text: string) => {
    await importAnswer(calls, ADA, { name: 'x.xml', bytes: new TextEncoder().encode(text), account: null }, true);
  };
  const notice = () => {
    files += 1;
    return { id: `F${files}`, on: today() };
  };
  const debits: StoredDebit[] = [];
  const own = () =>
    rows<SentDebit>(
      `select d.id, d.end_to_end_id, d.attempt_id, b.message_id, b.count, (b.sum / 100.0)::numeric(12, 2)::text as sum from debits d
         join debit_mandates m on m.id = d.mandate_id left join debit_batches b on b.id = d.batch_id where m.account_id = $1 order by d.id`,
      marit.id,
    );
  for (const one of steps) {
    const mine = await own();
    const chosen = 'which' in one ? mine[one.which % Math.max(1, mine.length)] : undefined;
    const said = chosen && 'code' in one ? [{ endToEnd: chosen.end_to_end_id, amount: '9.95', code: one.code }] : [];
    const report = {
      messageId: chosen?.message_id ?? 'KDL-20310303-0',
      count: chosen?.count ?? 1,
      sum: chosen?.sum ?? '9.95',
    };
    if (one.what === 'order')
      debits.push(await storedDebit(kindling, calls, marit, { account, collectOn: addTargetDays(today(), 2) }));
    if (one.what === 'batch') await calls.transaction((call) => makeBatch(call, ADA, { account, until: null }));
    if (one.what === 'book')
      for (const { message_id, due, sum } of await rows<{ message_id: string; due: string; sum: string }>(
        `select b.message_id, d.due_on::text as due, (sum(d.amount) / 100.0)::numeric(12, 2)::text as sum from debits d join debit_batches b on b.id = d.batch_id
          group by b.message_id, d.due_on having bool_or(d.state = 'batched')`,
      ))
        await import_(bookingOf(partIdOf(message_id, due), sum, notice()));
    if (one.what === 'return' && chosen) await import_(returnsOf(said, notice()));
    if (one.what === 'reject' && chosen) await import_(rejectsOf(said, { ...report, ...notice() }));
    if (one.what === 'refuse' && chosen)
      await import_(rejectsOf([], { ...report, ...notice(), status: 'RJCT', code: 'FF01' }));
    if (one.what === 'apply') await kindling.runSchedule('payments-debit-answers');
    if (one.what === 'wait') kindling.travel(4 * 24 * 3600_000);
    if (one.what === 'settle') await kindling.runSchedule('payments-debits-settle');
    if (one.what === 'call_off' && chosen) await calls.transaction((call) => callOffDebit(call, chosen.attempt_id));
    if (one.what === 'spend') spent += 1;
    if (one.what === 'spend')
      await rows(
        "select move_credits(a.id, -least(a.credits, $2::int), 'message', $3) from accounts a where a.id = $1 and a.credits > 0",
        ...[marit.id, 'credits' in one ? one.credits : 0, `spent ${spent}`],
      );
    if ((one.what === 'again' || one.what === 'claim') && chosen) {
      const decision = one.what;
      await calls.transaction((call) => decideDebit(call, ADA, { id: chosen.id, decision }));
    }
  }
  await kindling.runSchedule('payments-debit-answers');
  await kindling.runJobs();
  expect(await rows('select * from payment_books')).toEqual([]);
  expect(await rows('select 1 from accounts where id = $1 and credits < 0', marit.id)).toEqual([]);
  // Nobody is blocked but by a code that speaks of the payer.
  expect(
    await rows("select reason from debit_blocks where account_id = $1 and reason not in ('AC04', 'MD06')", marit.id),
  ).toEqual([]);
  expect((await listWaiting(calls.read, 1000)).staff.every(({ answer_group }) => answer_group === 'staff')).toBe(true);
}

test('in whatever order orders, files, answers, spending and decisions come, the books add up and no balance is negative', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), (steps) =>
      play([{ what: 'order' }, { what: 'batch' }, ...steps]),
    ),
    { numRuns: 25 },
  );
});
