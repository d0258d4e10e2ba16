import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { proveStaff } from '#product/audit/staff.ts';
import { transferReference } from '#product/payments/bank/transfer-reference.ts';
import { makePayouts } from '#product/payments/payouts/make-payouts.ts';
import { payoutsOf } from '#tests/bank-payouts.ts';
import { OWN_IBAN, type StatedCredit, statementOf } from '#tests/bank-statements.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer, orderOf } from '#tests/paying.ts';
import { type Person, staff } from '#tests/people.ts';

const product = await startTestApp();
const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await product.db.query<Row & Record<string, unknown>>({ text, values })).rows;
const [{ id: bank = 0 } = {}] = await rows<{ id: number }>(
  "insert into payment_accounts (company_id, provider, mode, settings, position) select company_id, 'bank', 'test', $1, 1 from sites where is_default returning id",
  JSON.stringify({ holder: 'Hearthside Media B.V.', iban: OWN_IBAN, bic: 'ABNANL2A', days: '1' }),
);
const calls = await product.calls();
const fin = await staff(product, 'fin', 'finance');
const DAY_MS = 24 * 3600_000;

const call = (who: Person, method: 'POST' | 'PUT', payload: object) =>
  product.app.inject({ method, url: '/api/admin/transfer.php', headers: { cookie: who.cookie }, payload });
const list = async (who = fin, query = '') =>
  (await product.app.inject({ url: `/api/admin/transfers.php${query}`, headers: { cookie: who.cookie } })).json();
