import { createHash, randomUUID } from 'node:crypto';
import { addTargetDays, dayOf } from '#product/payments/sepa/collection-day.ts';
import { makeBatch } from '#product/payments/sepa/collections/make-batch.ts';
import { returnsOf } from './bank-answers.ts';
import { creditorAccount, storedDebit } from './direct-debits.ts';
import type { TestApp } from './harness.ts';
import { person } from './people.ts';
import type { SampleCall } from './sample-calls.ts';
import { finance } from './sample-calls-of-money.ts';

let count = 0;

async function firstId(test: TestApp, text: string, ...values: unknown[]): Promise<number> {
  return (await test.db.query<{ id: number }>({ text, values })).rows[0]?.id ?? 0;
}

/** The account that collects, made at the first call. */
const collector = async (test: TestApp): Promise<number> =>
  (await firstId(test, "select id from payment_accounts where provider = 'sepa' order by id limit 1")) ||
  creditorAccount(test);

/** A debit that is due. @returns the account that collects it. */
async function dueDebit(test: TestApp): Promise<number> {
  count += 1;
  const account = await collector(test);
  const collectOn = addTargetDays(dayOf(test.services.now()), 2);
  const who = await person(test, `debited${count}`);
  await storedDebit(test, await test.calls(), who, { account, collectOn });
  return account;
}

/** A file that somebody at the terminal made. */
async function madeBatch(test: TestApp): Promise<number> {
  const account = await dueDebit(test);
  const { transaction } = await test.calls();
  const made = await transaction((call) => makeBatch(call, { name: 'ada' }, { account, until: null }));
  return made.verdict === 'made' ? made.batch.id : 0;
}

/** Of what finance does about direct debits. */
export const debitSampleCalls: Record<string, SampleCall> = {
  makeDebitBatch: {
    call: async (test) => ({ by: await finance(test), body: { account: await dueDebit(test) } }),
    changes: [],
  },
  changeDebitBatch: {
    call: async (test) => {
      const id = await madeBatch(test);
      await test.db.query({ text: 'update debit_batches set sum = 90000000 where id = $1', values: [id] });
      return { by: await finance(test), body: { id, what: 'release' } };
    },
    changes: [],
  },
  downloadDebitBatch: {
    call: async (test) => ({ by: await finance(test), query: `?id=${await madeBatch(test)}` }),
    changes: [],
  },
  decideBackDebit: {
    call: async (test) => {
      const batch = await madeBatch(test);
      const debit = await firstId(test, 'select id from debits where batch_id = $1 order by id desc limit 1', batch);
      const text = `update debits set state = 'returned', answer_group = 'staff', answer_code = 'RR04', answered_on = '2026-11-20' where id = $1`;
      await test.db.query({ text, values: [debit] });
      return { by: await finance(test), body: { id: debit, what: 'again' } };
    },
    changes: [],
  },
  seeDebitNote: {
    call: async (test) => {
      const id = await firstId(
        test,
        `with file as (
           insert into bank_files (payment_account_id, hash, name, format, entries, staff_name, imported_at)
           values ($1, $2, 'answer.xml', 'camt.054', 1, 'ada', now()) returning id, payment_account_id)
         insert into debit_answers (payment_account_id, file_id, entry_key, kind, fate, end_to_end_id, code, amount, currency, answered_on, state, created_at)
         select payment_account_id, id, $2, 'returned', 'unknown', 'KDL-M9-9-9', 'AM04', 100, 'EUR', '2026-11-20', 'open', now() from file returning id`,
        await collector(test),
        createHash('sha256').update(randomUUID()).digest('hex'),
      );
      return { by: await finance(test), body: { id } };
    },
    changes: [],
  },
  sendDebitAnswer: {
    call: async (test) => {
      await collector(test);
      count += 1;
      return {
        by: await finance(test),
        query: '?name=answer.xml&book=true',
        body: returnsOf([{ endToEnd: `KDL-M9-9-${count}`, amount: '1.00', code: 'AM04' }], { id: `sample-${count}` }),
        headers: { 'content-type': 'application/octet-stream' },
      };
    },
    changes: [],
  },
};
