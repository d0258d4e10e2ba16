import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { OWN_IBAN, type StatedCredit, statementOf } from '#tests/bank-statements.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer, orderOf } from '#tests/paying.ts';
import type { Person } from '#tests/people.ts';
import type { PaymentView, StartPaymentReply } from '../contract.ts';
import { exportPayments } from '../personal-data.ts';
import { decideEntry, type EntryDecision } from './decide-entry.ts';
import { type ImportVerdict, importBankFile } from './import-bank-file.ts';
import { noteArrived } from './note-arrived.ts';
import { matchedEntries, openEntries } from './queries.ts';
import { settleMatchedEntry } from './settle-matched.ts';
import { transferReference } from './transfer-reference.ts';

const kindling = await startTestApp();
const { app, db } = kindling;
const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;
const settings = {
  ...{ holder: 'Hearthside Media B.V.', iban: OWN_IBAN, bic: 'ABNANL2A', days: '1', csv_date: 'Date' },
  ...{ csv_amount: 'Amount', csv_text: 'Text', csv_currency: 'Currency', csv_iban: 'IBAN' },
};
await rows(
  "insert into payment_accounts (company_id, provider, mode, settings, position) select company_id, 'bank', 'test', $1, 1 from sites where is_default",
  JSON.stringify(settings),
);
const calls = await kindling.calls();
const ADA = { name: 'ada' };
const DAY_MS = 24 * 3600_000;

async function ordered(who: Person): Promise<PaymentView & { reference: string }> {
  const payload = await orderOf(kindling, { method: 'wiretransfer', cookie: who.cookie });
  const headers = { cookie: who.cookie, 'x-forwarded-for': freshAddress() };
  const reply = await app.inject({ method: 'POST', url: '/api/payment.php', headers, payload });
  expect(reply.statusCode, reply.body).toBe(200);
  const { payment }: StartPaymentReply = reply.json();
  return { ...payment, reference: transferReference(payment.id) };
}
const view = async (who: Person, { id }: { id: number }): Promise<PaymentView> =>
  (await app.inject({ url: `/api/payment.php?id=${id}`, headers: { cookie: who.cookie } })).json().payment;
const creditsOf = async ({ id }: Person) =>
  (await rows<{ credits: number }>('select credits from accounts where id = $1', id))[0]?.credits;
const booksOf = ({ id }: Person) => rows('select * from payment_books where account_id = $1', id);

const read = (text: string | Uint8Array, book: boolean): Promise<ImportVerdict> => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return importBankFile(calls, ADA, { name: 'statement', bytes, account: null }, book);
};
async function count(): Promise<void> {
  for (const { id } of await matchedEntries(db, { most: 1000 }))
    await calls.transaction((call) => settleMatchedEntry(call, id));
}
async function book(...credits: StatedCredit[]) {
  const verdict = await read(statementOf(credits, { id: randomUUID().slice(0, 20) }), true);
  await count();
  if (verdict.verdict !== 'booked') throw new Error(JSON.stringify(verdict));
  return verdict.report;
}
const newest = async () => (await openEntries(db, { most: 1000 })).at(-1);
const decide = (id: number, decision: EntryDecision) =>
  calls.transaction((call) => decideEntry(call, ADA, { id, decision }));

