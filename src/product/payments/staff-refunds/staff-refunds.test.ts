import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { addStaffMember, endStaffMember, type ProvenStaff, provenStaff } from '#product/audit/staff.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer, factOf, orderOf, referenceOf, sandboxCall } from '#tests/paying.ts';
import type { Person } from '#tests/people.ts';
import type { RefundFact } from '../gateway.ts';
import { decideRefund, type RefundWanted, refundsWaiting, requestRefund } from './staff-refunds.ts';

const kindling = await startTestApp();
const { app, db, services } = kindling;
const { transaction } = await kindling.calls();
const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
});

async function staff(name: string): Promise<ProvenStaff> {
  const secret = await transaction((call) => addStaffMember(call, name));
  const proven = await provenStaff({ sql: db }, secret ?? '');
  if (!proven) throw new Error('The secret proves nobody.');
  return proven;
}
async function purchase(who: Person): Promise<number> {
  const headers = { cookie: who.cookie, 'x-forwarded-for': freshAddress() };
  const payload = await orderOf(kindling);
  const reply = (await app.inject({ method: 'POST', url: '/api/payment.php', headers, payload })).json();
  await app.inject(await sandboxCall(services, [factOf(reply.payment, referenceOf(reply), { state: 'paid' })]));
  return reply.payment.id;
}
const ask = (by: ProvenStaff, payment: number, amount: number, change: Partial<RefundWanted> = {}) =>
  transaction((call) => requestRefund(call, by, { payment, amount, reason: 'fault', despite: false, ...change }));
const decide = (by: ProvenStaff, id: number, approve = true) =>
  transaction((call) => decideRefund(call, by, { id, approve }));
const limit = (sum: number) => rows('update companies set refund_alone = $1 returning id', sum);
const refundsOf = (payment: number) =>
  rows<{ amount: number; credits_taken: number; staff_name: string; state: string }>(
    'select amount, credits_taken, staff_name, state from refunds where payment_id = $1 order by id',
    payment,
  );
const creditsOf = async ({ id }: Person) =>
  (await rows<{ credits: number }>('select credits from accounts where id = $1', id))[0]?.credits;
const books = ({ id }: Person) => rows('select * from payment_books where account_id = $1', id);
const idOf = (said: Awaited<ReturnType<typeof ask>>): number => ('id' in said ? said.id : 0);

test('a refund within the sum goes back at once, its credits first, with who it was in the log', async () => {
  await limit(2000);
  const [ada, marit] = [await staff('Ada alone'), await buyer(kindling, 'marit-alone', { credits: 0 })];
  const payment = await purchase(marit);
  const said = await ask(ada, payment, 398, { note: 'the site was down' });
  expect(said).toMatchObject({ verdict: 'ordered', currency: 'EUR' });
  expect(await creditsOf(marit)).toBe(15);
  await kindling.runJobs();
  expect(await refundsOf(payment)).toMatchObject([{ amount: 398, credits_taken: 10, staff_name: 'Ada alone' }]);
  expect(
    await rows(
      "select staff_id, staff_name, verb, note from audit_entries where object = 'refund' and object_id = $1",
      idOf(said),
    ),
  ).toEqual([{ staff_id: ada.id, staff_name: 'Ada alone', verb: 'refund.ordered', note: 'the site was down' }]);
  expect(await books(marit)).toEqual([]);
});

async function heard(who: Person, payment: number) {
  const [refund] = await rows<{ id: number; reference: string }>(
    'select r.id, t.reference from refunds r join payment_attempts t on t.id = r.attempt_id where r.payment_id = $1',
    payment,
  );
  if (!refund) throw new Error('There is no refund.');
  const say = async (id: string, state: RefundFact['state']) => {
    const about = { reference: refund.reference, ours: null, refund: `re_${payment}`, ourRefund: refund.id };
    const fact: RefundFact = {
      object: 'refund',
      id: `${id}-${payment}`,
      ...about,
      state,
      amount: 398,
      currency: 'EUR',
    };
    await app.inject(await sandboxCall(services, [fact]));
    await kindling.runJobs();
  };
  const told = () =>
    kindling.mails.flatMap(({ to, template, params }) => (to === who.email && template === 'refund' ? [params] : []));
  return { say, told };
}

test('the member is told by mail that money goes back, once, and not before its provider has it', async () => {
  await limit(2000);
  const [ada, marit] = [await staff('Ada tells'), await buyer(kindling, 'marit-told', { credits: 0 })];
  const payment = await purchase(marit);
  await ask(ada, payment, 398);
  const { say, told } = await heard(marit, payment);
  expect(told()).toEqual([]);
  await say('first', 'pending');
  for (const id of ['second', 'third']) await say(id, 'settled');
  const mail = { kind: 'sent', reason: 'other', number: payment, amount: 398, currency: 'EUR', taken: 10 };
  expect(told()).toMatchObject([mail]);
});

test('a refund that did not arrive after all is told too, with the credits that came back', async () => {
  await limit(2000);
  const [ada, marit] = [await staff('Ada fails'), await buyer(kindling, 'marit-returned', { credits: 0 })];
  const payment = await purchase(marit);
  await ask(ada, payment, 398);
  const { say, told } = await heard(marit, payment);
  await say('first', 'settled');
  for (const id of ['second', 'third']) await say(id, 'failed');
  expect(told().map(({ kind }) => kind)).toEqual(['sent', 'failed']);
  expect(await creditsOf(marit)).toBe(25);
});

