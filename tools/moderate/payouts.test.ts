import { randomUUID } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { transferReference } from '#product/payments/bank/transfer-reference.ts';
import { payoutsOf } from '#tests/bank-payouts.ts';
import { OWN_IBAN, statementOf } from '#tests/bank-statements.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { moderating } from '#tests/moderating.ts';
import { buyer, orderOf } from '#tests/paying.ts';
import { parseCommand } from './parse-args.ts';

const product = await startTestApp();
const { app, db } = product;
const { say, secretOf, pathOf } = moderating(product);
async function stated(text: string): Promise<string> {
  const path = pathOf(`${randomUUID()}.xml`);
  await writeFile(path, text);
  return path;
}

test('staff see what goes back, name an account that is not known, make the file, and hear the bank', async () => {
  await db.query({
    text: "insert into payment_accounts (company_id, provider, mode, settings, position) select company_id, 'bank', 'test', $1, 1 from sites where is_default",
    values: [JSON.stringify({ holder: 'Hearthside Media B.V.', iban: OWN_IBAN, bic: 'ABNANL2A', days: '30' })],
  });
  const [ada, bo] = [await secretOf('Ada'), await secretOf('Bo')];
  const marit = await buyer(product, 'marit');
  const paid = async (iban: string | null) => {
    const payload = await orderOf(product, { method: 'wiretransfer', cookie: marit.cookie });
    const headers = { cookie: marit.cookie, 'x-forwarded-for': freshAddress() };
    const { payment } = (await app.inject({ method: 'POST', url: '/api/payment.php', headers, payload })).json();
    const structured = transferReference(payment.id);
    if (iban === null) await say('transfer', structured, 'arrived', '--sum', '9.95', '--as', 'ada');
    else {
      const credits = [{ amount: '9.95', structured, iban, name: 'M. Bakker' }];
      const path = await stated(statementOf(credits, { id: randomUUID().slice(0, 20) }));
      await say('bank-file', path, '--book', '--as', 'ada');
    }
    const order = ['payment', `${payment.id}`, 'refund', '--sum', '2.00', '--reason', 'fault'];
    expect(await say(...order, '--secret-file', ada)).toMatchObject({ done: true });
  };
  expect((await say('payout-batch')).text).toBe('No refund waits for a file.');
  await paid('DE89370400440532013000');
  await paid(null);
  await product.runJobs();
  const waiting = (await say('transfer-refunds')).text;
  expect(waiting).toMatch(/refund \d+ {2}€2\.00 {2}of a transfer, .*to M\. Bakker … 3000 {2}goes into the next file/);
  const [, unknown = ''] = /refund (\d+) .*the account that paid is not known: name it/.exec(waiting) ?? [];
  const account = ['transfer-refund', unknown, 'account', '--iban', 'NL02 ABNA 0123 4567 89', '--name', 'M. Bakker'];
  expect(() => parseCommand(account, false)).toThrow(/--secret-file/);
  expect(await say(...account, '--secret-file', pathOf('nobody.key'))).toMatchObject({ done: false });
  expect(await say(...account, '--secret-file', ada)).toMatchObject({ done: true });
  expect((await say('payout-batch')).text).toMatch(/2 refunds, €4\.00, on \d{4}-\d\d-\d\d\.\nNo file is made yet/);

  // Ada named the account of one of them.
  const [first, second, again] = ['first.xml', 'second.xml', 'again.xml'].map((name) => pathOf(name));
  const made = await say('payout-batch', '--book', '--to', first ?? '', '--secret-file', ada);
  expect(made.text).toMatch(/1 refunds, €2\.00\. SHA-256 [0-9a-f]{64}[\s\S]*1 more wait/);
  expect((await stat(first ?? '')).mode & 0o077).toBe(0);
  expect((await say('payout-batch', '--book', '--to', first ?? '', '--secret-file', bo)).text).toContain('a file');
  const other = await say('payout-batch', '--book', '--to', second ?? '', '--secret-file', bo);
  const [, batch = ''] = /Batch (\d+) \(KDL-P/.exec(other.text) ?? [];
  expect(await say('payout-batch', batch, 'write', '--to', again ?? '', '--secret-file', bo)).toMatchObject({
    done: true,
  });
  expect(await readFile(again ?? '', 'utf8')).toBe(await readFile(second ?? '', 'utf8'));

  const ids = [
    ...`${await readFile(first ?? '', 'utf8')}${await readFile(second ?? '', 'utf8')}`.matchAll(/KDL-R\d+/g),
  ];
  const [one = '', two = ''] = ids.map(([id]) => id);
  const answer = await stated(
    payoutsOf([
      { endToEnd: one, amount: '2.00' },
      { endToEnd: two, amount: '2.00' },
    ]),
  );
  expect((await say('bank-file', answer)).text).toContain('refunds: 2 left our account: settled');
  expect((await say('bank-file', answer, '--book', '--as', 'ada')).text).toContain('2 were carried out about refunds.');
  const back = await stated(payoutsOf([{ endToEnd: two, amount: '2.00', returned: 'AC04' }], { id: 'P2' }));
  expect((await say('bank-file', back, '--book', '--as', 'ada')).text).toContain('1 came back');
  const [, note = ''] = /payout-note (\d+) {2}returned .*AC04/.exec((await say('transfer-refunds')).text) ?? [];
  expect(await say('payout-note', note, 'seen', '--as', 'ada')).toMatchObject({ done: true });
  expect((await say('transfer-refunds')).text).toBe('No refund waits.');
  expect((await say('payout-batches')).text).toMatch(/1 came back {2}by Bo.*\n.*1 settled {2}by Ada/);
  expect((await db.query({ text: 'select * from payment_books', values: [] })).rows).toEqual([]);
});
