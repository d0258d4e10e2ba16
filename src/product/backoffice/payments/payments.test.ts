import { beforeAll, expect, test } from 'vitest';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer, factOf, orderOf, referenceOf, storedPurchase } from '#tests/paying.ts';
import { type Person, person, staff } from '#tests/people.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<Record<string, unknown>>({ text, values });
let fin: Person;
let fay: Person;
beforeAll(async () => {
  fin = await staff(product, 'fin', 'finance');
  fay = await staff(product, 'fay', 'finance');
});
const call = (who: Person, method: 'POST' | 'PUT', path: string, payload: object) =>
  product.app.inject({ method, url: `/api/admin/${path}.php`, headers: { cookie: who.cookie }, payload });
const list = async (who: Person, query = '') =>
  (await product.app.inject({ url: `/api/admin/payments.php${query}`, headers: { cookie: who.cookie } })).json();
const codeOf = (reply: Awaited<ReturnType<typeof call>>) =>
  reply.statusCode === 200 ? (reply.json().state as string) : (reply.json().error.code as string);
const open = async (who: Person, id: number) => (await call(who, 'POST', 'payment', { id })).json();

async function bought(name: string) {
  const buyer = await person(product, name);
  const id = await storedPurchase(product, buyer.id);
  return { buyer, id };
}

test('a payment is listed and opened with its conversation, and the look is written down', async () => {
  const { buyer, id } = await bought('wilma');
  expect((await list(fin, `?member=${buyer.id}`)).payments).toMatchObject([{ id, member: buyer.id, state: 'paid' }]);
  expect((await list(fin, `?member=${buyer.id}&state=failed`)).payments).toEqual([]);
  const { payment, steps } = await open(fin, id);
  expect(payment).toMatchObject({ id, left: payment.price.amount, state: 'paid' });
  expect(steps.map(({ what }: { what: string }) => what)).toEqual(expect.arrayContaining(['ordered', 'attempt']));
  const { rows } = await run("select object, object_id, account_id from staff_looks where object = 'payment'");
  expect(rows).toContainEqual({ object: 'payment', object_id: id, account_id: buyer.id });
});

test('of two presses on one refund the second is told that it has changed', async () => {
  const { id } = await bought('xandra');
  const { payment } = await open(fin, id);
  const wanted = { payment: id, amount: 100, seen_left: payment.left, reason: 'goodwill', despite: false };
  const both = await Promise.all([call(fin, 'POST', 'refund', wanted), call(fin, 'POST', 'refund', wanted)]);
  expect(both.map(codeOf).toSorted()).toEqual(['ordered', 'seen_is_old']);
  expect((await open(fin, id)).payment.left).toBe(payment.left - 100);
  const rest = payment.left - 100;
  expect(codeOf(await call(fin, 'POST', 'refund', { ...wanted, amount: rest + 1, seen_left: rest }))).toBe(
    'refund_too_much',
  );
});

test('above the sum of one person somebody else approves, once, and never who asked', async () => {
  await run('update companies set refund_alone = 50');
  const { id } = await bought('yvonne');
  const { payment } = await open(fin, id);
  const wanted = { payment: id, amount: payment.left, seen_left: payment.left, reason: 'fault', despite: false };
  expect(codeOf(await call(fin, 'POST', 'refund', wanted))).toBe('waiting');
  expect((await open(fin, id)).payment.left).toBe(0);
  const [mine] = (await list(fin)).waiting;
  expect(mine).toMatchObject({ payment: id, own: true, by: 'fin' });
  expect((await list(fay)).waiting).toMatchObject([{ id: mine.id, own: false }]);
  expect(codeOf(await call(fin, 'PUT', 'refund', { id: mine.id, approve: true }))).toBe('refund_own');
  const decided = await Promise.all(
    [true, true].map((approve) => call(fay, 'PUT', 'refund', { id: mine.id, approve })),
  );
  expect(decided.map(codeOf).toSorted()).toEqual(['ordered', 'seen_is_old']);
  expect((await list(fay)).waiting).toEqual([]);
});

test('payments of another site are nobody’s here', async () => {
  const { buyer, id } = await bought('zelda');
  const made = await run(`insert into sites (host, pool, company_id, settings)
    select 'money.example', 2, company_id, settings from sites where is_default returning id`);
  product.travel(10_000);
  const far = made.rows[0]?.id;
  await run('update payments set site_id = $2 where id = $1', id, far);
  await run('update accounts set site_id = $2 where id = $1', buyer.id, far);
  expect((await list(fin, `?member=${buyer.id}`)).payments).toEqual([]);
  expect((await call(fin, 'POST', 'payment', { id })).statusCode).toBe(404);
  const wanted = { payment: id, amount: 1, seen_left: 1, reason: 'fault', despite: false };
  expect((await call(fin, 'POST', 'refund', wanted)).statusCode).toBe(404);
  expect((await call(fin, 'PUT', 'refund', { id: 999_999, approve: true })).statusCode).toBe(404);
});

test('a report that was lost is heard by asking the provider again, and who asked is written down', async () => {
  const zelda = await buyer(product, 'zelda');
  const headers = { cookie: zelda.cookie, 'x-forwarded-for': freshAddress() };
  const payload = await orderOf(product, { cookie: zelda.cookie });
  const started = await product.app.inject({ method: 'POST', url: '/api/payment.php', headers, payload });
  const { payment, redirect_url } = started.json();
  const reference = referenceOf({ redirect_url });
  expect(await call(fin, 'POST', 'payment-ask', { id: payment.id })).toMatchObject({ statusCode: 200 });
  expect((await open(fin, payment.id)).payment.state).not.toBe('paid');
  await run(
    "update sandbox_payments set status = 'paid', facts = $2::jsonb where reference = $1",
    reference,
    JSON.stringify([factOf(payment, reference)]),
  );
  const asked = await call(fin, 'POST', 'payment-ask', { id: payment.id });
  expect(asked.json()).toEqual({ heard: true, state: 'paid' });
  const { rows } = await run(
    "select before, after from audit_entries where verb = 'payment.asked' order by id desc limit 1",
  );
  expect(rows).toMatchObject([{ after: { state: 'paid' } }]);
  const sue = await staff(product, 'sue asks', 'support');
  expect((await call(sue, 'POST', 'payment-ask', { id: payment.id })).statusCode).toBe(403);
  expect((await call(fin, 'POST', 'payment-ask', { id: 99_999_999 })).statusCode).toBe(404);
});
