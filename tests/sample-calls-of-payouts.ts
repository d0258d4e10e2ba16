import { createHash, randomUUID } from 'node:crypto';
import { addStaffMember, type ProvenStaff, provenStaff } from '#product/audit/staff.ts';
import { makePayouts } from '#product/payments/payouts/make-payouts.ts';
import { payoutId } from '#product/payments/payouts/policy.ts';
import { sealPayee } from '#product/payments/payouts/seal-payee.ts';
import type { TestApp } from './harness.ts';
import { storedPurchase } from './paying.ts';
import { person } from './people.ts';
import type { SampleCall } from './sample-calls.ts';
import { bankAccount, finance } from './sample-calls-of-money.ts';

let count = 0;

async function firstId(test: TestApp, text: string, ...values: unknown[]): Promise<number> {
  return (await test.db.query<{ id: number }>({ text, values })).rows[0]?.id ?? 0;
}

/** A refund of a transfer that waits for an account. */
async function namelessRefund(test: TestApp): Promise<number> {
  count += 1;
  const payment = await storedPurchase(test, (await person(test, `paidback${count}`)).id);
  const attempt = 'update payment_attempts set payment_account_id = $2 where payment_id = $1 returning id';
  return firstId(
    test,
    `insert into refunds (payment_id, attempt_id, key, cause, reason, requester, amount, currency, state, sent_at)
     values ($1, $2, gen_random_uuid(), $3, 'staff', 'staff', 100, 'EUR', 'sent', now()) returning id`,
    ...[payment, await firstId(test, attempt, payment, await bankAccount(test)), `sample ${count}`],
  );
}

/** A refund that goes into the next file. */
async function waitingRefund(test: TestApp): Promise<void> {
  const refund = await namelessRefund(test);
  const endToEnd = payoutId(refund);
  await firstId(
    test,
    `insert into payouts (refund_id, payment_account_id, end_to_end_id, amount, holder, iban, iban_last4, about, state, created_at, changed_at)
     values ($1, $2, $3, 100, 'SAMPLE payee', $4, '3000', '', 'waiting', now(), now())`,
    ...[refund, await bankAccount(test), endToEnd, sealPayee(test.services, endToEnd, 'DE89370400440532013000')],
  );
}

async function somebody(test: TestApp): Promise<ProvenStaff> {
  count += 1;
  const secret = await test.db.transaction((tx) => addStaffMember({ tx, now: test.services.now() }, `payer ${count}`));
  const found = await provenStaff({ sql: test.db }, secret ?? '');
  if (!found) throw new Error('Nobody of the staff.');
  return found;
}

/** A file that somebody at the terminal made. */
async function madeBatch(test: TestApp): Promise<number> {
  await waitingRefund(test);
  const account = await bankAccount(test);
  const by = await somebody(test);
  const { transaction } = await test.calls();
  const made = await transaction((call) => makePayouts(call, by, account));
  return made.verdict === 'made' ? made.batch.id : 0;
}

/** Of what finance does about refunds at the bank. */
export const payoutSampleCalls: Record<string, SampleCall> = {
  makePayoutBatch: {
    call: async (test) => {
      await waitingRefund(test);
      return { by: await finance(test), body: { account: await bankAccount(test) } };
    },
    changes: [],
  },
  changePayoutBatch: {
    call: async (test) => ({ by: await finance(test), body: { id: await madeBatch(test), what: 'handed' } }),
    changes: [],
  },
  downloadPayoutBatch: {
    call: async (test) => ({ by: await finance(test), query: `?id=${await madeBatch(test)}` }),
    changes: [],
  },
  downloadPayoutLines: {
    call: async (test) => ({ by: await finance(test), query: `?id=${await madeBatch(test)}` }),
    changes: [],
  },
  returnPayout: {
    call: async (test) => {
      const id = await firstId(test, 'select id from payouts where batch_id = $1', await madeBatch(test));
      return { by: await finance(test), body: { id, code: 'AC04' } };
    },
    changes: [],
  },
  namePayoutAccount: {
    call: async (test) => ({
      by: await finance(test),
      body: { refund: await namelessRefund(test), holder: 'SAMPLE payee', iban: 'NL02ABNA0123456789' },
    }),
    changes: [],
  },
  seePayoutNote: {
    call: async (test) => {
      const id = await firstId(
        test,
        `with file as (
           insert into bank_files (payment_account_id, hash, name, format, entries, staff_name, imported_at)
           values ($1, $2, 'answer.xml', 'camt.053', 1, 'ada', now()) returning id, payment_account_id)
         insert into payout_answers (payment_account_id, file_id, entry_key, kind, fate, end_to_end_id, amount, currency, answered_on, state, created_at)
         select payment_account_id, id, $2, 'settled', 'unknown', 'KDL-R999999', 100, 'EUR', '2026-11-20', 'open', now() from file returning id`,
        await bankAccount(test),
        createHash('sha256').update(randomUUID()).digest('hex'),
      );
      return { by: await finance(test), body: { id } };
    },
    changes: [],
  },
};
