import { readFile, stat, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { addTargetDays, dayOf } from '#product/payments/sepa/collection-day.ts';
import { bookingOf, returnsOf } from '#tests/bank-answers.ts';
import { creditorAccount, storedDebit } from '#tests/direct-debits.ts';
import { startTestApp } from '#tests/harness.ts';
import { moderating } from '#tests/moderating.ts';
import { buyer } from '#tests/paying.ts';

const product = await startTestApp();
const { db } = product.services;
const { say, pathOf } = moderating(product);
const calls = await product.calls();
const today = () => dayOf(product.services.now());

test('staff without an account for direct debits are told so', async () => {
  expect((await say('debits')).text).toBe('No direct debit waits.');
  expect(await say('debit-batch')).toMatchObject({ done: false, text: expect.stringContaining('no payment account') });
});

test('staff see what is due, make its file, hear the bank, and decide what is left', async () => {
  const account = await creditorAccount(product);
  const marit = await buyer(product, 'marit');
  const collectOn = addTargetDays(today(), 2);
  const debits = [
    await storedDebit(product, calls, marit, { account, collectOn }),
    await storedDebit(product, calls, marit, { account, collectOn }),
  ];
  expect((await say('debits')).text).toBe(
    `credited, not collected: 2 payments, €19.90\ndue ${collectOn}  account ${account}  2 debits, €19.90`,
  );
  expect((await say('debit-batch')).text).toContain(`  ${collectOn}  2 debits, €19.90\nNo file is made yet`);
  const path = pathOf('debits.xml');
  const made = await say('debit-batch', '--book', '--to', path, '--as', 'ada');
  expect(made.text).toMatch(
    /Batch (\d+) \(KDL-\d{8}-\1\) is in .*debits\.xml: 2 debits, €19\.90\. SHA-256 [0-9a-f]{64}/,
  );
  const [, batch = '', messageId = ''] = /Batch (\d+) \((KDL-[\d-]+)\)/.exec(made.text) ?? [];
  // It names people and accounts: for nobody else on this machine.
  expect((await stat(path)).mode & 0o077).toBe(0);
  expect((await say('debit-batch', '--book', '--to', pathOf('two.xml'), '--as', 'bo')).text).toContain(
    'Nothing is due',
  );
  // The same file again, and never over another one.
  expect(await say('debit-batch', batch, 'write', '--to', path, '--as', 'ada')).toMatchObject({ done: false });
  const again = pathOf('again.xml');
  expect(await say('debit-batch', batch, 'write', '--to', again, '--as', 'ada')).toMatchObject({ done: true });
  expect(await readFile(again, 'utf8')).toBe(await readFile(path, 'utf8'));

  const answer = pathOf('answer.xml');
  await writeFile(answer, bookingOf(`${messageId}-${collectOn.replaceAll('-', '')}`, '19.90', { on: today() }));
  expect((await say('debit-answer', answer, '--book', '--as', 'ada')).text).toMatch(/1 collected\nBooked: 1/);
  const said = [
    { endToEnd: debits[0]?.endToEnd ?? '', amount: '9.95', code: 'RR04' },
    { endToEnd: 'KDL-M9-9-9', amount: '1.00', code: 'AM04' },
  ];
  await writeFile(answer, returnsOf(said, { on: today() }));
  expect((await say('debit-answer', answer)).text).toMatch(
    /1 you decide.*\n {2}1 none of ours[\s\S]*Nothing is booked/,
  );
  expect((await say('debit-answer', answer, '--book', '--as', 'ada')).text).toContain('Booked: 1');
  expect(await say('debit-answer', answer, '--book', '--as', 'bo')).toMatchObject({
    ...{ done: false, text: expect.stringContaining('imported before, by ada') },
  });
  const waiting = (await say('debits')).text;
  const [, debit = ''] = /debit (\d+) {2}returned .* RR04 .*again or claim\?/.exec(waiting) ?? [];
  const [, note = ''] = /note (\d+) {2}returned .*none of ours.*KDL-M9-9-9/.exec(waiting) ?? [];
  expect(await say('debit', debit, 'claim', '--as', 'ada')).toMatchObject({ done: true });
  expect(await say('debit', debit, 'claim', '--as', 'ada')).toMatchObject({ done: false });
  expect(await say('debit-note', note, 'seen', '--as', 'ada')).toMatchObject({ done: true });
  expect((await say('debits')).text).toBe('credited, not collected: 1 payment, €9.95');
  expect((await say('debit-batches')).text).toMatch(
    /batch \d+ {2}KDL-.*2 debits, €19.90 .*1 collected {2}1 came back {2}by ada/,
  );
  expect((await say('log')).text).toMatch(
    /debit\.claim[\s\S]*bank_file\.imported[\s\S]*debit_batch\.written[\s\S]*debit_batch\.made/,
  );
  const { rows } = await db.query({ text: 'select * from payment_books', values: [] });
  expect(rows).toEqual([]);
});

test('a file that collects more than the company lets one of the staff collect waits for somebody else', async () => {
  const secretOf = async (name: string) => {
    const path = pathOf(`${name}.key`);
    await writeFile(path, (await say('staff', name, 'add')).text.split('\n').at(-1) ?? '');
    return path;
  };
  const [ada, bo] = [await secretOf('Ada'), await secretOf('Bo')];
  await db.query({ text: 'update companies set debit_batch_alone = 994' });
  const { rows } = await db.query<{ id: number }>({ text: "select id from payment_accounts where provider = 'sepa'" });
  const marit = await buyer(product, 'marit-much');
  await storedDebit(product, calls, marit, { account: rows[0]?.id ?? 0, collectOn: addTargetDays(today(), 2) });
  const path = pathOf('much.xml');
  const made = await say('debit-batch', '--book', '--to', path, '--as', 'Ada');
  const [, batch = ''] = /Batch (\d+) of 1 debits, €9\.95, is above the company's sum/.exec(made.text) ?? [];
  expect(await stat(path).catch(() => null)).toBeNull();
  const write = () => say('debit-batch', batch, 'write', '--to', path, '--as', 'ada');
  expect(await write()).toMatchObject({ done: false });
  const release = (key: string) => say('debit-batch', batch, 'release', '--secret-file', key);
  expect(await release(ada)).toMatchObject({ done: false, text: expect.stringContaining('You made') });
  expect(await release(pathOf('nobody.key'))).toMatchObject({ done: false });
  expect(await release(bo)).toMatchObject({ done: true });
  expect(await release(bo)).toMatchObject({ done: false });
  expect(await write()).toMatchObject({ done: true });
  expect(await readFile(path, 'utf8')).toContain('<CtrlSum>9.95</CtrlSum>');
  expect((await say('log')).text).toMatch(/debit_batch\.released/);
});

test('a file that is none, or answers none of ours, is refused in a sentence', async () => {
  const path = pathOf('wrong.xml');
  expect((await say('debit-answer', pathOf('nothing.xml'))).text).toContain('There is no file');
  await writeFile(path, returnsOf([], { own: 'DE89370400440532013000' }));
  expect((await say('debit-answer', path)).text).toContain('of no account');
  await writeFile(path, '<x/>');
  expect((await say('debit-answer', path)).text).toContain('refused as a whole: it is no camt');
});