test('above the sum somebody else approves it, and never who asked', async () => {
  await limit(500);
  const [ada, bo] = [await staff('Ada asks'), await staff('Bo approves')];
  const marit = await buyer(kindling, 'marit-four-eyes', { credits: 0 });
  const payment = await purchase(marit);
  const said = await ask(ada, payment, 995);
  expect([said.verdict, await refundsOf(payment), await creditsOf(marit)]).toEqual(['waiting', [], 25]);
  const id = idOf(said);
  expect((await refundsWaiting({ sql: db }, 1000)).map((one) => one.id)).toContain(id);
  expect(await decide(ada, id)).toBe('own_request');
  const both = await Promise.all([decide(bo, id), decide(await staff('Cy approves'), id, false)]);
  expect(both.filter((verdict) => verdict === 'not_found')).toHaveLength(1);
  expect(await decide(bo, id)).toBe('not_found');
  expect(await books(marit)).toEqual([]);
});

test('nothing is split: what one of the staff or of a member was refunded in 24 hours is counted', async () => {
  await limit(1000);
  const [ada, bo] = [await staff('Ada splits'), await staff('Bo splits')];
  const [marit, joost] = [await buyer(kindling, 'marit-split'), await buyer(kindling, 'joost-split')];
  const [one, two, other] = [await purchase(marit), await purchase(marit), await purchase(joost)];
  expect((await ask(ada, one, 600)).verdict).toBe('ordered');
  // The same member by somebody else, and another member by the same.
  expect((await ask(bo, two, 600)).verdict).toBe('waiting');
  expect((await ask(ada, other, 600)).verdict).toBe('waiting');
  kindling.travel(25 * 3600_000);
  expect((await ask(ada, other, 300)).verdict).toBe('ordered');
});

test('two of the staff at once refund no more than is left, nor more than the sum alone', async () => {
  await limit(1000);
  const [ada, bo] = [await staff('Ada at once'), await staff('Bo at once')];
  const marit = await buyer(kindling, 'marit-at-once', { credits: 0 });
  const payment = await purchase(marit);
  const said = await Promise.all([ask(ada, payment, 800), ask(bo, payment, 800)]);
  expect(said.map(({ verdict }) => verdict).sort()).toEqual(['ordered', 'too_much']);
  const [first, second] = [await purchase(marit), await purchase(marit)];
  kindling.travel(25 * 3600_000);
  const apart = await Promise.all([ask(ada, first, 600), ask(bo, second, 600)]);
  expect(apart.map(({ verdict }) => verdict).sort()).toEqual(['ordered', 'waiting']);
  expect(await books(marit)).toEqual([]);
});

test('more than is left, an unpaid payment and one that a bank took back are refused', async () => {
  await limit(100_000);
  const ada = await staff('Ada refused');
  const marit = await buyer(kindling, 'marit-refused', { credits: 0 });
  const payment = await purchase(marit);
  expect((await ask(ada, payment, 996)).verdict).toBe('too_much');
  expect((await ask(ada, payment, 900)).verdict).toBe('ordered');
  expect((await ask(ada, payment, 96)).verdict).toBe('too_much');
  expect((await ask(ada, 987_654_321, 1)).verdict).toBe('not_found');
  const lost = await purchase(marit);
  await rows("update payments set state = 'charged_back' where id = $1 returning id", lost);
  expect((await ask(ada, lost, 1)).verdict).toBe('not_paid');
});

test('a refund while credits are being spent takes what is there, and never makes a balance negative', async () => {
  await limit(100_000);
  const ada = await staff('Ada races');
  const marit = await buyer(kindling, 'marit-races', { credits: 0 });
  const payment = await purchase(marit);
  const spend = () => rows("select move_credits($1, -5, 'adjustment', $2) as left", marit.id, randomUUID());
  await Promise.allSettled([ask(ada, payment, 995), spend(), spend(), spend()]);
  expect(await creditsOf(marit)).toBe(0);
  expect(await books(marit)).toEqual([]);
});

test('a direct debit that its payer may still take back is refunded only where somebody insists', async () => {
  await limit(100_000);
  const ada = await staff('Ada insists');
  const payment = await purchase(await buyer(kindling, 'marit-debit'));
  await rows("update payments set method = 'directdebit' where id = $1 returning id", payment);
  expect((await ask(ada, payment, 995)).verdict).toBe('revocable');
  expect((await ask(ada, payment, 995, { despite: true })).verdict).toBe('ordered');
});

test('a secret proves one of the staff until they end, and no name is there twice', async () => {
  const secret = await transaction((call) => addStaffMember(call, 'Dee'));
  expect(await transaction((call) => addStaffMember(call, 'dee'))).toBeNull();
  expect(await provenStaff({ sql: db }, `${secret}\n`)).toMatchObject({ name: 'Dee' });
  expect(await provenStaff({ sql: db }, 'Dee')).toBeNull();
  expect(await transaction((call) => endStaffMember(call, 'DEE'))).toBe(true);
  expect(await provenStaff({ sql: db }, secret ?? '')).toBeNull();
});