const open = async (id: number, who = fin) => (await call(who, 'POST', { id })).json();
const decide = async (payload: object, who = fin) => {
  const reply = await call(who, 'PUT', payload);
  return reply.statusCode === 200 ? (reply.json().kind as string | null) : (reply.json().error.code as string);
};
const send = (text: string, book: boolean, who = fin) =>
  product.app.inject({
    method: 'POST',
    url: `/api/admin/bank-file.php?name=statement.xml&book=${book}`,
    headers: { cookie: who.cookie, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(text),
  });
async function book(...said: (StatedCredit | Person)[]) {
  const who = said.find((one): one is Person => 'cookie' in one) ?? fin;
  const credits = said.filter((one): one is StatedCredit => 'amount' in one);
  const reply = await send(statementOf(credits, { id: randomUUID().slice(0, 20) }), true, who);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
async function ordered(who: Person): Promise<number> {
  const payload = await orderOf(product, { method: 'wiretransfer', cookie: who.cookie });
  const headers = { cookie: who.cookie, 'x-forwarded-for': freshAddress() };
  const reply = await product.app.inject({ method: 'POST', url: '/api/payment.php', headers, payload });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().payment.id;
}
const stateOf = async (payment: number) => (await rows('select state from payments where id = $1', payment))[0];
const newest = async () => (await list()).lines[0];

test('a file is looked at first, booked once, and what matches by itself waits for nobody', async () => {
  const wilma = await buyer(product, 'wilma');
  const payment = await ordered(wilma);
  const text = statementOf([
    { amount: '9.95', structured: transferReference(payment), name: 'W. Smit' },
    { amount: '30.00', text: 'johan datesite', name: 'J P van Dam' },
  ]);
  const looked = await send(text, false);
  expect(looked.json()).toMatchObject({
    booked: false,
    credits: 2,
    noted: [{ fate: 'unmatched', text: 'johan datesite' }],
  });
  expect((await list()).lines).toEqual([]);
  expect((await send(text, true)).json()).toMatchObject({ booked: true });
  expect(await stateOf(payment)).toEqual({ state: 'paid' });
  expect(await list()).toMatchObject({
    waiting: 1,
    lines: [
      { kind: 'unmatched', payer: 'J P van Dam', text: 'johan datesite', money: { amount: 3000, currency: 'EUR' } },
    ],
    file: { format: 'camt.053', lines: 2, alone: 1, matched: [{ payer: 'W. Smit', payment }] },
  });
  const again = await send(text, true);
  expect([again.statusCode, again.json().error.code]).toEqual([409, 'bank_file_known']);
  const broken = await send(text.slice(0, 900), false);
  expect([broken.statusCode, broken.json().error.code]).toEqual([422, 'bank_file_refused']);
});

test('the likeliest order comes first with its reasons, takes the money once, and the look is written down', async () => {
  const anna = await buyer(product, 'anna');
  const other = await buyer(product, 'astrid');
  const [payment] = [await ordered(anna), await ordered(other)];
  await book({
    ...{ amount: '9.95', text: `KIND ${payment} credits anna`, name: 'A. de Vries' },
    iban: 'DE02120300000000202051',
  });
  const { id } = await newest();
  const opened = await open(id);
  expect(opened.guesses[0]).toMatchObject({ payment, reasons: ['number', 'amount', 'name'], name: 'anna' });
  expect(opened.guesses[1]).toMatchObject({ reasons: ['amount'] });
  expect(opened.line).toMatchObject({ last4: '2051', named: `${payment}`, by_file: true });
  const { length } = await rows("select from staff_looks where object = 'transfer' and object_id = $1", id);
  expect(length).toBe(1);

  const match = { id, seen: 'unmatched', what: 'match', payment };
  const both = await Promise.all([decide(match), decide(match)]);
  expect(both.toSorted()).toEqual([null, 'seen_is_old'].toSorted());
  expect(await stateOf(payment)).toEqual({ state: 'paid' });
  const [account] = await rows<{ credits: number }>('select credits from accounts where id = $1', anna.id);
  expect(account?.credits).toBeGreaterThan(0);
  expect(await rows('select * from payment_books where account_id = $1', anna.id)).toEqual([]);
  const [entry] = await rows(
    "select verb, staff_name from audit_entries where verb = 'transfer.assigned' and object_id = $1",
    payment,
  );
  expect(entry).toEqual({ verb: 'transfer.assigned', staff_name: 'fin' });
});

test('an order that no guess names is found by its number, reference, member or name', async () => {
  const bea = await buyer(product, 'beatrix-found');
  const payment = await ordered(bea);
  await book({ amount: '123.00', text: 'thanks' });
  const { id } = await newest();
  for (const q of [`${payment}`, `#${payment}`, transferReference(payment), `${bea.id}`, 'beatrix-f']) {
    const url = `/api/admin/transfer-orders.php?line=${id}&q=${encodeURIComponent(q)}`;
    const { orders } = (await product.app.inject({ url, headers: { cookie: fin.cookie } })).json();
    expect(orders, q).toContainEqual(expect.objectContaining({ payment, member: bea.id, state: 'pending' }));
  }
});

test('money is sent back by the next file of refunds, until then it can be kept, and the bank’s word ends it', async () => {
  await book({ amount: '14.95', text: 'factuur nov', name: 'Stichting De Brug', iban: 'DE02120300000000202051' });
  const { id } = await newest();
  expect(await decide({ id, seen: 'unmatched', what: 'return' })).toBe('back');
  expect((await list(fin, '?back=true')).lines).toMatchObject([{ id, kind: 'back' }]);
  expect(await decide({ id, seen: 'back', what: 'keep' })).toBe('unmatched');
  expect(await decide({ id, seen: 'unmatched', what: 'return' })).toBe('back');

  const by = await calls.transaction((within) => proveStaff(within, fin.id, async () => 'fin'));
  const made = await calls.transaction((within) => makePayouts(within, by, bank));
  expect(made).toMatchObject({ verdict: 'made', batch: { count: 1, sum: 1495 } });
  expect((await open(id)).line).toMatchObject({ in_file: true });
  expect(await decide({ id, seen: 'back', what: 'keep' })).toBe('seen_is_old');
  expect(await calls.transaction((within) => makePayouts(within, by, bank))).toMatchObject({ verdict: 'nothing_due' });

  const on = product.services.now().toISOString().slice(0, 10);
  const left = await send(payoutsOf([{ endToEnd: `KDL-E${id}`, amount: '14.95' }], { id: 'left', on }), true);
  expect(left.json()).toMatchObject({ payouts: 1 });
  await product.runSchedule('payments-payout-answers');
  expect(await rows('select state from bank_entries where id = $1', id)).toEqual([{ state: 'sent_back' }]);
  expect((await call(fin, 'POST', { id })).statusCode).toBe(404);
});

test('what the bank could not pay out waits again, and then is sent back by hand', async () => {
  await book({ amount: '5.55', text: 'again', iban: 'DE02120300000000202051' });
  const { id } = await newest();
  await decide({ id, seen: 'unmatched', what: 'return' });
  const by = await calls.transaction((within) => proveStaff(within, fin.id, async () => 'fin'));
  await calls.transaction((within) => makePayouts(within, by, bank));
  const on = product.services.now().toISOString().slice(0, 10);
  await send(payoutsOf([{ endToEnd: `KDL-E${id}`, amount: '5.55', returned: 'AC04' }], { id: 'came-back', on }), true);
  await product.runSchedule('payments-payout-answers');
  expect((await open(id)).line).toMatchObject({ kind: 'unmatched', by_file: false });
  expect(await decide({ id, seen: 'unmatched', what: 'return' })).toBe('seen_is_old');
  expect(await decide({ id, seen: 'unmatched', what: 'sent' })).toBe(null);
});

test('what was too much, and part of a price whose order has ended, go back; the price itself stays', async () => {
  const cas = await buyer(product, 'cas');
  const [much, part] = [await ordered(cas), await ordered(await buyer(product, 'dora'))];
  await book({ amount: '12.00', structured: transferReference(much) });
  expect(await newest()).toMatchObject({ kind: 'surplus', money: { amount: 1200 }, back: { amount: 205 } });
  await book({ amount: '4.00', structured: transferReference(part) });
  expect(await newest()).toMatchObject({ kind: 'surplus' });
  product.travel(2 * DAY_MS);
  await product.runSchedule('payments-reconcile');
  expect(await newest()).toMatchObject({ kind: 'part', back: { amount: 400 } });
});

test('after thirty days money goes back by itself, where a file can name its account', async () => {
  await book({ amount: '7.77', text: 'old' }, { amount: '8.88', text: 'crowns', currency: 'SEK' });
  const [crowns, old] = (await list()).lines;
  expect(crowns).toMatchObject({ returns_on: null });
  const cameDaysAgo = async (days: number) => {
    const at = new Date(product.services.now().getTime() - days * DAY_MS);
    await rows('update bank_entries set created_at = $1 where id = any($2::bigint[])', at, [old.id, crowns.id]);
    await product.runSchedule('payments-return-money');
  };
  await cameDaysAgo(29);
  expect((await list()).lines).toContainEqual(expect.objectContaining({ id: old.id }));
  await cameDaysAgo(31);
  const { lines } = await list();
  expect(lines).not.toContainEqual(expect.objectContaining({ id: old.id }));
  expect(lines).toContainEqual(expect.objectContaining({ id: crowns.id }));
  expect((await list(fin, '?back=true')).lines).toContainEqual(expect.objectContaining({ id: old.id }));
});

test('a company of which somebody has one site only is not theirs, and other roles see nothing', async () => {
  const all = await staff(product, 'all', 'finance');
  await book(all, { amount: '9.99', text: 'whose' });
  const [{ id }] = (await list(all)).lines;
  const sue = await staff(product, 'sue', 'support');
  expect((await call(sue, 'POST', { id })).statusCode).toBe(403);
  await rows(
    "insert into sites (host, pool, company_id, settings) select 'second.example', 2, company_id, settings from sites where is_default",
  );
  product.travel(10_000);
  expect((await list(all)).lines).toEqual([]);
  expect((await call(all, 'POST', { id })).statusCode).toBe(404);
  expect((await call(all, 'PUT', { id, seen: 'unmatched', what: 'return' })).statusCode).toBe(404);
  const refused = await send(statementOf([{ amount: '1.00' }], { id: 'foreign' }), false, all);
  expect(refused.statusCode).toBe(404);
  await rows('update accounts set all_sites = true where id = $1', all.id);
  product.travel(10_000);
  expect((await list(all)).lines).toContainEqual(expect.objectContaining({ id }));
});
