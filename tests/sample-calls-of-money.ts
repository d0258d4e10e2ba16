import { randomUUID } from 'node:crypto';
import { sealPayer } from '#product/payments/payouts/seal-payee.ts';
import { OWN_IBAN, statementOf } from './bank-statements.ts';
import type { TestApp } from './harness.ts';
import { storedPurchase } from './paying.ts';
import { type Person, person, staff } from './people.ts';
import type { SampleCall } from './sample-calls.ts';

let count = 0;
/** Somebody who keeps the books of all sites. */
export async function finance(test: TestApp): Promise<Person> {
  count += 1;
  const who = await staff(test, `books ${count}`, 'finance');
  await test.db.query({ text: 'update accounts set all_sites = true where id = $1', values: [who.id] });
  return who;
}

async function firstId(test: TestApp, text: string, ...values: unknown[]): Promise<number> {
  return (await test.db.query<{ id: number }>({ text, values })).rows[0]?.id ?? 0;
}

/** The account for transfers, made at the first call. */
export async function bankAccount(test: TestApp): Promise<number> {
  const known = await firstId(
    test,
    "select id from payment_accounts where provider = 'bank' and settings->>'iban' = $1",
    OWN_IBAN,
  );
  const settings = { holder: 'Hearthside Media B.V.', iban: OWN_IBAN, bic: 'ABNANL2A' };
  return (
    known ||
    firstId(
      test,
      "insert into payment_accounts (company_id, provider, mode, settings, position) select company_id, 'bank', 'test', $1, 9 from sites where is_default returning id",
      JSON.stringify(settings),
    )
  );
}

/** Money that fits no order. */
async function unmatchedLine(test: TestApp): Promise<number> {
  const account = await bankAccount(test);
  const key = randomUUID();
  return firstId(
    test,
    `insert into bank_entries (payment_account_id, entry_key, amount, currency, booked_on, payer_name, payer_iban, payer_last4, remittance, state)
     values ($1, $2, 1495, 'EUR', '2026-11-20', 'SAMPLE payer', $3, '3000', 'factuur nov', 'unmatched') returning id`,
    ...[account, key, sealPayer(test.services, { account, key }, 'DE89370400440532013000')],
  );
}

/** A purchase that the bank took back. */
async function disputed(test: TestApp): Promise<number> {
  count += 1;
  const payment = await storedPurchase(test, (await person(test, `disputed${count}`)).id);
  return firstId(
    test,
    `insert into disputes (payment_id, attempt_id, payment_account_id, reference, amount, currency, reason, state)
     select p.id, t.id, p.payment_account_id, 'dp_' || p.id, p.amount, p.currency, 'fraudulent', 'lost_funds'
       from payments p join payment_attempts t on t.payment_id = p.id where p.id = $1 returning id`,
    payment,
  );
}

/** Of what finance decides beside payments. */
export const moneySampleCalls: Record<string, SampleCall> = {
  askProvider: {
    call: async (test) => {
      count += 1;
      const id = await storedPurchase(test, (await person(test, `asked${count}`)).id);
      return { by: await finance(test), body: { id } };
    },
    changes: [],
  },
  openBankLine: {
    call: async (test) => ({ by: await finance(test), body: { id: await unmatchedLine(test) } }),
    changes: [],
  },
  decideBankLine: {
    call: async (test) => {
      const id = await unmatchedLine(test);
      return { by: await finance(test), body: { id, seen: 'unmatched', what: 'return' } };
    },
    changes: [],
  },
  openDispute: {
    call: async (test) => ({ by: await finance(test), body: { id: await disputed(test) } }),
    changes: [],
  },
  downloadEvidence: {
    call: async (test) => ({ by: await finance(test), query: `?id=${await disputed(test)}&part=evidence` }),
    changes: [],
  },
  waiveDebt: {
    call: async (test) => {
      const id = await firstId(
        test,
        `insert into claims (account_id, payment_id, dispute_id, amount, currency, credits_missing)
         select p.account_id, p.id, d.id, 995, 'EUR', 25 from disputes d join payments p on p.id = d.payment_id where d.id = $1 returning id`,
        await disputed(test),
      );
      return { by: await finance(test), body: { id } };
    },
    changes: [],
  },
  seeFinding: {
    call: async (test) => {
      count += 1;
      const text = 'insert into book_findings (wrong, found_at, last_at) values ($1, now(), now()) returning id';
      return { by: await finance(test), body: { id: await firstId(test, text, `a gap ${count}`) } };
    },
    changes: [],
  },
  closeProviderAnomaly: {
    call: async (test) => {
      count += 1;
      const event = `evt_fits_nothing_${count}`;
      const account = await firstId(
        test,
        `insert into payment_events (payment_account_id, event_id, object, reference, payload, anomaly)
         select min(id), $1, 'payment', 'tr_nobody', '{}', 'unknown_payment' from payment_accounts returning payment_account_id as id`,
        event,
      );
      return { by: await finance(test), body: { account, event } };
    },
    changes: [],
  },
  setVatRate: {
    call: async (test) => {
      const company = await firstId(test, 'select company_id as id from sites where is_default');
      count += 1;
      const body = { company, year: 2000 + count, quarter: 3, currency: 'SEK', rate: '11.0845', seen: null };
      return { by: await finance(test), body };
    },
    changes: [],
  },
  sendBankFile: {
    call: async (test) => {
      await bankAccount(test);
      count += 1;
      return {
        by: await finance(test),
        query: '?name=statement.xml&book=true',
        body: statementOf([{ amount: '9.95', text: 'thanks' }], { id: `sample-${count}` }),
        headers: { 'content-type': 'application/octet-stream' },
      };
    },
    changes: [],
  },
};
