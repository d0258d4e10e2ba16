import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer, factOf, orderOf, referenceOf, sandboxCall } from '#tests/paying.ts';
import type { Person } from '#tests/people.ts';
import type { DeclareReply, OrdersReply } from './contract.ts';
import { openWithdrawals } from './decide-withdrawal.ts';

const DAY_MS = 24 * 3600_000;
const kindling = await startTestApp();
const { app, db, services } = kindling;
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
});

const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;
const call = (who: Person, method: 'GET' | 'POST', url: string, payload?: object) =>
  app.inject({
    ...{ method, url, headers: { cookie: who.cookie, 'x-forwarded-for': freshAddress() } },
    ...(payload && { payload }),
  });
const balanceOf = async ({ id }: Person) =>
  (await rows<{ credits: number }>('select credits from accounts where id = $1', id))[0]?.credits;
const spend = ({ id }: Person, credits: number) =>
  rows("select move_credits($1::bigint, $2::int, 'adjustment', $3)", id, -credits, randomUUID());
const refundsOf = (payment: number) =>
  rows<{ amount: number; credits_taken: number; reason: string; requester: string; state: string }>(
    'select amount, credits_taken, reason, requester, state from refunds where payment_id = $1 order by id',
    payment,
  );
const ordersOf = async (who: Person) => ((await call(who, 'GET', '/api/withdrawals.php')).json() as OrdersReply).orders;
const declare = (who: Person, input: object) =>
  call(who, 'POST', '/api/withdrawal.php', {
    ...{ key: randomUUID(), name: 'Marit de Wit', email: who.email },
    ...input,
  });
const [small = { id: 0 }] = await rows<{ id: number }>('select id from packages order by position');

async function purchase(who: Person, method = 'card'): Promise<number> {
  const order = await orderOf(kindling, { package_id: small.id, cookie: who.cookie, method });
  const reply = (await call(who, 'POST', '/api/payment.php', order)).json();
  await app.inject(await sandboxCall(services, [factOf(reply.payment, referenceOf(reply), { state: 'paid' })]));
  await kindling.runJobs();
  return reply.payment.id;
}
const codeOf = (reply: { statusCode: number; json(): { error?: { code: string } } }) => [
  reply.statusCode,
  reply.json().error?.code,
];

test('a member sees what goes back, and exactly that is paid back at once, with the unused credits taken', async () => {
  const marit = await buyer(kindling, 'marit-back', { credits: 0 });
  const payment = await purchase(marit);
  await spend(marit, 5);
  expect(await ordersOf(marit)).toMatchObject([
    { payment_id: payment, refund: { sum: { amount: 796, currency: 'EUR' }, unused: 20 } },
  ]);
  const key = randomUUID();
  const said = { key, payment_id: payment, refund: 796, email: 'back@example.com' };
  const reply = await declare(marit, said);
  expect(reply.json()).toMatchObject({ refund: { amount: 796, currency: 'EUR' } });
  expect(await balanceOf(marit)).toBe(0);
  await kindling.runJobs();
  expect(await refundsOf(payment)).toMatchObject([
    { amount: 796, credits_taken: 20, reason: 'withdrawal', requester: 'member' },
  ]);
  for (const again of [said, { ...said, key: randomUUID() }])
    expect((await declare(marit, again)).json()).toEqual(reply.json() as DeclareReply);
  expect(await refundsOf(payment)).toHaveLength(1);
  expect(await ordersOf(marit)).toMatchObject([{ refund: null, declared_at: expect.any(String) }]);
  const mails = kindling.mails.filter(({ to }) => to === 'back@example.com').map(({ template }) => template);
  expect(mails).toEqual(['withdrawal', 'withdrawal-decided']);
  expect(await openWithdrawals({ sql: db }, { host: null, most: 10 })).toEqual([]);
  expect(await rows('select * from payment_books')).toEqual([]);
});

test('a sum that is no longer true pays nothing back, and stores nothing', async () => {
  const joost = await buyer(kindling, 'joost-changes', { credits: 0 });
  const payment = await purchase(joost);
  expect(await ordersOf(joost)).toMatchObject([{ refund: { sum: { amount: 995 }, unused: 25 } }]);
  await spend(joost, 10);
  for (const refund of [995, 596, 598, 1])
    expect(codeOf(await declare(joost, { payment_id: payment, refund })), `${refund}`).toEqual([
      409,
      'withdrawal_sum_changed',
    ]);
  expect([await refundsOf(payment), await balanceOf(joost)]).toEqual([[], 15]);
  expect((await ordersOf(joost))[0]).toMatchObject({ declared_at: null, refund: { sum: { amount: 597 } } });
  expect((await declare(joost, { payment_id: payment, refund: 597 })).statusCode).toBe(200);
});

test('of credits of two purchases the first bought are the first that were spent', async () => {
  const ada = await buyer(kindling, 'ada-twice', { credits: 0 });
  const [first, second] = [await purchase(ada), await purchase(ada)];
  await spend(ada, 30);
  expect(await ordersOf(ada)).toMatchObject([
    { payment_id: second, refund: { sum: { amount: 796 }, unused: 20 } },
    { payment_id: first, refund: null },
  ]);
});

test('declared at once from many tabs, or while credits are spent, it is paid back once and no credit twice', async () => {
  const mia = await buyer(kindling, 'mia-tabs', { credits: 0 });
  const payment = await purchase(mia);
  const replies = await Promise.all([
    ...Array.from({ length: 6 }, () => declare(mia, { payment_id: payment, refund: 995 })),
    spend(mia, 5).then(
      () => null,
      () => null,
    ),
  ]);
  const refunds = await refundsOf(payment);
  const accepted = replies.filter((reply) => reply?.statusCode === 200);
  expect(refunds.map(({ amount, credits_taken }) => [amount, credits_taken])).toEqual(
    accepted.length ? [[995, 25]] : [],
  );
  expect(await balanceOf(mia)).toBe(accepted.length ? 0 : 20);
});

test('what is late, without a login, or paid by a way that takes no money back is left to staff', async () => {
  const ole = await buyer(kindling, 'ole-voucher', { credits: 0 });
  const voucher = await purchase(ole, 'paysafecard');
  expect(await ordersOf(ole)).toMatchObject([{ in_time: true, refund: null }]);
  expect(codeOf(await declare(ole, { payment_id: voucher, refund: 995 }))).toEqual([409, 'withdrawal_sum_changed']);
  expect((await declare(ole, { payment_id: voucher })).json()).toMatchObject({ refund: null });
  const eva = await buyer(kindling, 'eva-late', { credits: 0 });
  const late = await purchase(eva);
  const stranger = await app.inject({
    ...{ method: 'POST', url: '/api/withdrawal.php', headers: { 'x-forwarded-for': freshAddress() } },
    payload: { key: randomUUID(), name: 'Eva', email: eva.email, order: `${late}`, refund: 995 },
  });
  expect(codeOf(stranger)).toEqual([409, 'withdrawal_sum_changed']);
  kindling.travel(15 * DAY_MS);
  expect(await ordersOf(eva)).toMatchObject([{ in_time: false, refund: null }]);
  expect(codeOf(await declare(eva, { payment_id: late, refund: 995 }))).toEqual([409, 'withdrawal_sum_changed']);
  expect(await refundsOf(late)).toEqual([]);
});