describe('A bank’s file', () => {
  test('looked at first changes nothing; booked, it gives the credits, whichever way the reference was typed', async () => {
    const [marit, joost, dagny] = [
      await buyer(kindling, 'marit'),
      await buyer(kindling, 'joost'),
      await buyer(kindling, 'dagny'),
    ];
    const [one, two, three] = [await ordered(marit), await ordered(joost), await ordered(dagny)];
    const statement = statementOf([
      { amount: '9.95', structured: one.reference },
      { amount: '9.95', text: `Kindling ${two.reference.toLowerCase().replace(/(.{4})/g, '$1 ')} danke` },
      { amount: '9.95', text: `${three.reference.slice(2)} 26.11.2026` },
    ]);
    expect(await read(statement, false)).toMatchObject({
      verdict: 'previewed',
      report: { credits: 3, fates: { paid: 3 }, noted: [] },
    });
    await count();
    expect(await creditsOf(marit)).toBe(0);
    expect(await rows('select 1 from bank_entries')).toEqual([]);
    expect(await read(statement, true)).toMatchObject({ verdict: 'booked', report: { fates: { paid: 3 } } });
    await count();
    for (const [who, payment] of [
      [marit, one],
      [joost, two],
      [dagny, three],
    ] as const) {
      expect(await creditsOf(who)).toBe(payment.credits);
      expect(await view(who, payment)).toMatchObject({ status: 'completed', state: 'paid' });
      expect(await booksOf(who)).toEqual([]);
    }
    expect(
      await rows(
        "select staff_name, details->>'entries' as entries from audit_entries where verb = 'bank_file.imported'",
      ),
    ).toEqual([{ staff_name: 'ada', entries: '3' }]);
    expect(await read(statement, true)).toMatchObject({ verdict: 'imported', by: 'ada' });
  });

  test('that names money of an earlier file counts it once', async () => {
    const marit = await buyer(kindling, 'marit-again');
    const payment = await ordered(marit);
    const credit = { amount: '9.95', structured: payment.reference, id: 'BANK-77' };
    await book(credit);
    expect(await book(credit, { amount: '1.00', text: 'something else' })).toMatchObject({
      repeated: 1,
      fates: { unmatched: 1 },
    });
    expect(await creditsOf(marit)).toBe(payment.credits);
    expect(await rows('select 1 from bank_entries e where e.entry_key like $1', '%BANK-77%')).toHaveLength(1);
  });

  test('booked by two at once is booked once', async () => {
    const marit = await buyer(kindling, 'marit-both');
    const payment = await ordered(marit);
    const statement = statementOf([{ amount: '9.95', structured: payment.reference }], { id: 'both' });
    const verdicts = await Promise.all([read(statement, true), read(statement, true)]);
    expect(verdicts.map(({ verdict }) => verdict).toSorted()).toEqual(['booked', 'imported']);
    await Promise.all([count(), count()]);
    expect(await creditsOf(marit)).toBe(payment.credits);
    expect(await booksOf(marit)).toEqual([]);
  });

  test('that was stored and not counted is counted by the server', async () => {
    const marit = await buyer(kindling, 'marit-left');
    const payment = await ordered(marit);
    await read(statementOf([{ amount: '9.95', structured: payment.reference }], { id: 'left' }), true);
    expect(await creditsOf(marit)).toBe(0);
    await kindling.runSchedule('payments-transfers');
    expect(await creditsOf(marit)).toBe(payment.credits);
  });

  test('of another account, with a DOCTYPE, cut short, or with wrong sums stores nothing', async () => {
    const marit = await buyer(kindling, 'marit-wrong');
    const { reference } = await ordered(marit);
    const statement = statementOf([{ amount: '9.95', structured: reference }], { id: 'wrong' });
    const before = await rows('select 1 from bank_entries');
    const verdict = async (text: string) => (await read(text, true)).verdict;
    expect(await verdict(statement.replace(OWN_IBAN, 'DE89370400440532013000'))).toBe('other_account');
    expect(await verdict(statement.replace('<Document', '<!DOCTYPE x><Document'))).toBe('doctype');
    expect(await verdict(statement.slice(0, -30))).toBe('broken');
    expect(await verdict(statement.replace('>1009.95<', '>1009.94<'))).toBe('sums');
    expect(await verdict(`${' '.repeat(20 * 1024 * 1024)}${statement}`)).toBe('too_large');
    expect(await rows('select 1 from bank_entries')).toEqual(before);
    expect(await creditsOf(marit)).toBe(0);
  });

  test('as a table in Windows-1252 with comma decimals is booked by the account’s mapping', async () => {
    const marit = await buyer(kindling, 'marit-table');
    const payment = await ordered(marit);
    const table = `Date;Amount;Currency;IBAN;Text\n26.11.2026;"9,95";EUR;DE89370400440532013000;Jörg grüßt ${payment.reference.toLowerCase()}\n`;
    expect(await read(Buffer.from(table, 'latin1'), true)).toMatchObject({
      verdict: 'booked',
      report: { format: 'csv' },
    });
    await count();
    expect(await creditsOf(marit)).toBe(payment.credits);
  });
});

