import { expect, test } from 'vitest';
import { addTargetDays, dayOf } from '#product/payments/sepa/collection-day.ts';
import { bookingOf, returnsOf } from '#tests/bank-answers.ts';
import { creditorAccount, storedDebit } from '#tests/direct-debits.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer } from '#tests/paying.ts';
import { type Person, staff } from '#tests/people.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<{ id: number }>({ text, values });
const calls = await product.calls();
const today = () => dayOf(product.services.now());
const account = await creditorAccount(product);
const fin = await staff(product, 'fin', 'finance');
const marit = await buyer(product, 'marit');

const call = (path: string, method: 'POST' | 'PUT', payload: object, who = fin) =>
  product.app.inject({ method, url: `/api/admin/${path}.php`, headers: { cookie: who.cookie }, payload });
const get = (path: string, who: Person = fin) =>
  product.app.inject({ url: `/api/admin/${path}`, headers: { cookie: who.cookie } });
const list = async (who = fin) => (await get('debits.php', who)).json();
const answer = (text: string, book: boolean, who = fin) =>
  product.app.inject({
    method: 'POST',
    url: `/api/admin/debit-answer.php?name=answer.xml&book=${book}`,
    headers: { cookie: who.cookie, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(text),
  });
const ordered = () => storedDebit(product, calls, marit, { account, collectOn: addTargetDays(today(), 2) });

test('what is due becomes a file once, which is the same however often it is taken, and each time is written down', async () => {
  await ordered();
  await ordered();
  const { collectors } = await list();
  expect(collectors).toMatchObject([
    {
      ...{ id: account, announced: { count: 2, money: { amount: 1990 } }, wrong: null },
      days: [{ announced: addTargetDays(today(), 2), count: 2, money: { amount: 1990, currency: 'EUR' } }],
    },
  ]);
  const made = (await call('debit-batch', 'POST', { account })).json();
  expect(made).toMatchObject({ waits: false });
  expect((await call('debit-batch', 'POST', { account })).json().error.code).toBe('seen_is_old');
  const [first, second] = [await get(`debit-file.php?id=${made.id}`), await get(`debit-file.php?id=${made.id}`)];
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(first.body).toContain('<CtrlSum>19.90</CtrlSum>');
  expect(second.body).toBe(first.body);
  const { rows } = await run("select id from audit_entries where verb = 'debit_batch.written'");
  expect(rows).toHaveLength(2);
  expect(await list()).toMatchObject({
    collectors: [{ days: [], announced: { count: 0 } }],
    batches: [{ id: made.id, count: 2, sent: 2, collected: 0, waits: false, refused: false, made_by: 'fin' }],
  });
});

test('the bank’s answers are looked at first, carried out once, and what they do not decide somebody does', async () => {
  const [one, two] = [await ordered(), await ordered()];
  const { id } = (await call('debit-batch', 'POST', { account })).json();
  const { message, due_from } = (await list()).batches[0];
  const booking = bookingOf(`${message}-${due_from.replaceAll('-', '')}`, '19.90', { on: today() });
  expect((await answer(booking, false)).json()).toMatchObject({ booked: false, fates: [{ fate: 'booked', count: 1 }] });
  expect((await answer(booking, true)).json()).toMatchObject({ booked: true });
  expect((await answer(booking, true)).json().error.code).toBe('bank_file_known');
  expect((await list()).batches[0]).toMatchObject({ id, sent: 0, collected: 2 });
  const said = [
    { endToEnd: one.endToEnd, amount: '9.95', code: 'RR04' },
    { endToEnd: two.endToEnd, amount: '9.95', code: 'RR04' },
    { endToEnd: 'KDL-M9-9-9', amount: '1.00', code: 'AM04' },
  ];
  await answer(returnsOf(said, { on: today() }), true);
  const { back, notes } = await list();
  expect(back).toMatchObject([
    { payment: one.payment, name: 'marit', code: 'RR04', tried: 1 },
    { payment: two.payment, code: 'RR04' },
  ]);
  expect(notes).toMatchObject([{ kind: 'returned', fate: 'unknown', reference: 'KDL-M9-9-9' }]);
  const decide = async (debit: number, what: string) => (await call('debit', 'PUT', { id: debit, what })).statusCode;
  expect([await decide(back[0].id, 'claim'), await decide(back[0].id, 'claim')]).toEqual([200, 409]);
  expect(await decide(back[1].id, 'again')).toBe(200);
  expect((await call('debit-note', 'PUT', { id: notes[0].id })).statusCode).toBe(200);
  expect((await call('debit-note', 'PUT', { id: notes[0].id })).statusCode).toBe(409);
  expect(await list()).toMatchObject({ back: [], notes: [], collectors: [{ announced: { count: 1 } }] });
  const { rows } = await run('select * from payment_books');
  expect(rows).toEqual([]);
});

test('a large file waits for somebody else, who releases it once', async () => {
  const bo = await staff(product, 'bo', 'finance');
  await run('update companies set debit_batch_alone = 994');
  await ordered();
  const { id, waits } = (await call('debit-batch', 'POST', { account })).json();
  expect(waits).toBe(true);
  expect((await get(`debit-file.php?id=${id}`)).statusCode).toBe(409);
  expect((await call('debit-batch', 'PUT', { id, what: 'booked' })).statusCode).toBe(409);
  const release = async (who: Person) => (await call('debit-batch', 'PUT', { id, what: 'release' }, who)).json();
  expect((await release(fin)).error.code).toBe('batch_own');
  expect(await release(bo)).toEqual({ ok: true });
  expect((await release(bo)).error.code).toBe('seen_is_old');
  expect((await get(`debit-file.php?id=${id}`)).statusCode).toBe(200);
});

test('a file with an account that is erased cannot be taken any more, and says so', async () => {
  const [{ id }] = (await list()).batches;
  expect((await list()).batches[0]).toMatchObject({ id, erased: false });
  await run(
    "update debit_mandates set iban = null, holder = '' where id in (select mandate_id from debits where batch_id = $1)",
    id,
  );
  expect((await list()).batches[0]).toMatchObject({ id, erased: true });
  expect((await get(`debit-file.php?id=${id}`)).statusCode).toBe(409);
});

test('a company of which somebody has one site only is not theirs, and other roles see nothing', async () => {
  const sue = await staff(product, 'sue', 'support');
  expect((await get('debits.php', sue)).statusCode).toBe(403);
  const [{ id }] = (await list()).batches;
  await run(
    "insert into sites (host, pool, company_id, settings) select 'second.example', 2, company_id, settings from sites where is_default",
  );
  product.travel(10_000);
  expect(await list()).toEqual({ collectors: [], back: [], notes: [], batches: [] });
  expect((await call('debit-batch', 'POST', { account })).statusCode).toBe(404);
  expect((await get(`debit-file.php?id=${id}`)).statusCode).toBe(404);
  expect((await call('debit-batch', 'PUT', { id, what: 'release' })).statusCode).toBe(404);
  expect((await answer('<x/>', false)).statusCode).toBe(404);
});
