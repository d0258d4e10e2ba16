import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccount } from '#product/accounts/accounts.ts';
import { lockPayment } from '#product/payments/attempts/queries.ts';
import { transferReference } from '#product/payments/bank/transfer-reference.ts';
import type { PaymentView } from '#product/payments/contract.ts';
import { askRefund } from '#product/payments/refunds/refunds.ts';
import { OWN_IBAN, statementOf } from '#tests/bank-statements.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer, orderOf } from '#tests/paying.ts';
import type { Person } from '#tests/people.ts';
import type { Operator } from '../operator/operator.ts';
import { parseCommand } from './parse-args.ts';
import { runCommand } from './run-command.ts';
import { serviceOf } from './service.ts';

const product = await startTestApp();
const { config, db } = product.services;
const operator: Operator = {
  ...{ config, db, embedded: true, account: (id: number) => findAccount({ sql: db }, id) },
  ...{ callsFor: () => product.calls(), callsOn: () => product.calls(), close: async () => {} },
};
await db.query({
  text: "insert into payment_accounts (company_id, provider, mode, settings, position) select company_id, 'bank', 'test', $1, 1 from sites where is_default",
  values: [JSON.stringify({ holder: 'Hearthside', iban: OWN_IBAN, bic: 'ABNANL2A' })],
});
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindling-bank-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function say(...words: string[]) {
  const order = parseCommand(words, false);
  const { lines, done } = await runCommand(serviceOf(operator, { name: order.as }), order, config);
  return { text: lines.join('\n'), done };
}
async function ordered(who: Person): Promise<PaymentView & { reference: string }> {
  const payload = await orderOf(product, { method: 'wiretransfer', cookie: who.cookie });
  const reply = await product.app.inject({
    method: 'POST',
    url: '/api/payment.php',
    headers: { cookie: who.cookie },
    payload,
  });
  const { payment } = reply.json();
  return { ...payment, reference: transferReference(payment.id) };
}
async function file(text: string): Promise<string> {
  const path = join(folder, `statement-${Math.random()}.xml`);
  await writeFile(path, text);
  return path;
}

test('staff see what waits, look at a file, book it, and decide what no rule could', async () => {
  const [marit, joost] = [await buyer(product, 'marit'), await buyer(product, 'joost')];
  const [one, two] = [await ordered(marit), await ordered(joost)];
  expect((await say('transfers')).text).toMatch(
    new RegExp(`transfer ${one.reference} .*member ${marit.id} .*€9.95.*waits until`),
  );
  const credits = [
    { amount: '9.95', structured: one.reference },
    { amount: '9.95', text: 'from \u202eJo', name: 'Jo' },
  ];
  const path = await file(statementOf(credits));
  expect(await say('bank-file', path)).toMatchObject({
    ...{
      done: true,
      text: expect.stringMatching(/2 credits.*\n {2}1 paid exactly\n {2}1 fits no order.*\n.*Nothing is booked yet/s),
    },
  });
  expect((await say('entries')).text).toBe('No entry waits.');
  expect((await say('bank-file', path, '--book', '--as', 'ada')).text).toContain('Booked: 1 entries');
  expect(await say('bank-file', path, '--book', '--as', 'bo')).toMatchObject({
    ...{ done: false, text: expect.stringContaining('imported before, by ada') },
  });
  const listed = (await say('entries')).text;
  expect(listed).not.toContain('\u202e');
  const [, entry = ''] = /entry (\d+) {2}unmatched {2}€9.95/.exec(listed) ?? [];
  expect(await say('entry', entry, 'assign', '--as', 'ada')).toMatchObject({ done: false });
  expect(await say('entry', entry, 'assign', '--reference', two.reference, '--as', 'ada')).toMatchObject({
    done: true,
  });
  expect((await say('transfers')).text).toBe('No transfer waits.');
  expect((await say('log')).text).toMatch(/ada {2}transfer.assigned[\s\S]*ada {2}bank_file.imported/);
});

test('a file that is none, or of somebody else’s account, is refused in a sentence', async () => {
  expect((await say('bank-file', join(folder, 'nothing.xml'))).text).toContain('There is no file');
  expect((await say('bank-file', await file(statementOf([], { own: 'DE89370400440532013000' })))).text).toContain(
    'no account of ours',
  );
  expect((await say('bank-file', await file('<x/>'))).text).toContain('refused as a whole: it is no camt');
});

test('a refund of a transfer waits until staff have sent it at the bank', async () => {
  const marit = await buyer(product, 'marit-back');
  const payment = await ordered(marit);
  const path = await file(
    statementOf([{ amount: '9.95', structured: payment.reference, name: 'M. Bakker' }], { id: 'back' }),
  );
  await say('bank-file', path, '--book', '--as', 'ada');
  const calls = await product.calls();
  await calls.transaction(async (call) => {
    const locked = await lockPayment.one(call.tx, { id: payment.id });
    const { rows } = await call.tx.query<{ id: number }>({
      text: 'select id from payment_attempts where payment_id = $1',
      values: [payment.id],
    });
    if (locked)
      await askRefund(call, locked, {
        amount: 995,
        cause: 'test',
        reason: 'staff',
        by: 'staff',
        attempt: rows[0]?.id ?? 0,
      });
  });
  await product.runJobs();
  const listed = (await say('transfer-refunds')).text;
  const [, refund = ''] = /refund (\d+) {2}€9.95 .*to M\. Bakker … 3000/.exec(listed) ?? [];
  expect(await say('transfer-refund', refund, 'sent-back', '--as', 'ada')).toMatchObject({ done: true });
  expect(await say('transfer-refund', refund, 'sent-back', '--as', 'ada')).toMatchObject({ done: false });
  const { rows } = await db.query({ text: 'select state from payments where id = $1', values: [payment.id] });
  expect(rows).toEqual([{ state: 'refunded' }]);
  expect(
    (await db.query({ text: 'select * from payment_books where account_id = $1', values: [marit.id] })).rows,
  ).toEqual([]);
});