describe('Money that is not exactly an order’s', () => {
  test('too little waits, and its rest in a later file completes it', async () => {
    const marit = await buyer(kindling, 'marit-short');
    const payment = await ordered(marit);
    expect(await book({ amount: '9.90', structured: payment.reference })).toMatchObject({ fates: { short: 1 } });
    expect(await view(marit, payment)).toMatchObject({ state: 'pending' });
    expect(await book({ amount: '0.05', structured: payment.reference })).toMatchObject({ fates: { paid: 1 } });
    expect(await creditsOf(marit)).toBe(payment.credits);
  });

  test('too little for an order that has ended meanwhile is listed, and goes back by hand', async () => {
    const marit = await buyer(kindling, 'marit-part');
    const payment = await ordered(marit);
    await book({ amount: '9.90', structured: payment.reference });
    const [entry] = await rows<{ id: number }>('select e.id from bank_entries e order by e.id desc limit 1');
    // While the order waits it stays.
    expect(await decide(entry?.id ?? 0, { what: 'sent_back' })).toBe('not_open');
    kindling.travel(DAY_MS + 60_000);
    await kindling.runSchedule('payments-reconcile');
    expect((await newest())?.id).toBe(entry?.id);
    expect(await decide(entry?.id ?? 0, { what: 'sent_back' })).toBe('decided');
    expect((await newest())?.id).not.toBe(entry?.id);
    expect(await book({ amount: '0.05', structured: payment.reference })).toMatchObject({ fates: { short: 1 } });
    expect(await creditsOf(marit)).toBe(0);
  });

  test('paid twice, in one file or two, gives the credits once and goes back by hand', async () => {
    const marit = await buyer(kindling, 'marit-twice');
    const payment = await ordered(marit);
    const credit = { amount: '9.95', structured: payment.reference };
    expect(await book(credit, credit)).toMatchObject({ fates: { paid: 1, surplus: 1 } });
    expect(await creditsOf(marit)).toBe(payment.credits);
    const entry = await newest();
    expect(entry).toMatchObject({ amount: 995, surplus: 995, reference: payment.reference });
    expect(await decide(entry?.id ?? 0, { what: 'sent_back' })).toBe('decided');
    expect(await decide(entry?.id ?? 0, { what: 'sent_back' })).toBe('not_open');
    expect(await book(credit)).toMatchObject({ fates: { surplus: 1 } });
    expect(await booksOf(marit)).toEqual([]);
  });

  test('too much gives the credits, and what is above the price goes back', async () => {
    const marit = await buyer(kindling, 'marit-much');
    const payment = await ordered(marit);
    await book({ amount: '10.00', structured: payment.reference });
    expect(await creditsOf(marit)).toBe(payment.credits);
    expect(await newest()).toMatchObject({ amount: 1000, surplus: 5 });
  });

  test('in another currency is for staff', async () => {
    const marit = await buyer(kindling, 'marit-francs');
    const payment = await ordered(marit);
    expect(await book({ amount: '9.95', currency: 'CHF', structured: payment.reference })).toMatchObject({
      fates: { other_currency: 1 },
    });
    expect(await creditsOf(marit)).toBe(0);
  });

  test('that comes after the order has ended gives the credits all the same', async () => {
    const marit = await buyer(kindling, 'marit-late');
    const payment = await ordered(marit);
    kindling.travel(DAY_MS + 60_000);
    await kindling.runSchedule('payments-reconcile');
    expect(await view(marit, payment)).toMatchObject({ state: 'expired' });
    expect(await book({ amount: '9.95', structured: payment.reference })).toMatchObject({ fates: { late: 1 } });
    expect(await view(marit, payment)).toMatchObject({ status: 'completed' });
    expect(await creditsOf(marit)).toBe(payment.credits);
  });

  test('that staff had marked by hand is not counted again when its file comes', async () => {
    const marit = await buyer(kindling, 'marit-hand');
    const payment = await ordered(marit);
    await calls.transaction((call) => noteArrived(call, ADA, { reference: payment.reference, amount: 995 }));
    const credit = { amount: '9.95', structured: payment.reference };
    expect(await book(credit)).toMatchObject({ fates: { confirms: 1 } });
    expect(await book(credit)).toMatchObject({ fates: { surplus: 1 } });
    expect(await creditsOf(marit)).toBe(payment.credits);
  });

  test('without a reference is proposed where sum and account fit one order of one who paid from it before, and never booked by itself', async () => {
    const marit = await buyer(kindling, 'marit-known');
    const iban = 'NL02ABNA0123456789';
    await book({ amount: '9.95', iban, structured: (await ordered(marit)).reference });
    const second = await ordered(marit);
    // A stranger pays the same sum at the same time.
    const fates = await book(
      { amount: '9.95', iban, text: 'for the credits' },
      { amount: '9.95', iban: 'DE02120300000000202051', text: 'hi' },
    );
    expect(fates).toMatchObject({ fates: { proposed: 1, unmatched: 1 } });
    expect(await view(marit, second)).toMatchObject({ state: 'pending' });
    const entries = await openEntries(db, { most: 1000 });
    const proposed = entries.find(({ reference, state }) => state === 'proposed' && reference === second.reference);
    expect(await decide(proposed?.id ?? 0, { what: 'assign', reference: null })).toBe('decided');
    expect(await view(marit, second)).toMatchObject({ status: 'completed' });
    expect(await booksOf(marit)).toEqual([]);
    const joost = await buyer(kindling, 'joost-wrote');
    const third = await ordered(joost);
    const other = (await openEntries(db, { most: 1000 })).findLast(({ state }) => state === 'unmatched');
    expect(await decide(other?.id ?? 0, { what: 'assign', reference: null })).toBe('no_transfer');
    expect(await decide(other?.id ?? 0, { what: 'assign', reference: third.reference })).toBe('decided');
    expect(await creditsOf(joost)).toBe(third.credits);
    expect(await decide(other?.id ?? 0, { what: 'assign', reference: third.reference })).toBe('not_open');
  });

  test('with two references in its text is nobody’s by a guess', async () => {
    const marit = await buyer(kindling, 'marit-two');
    const [one, two] = [await ordered(marit), await ordered(marit)];
    expect(await book({ amount: '19.90', text: `${one.reference} ${two.reference}` })).toMatchObject({
      fates: { unmatched: 1 },
    });
    expect(await creditsOf(marit)).toBe(0);
    // It went back at the bank: nobody of ours is known, and it stands in the log all the same.
    expect(await decide((await newest())?.id ?? 0, { what: 'sent_back' })).toBe('decided');
  });

  test('is in the copy of their data that its member gets', async () => {
    const marit = await buyer(kindling, 'marit-export');
    const payment = await ordered(marit);
    await book({ amount: '9.95', structured: payment.reference, name: 'M. Bakker' });
    const { transfers } = (await exportPayments(calls.read, marit.id)) as { transfers: object[] };
    expect(transfers).toMatchObject([
      { payment_id: payment.id, amount: 995, payer_name: 'M. Bakker', payer_last4: '3000' },
    ]);
  });

  test('an IBAN lies encrypted', async () => {
    const text = JSON.stringify(await rows('select * from bank_entries'));
    expect(text).not.toContain('DE89370400440532013000');
    expect(text).toContain('"payer_last4":"3000"');
  });
});
