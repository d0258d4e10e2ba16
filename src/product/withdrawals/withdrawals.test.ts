import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listEntries } from '#product/audit/audit.ts';
import { startTestApp } from '#tests/harness.ts';
import { storedPurchase } from '#tests/paying.ts';
import { type Person, person } from '#tests/people.ts';
import type { DeclareReply, OrdersReply, WithdrawalOrder } from './contract.ts';
import { decideWithdrawal, openWithdrawals, withdrawalNamed } from './decide-withdrawal.ts';

const DAY_MS = 24 * 3600_000;
const kindling = await startTestApp();
const { app, db } = kindling;
const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;

const move = (account: number, credits: number, reason: 'purchase' | 'adjustment', reference: string) =>
  rows('select move_credits($1::bigint, $2::int, $3, $4)', account, credits, reason, reference);

async function buyer(name: string, credits = 20): Promise<Person & { order: number }> {
  const who = await person(kindling, name, { premium: true, credits: 0 });
  const order = await storedPurchase(kindling, who.id, { at: kindling.services.now() });
  await move(who.id, 25, 'purchase', `${order}`);
  if (credits < 25) await move(who.id, credits - 25, 'adjustment', randomUUID());
  return { ...who, order };
}

let calls = 0;
const declare = (who: Person | null, input: object, from = `203.0.${++calls}.1`) =>
  app.inject({
    method: 'POST',
    url: '/api/withdrawal.php',
    headers: { 'x-forwarded-for': from, ...(who && { cookie: who.cookie }) },
    payload: { key: randomUUID(), name: 'Marit de Wit', email: 'marit@example.com', ...input },
  });
const orders = async (who: Person) =>
  ((await app.inject({ url: '/api/withdrawals.php', headers: { cookie: who.cookie } })).json() as OrdersReply).orders;
const mailsTo = (address: string) =>
  kindling.mails.filter(({ to, template }) => to === address && template === 'withdrawal');
const stored = (payment: number) =>
  rows<{ account_id: number | null; credits_left: number }>(
    'select account_id, credits_left from withdrawals where payment_id = $1 order by id',
    payment,
  );

test('a member withdraws from a purchase: it is stored with what a refund needs, and confirmed at once with all that was said', async () => {
  const marit = await buyer('Marit', 20);
  expect(await orders(marit)).toMatchObject([
    { payment_id: marit.order, credits: 25, in_time: true, declared_at: null },
  ]);
  const reply = await declare(marit, { payment_id: marit.order, email: 'inbox@example.com' });
  expect(reply.statusCode).toBe(200);
  const { reference, declared_at } = reply.json() as DeclareReply;
  expect(reference).toMatch(/^W-[2-9A-HJKMNP-Z]{8}$/);
  expect(await stored(marit.order)).toEqual([{ account_id: marit.id, credits_left: 20 }]);
  expect(mailsTo('inbox@example.com')).toMatchObject([
    {
      params: {
        ...{ reference, name: 'Marit de Wit', email: 'inbox@example.com', at: declared_at, words: '' },
        ...{ number: marit.order, credits: 25, amount: 995, currency: 'EUR' },
      },
    },
  ]);
  expect(await orders(marit)).toMatchObject([{ payment_id: marit.order, declared_at }]);
});

test('the same declaration sent twice, and two of one order at once, are one with one mail', async () => {
  const marit = await buyer('Marit twice');
  const input = { key: randomUUID(), payment_id: marit.order, email: 'twice@example.com' };
  const replies = await Promise.all([
    declare(marit, input),
    declare(marit, input),
    declare(marit, { ...input, key: randomUUID() }),
  ]);
  const [first, ...others] = replies.map((reply) => reply.json());
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(others).toEqual([first, first]);
  expect(await stored(marit.order)).toHaveLength(1);
  expect(mailsTo('twice@example.com')).toHaveLength(1);
  const other = await declare(marit, { ...input, name: 'Somebody else' });
  expect([other.statusCode, other.json().error.code]).toEqual([409, 'withdrawal_key_reused']);
});

test('after the period, and with all credits used, a withdrawal is stored and confirmed all the same', async () => {
  const marit = await buyer('Marit late', 0);
  kindling.travel(16 * DAY_MS);
  expect(await orders(marit)).toMatchObject([{ in_time: false }]);
  expect((await declare(marit, { payment_id: marit.order, email: 'late@example.com' })).statusCode).toBe(200);
  expect(await stored(marit.order)).toEqual([{ account_id: marit.id, credits_left: 0 }]);
  expect(mailsTo('late@example.com')).toHaveLength(1);
});

test('whoever is not logged in is answered alike, whether the order is theirs, another’s or nobody’s', async () => {
  const marit = await buyer('Marit out');
  const joost = await buyer('Joost', 7);
  const answers: object[] = [];
  for (const order of [`#${joost.order}`, `${marit.order}`, '987654321', '25 credits, on a Sunday']) {
    const reply = await declare(null, { order, email: joost.email });
    const { reference, declared_at, ...rest } = reply.json() as DeclareReply;
    expect([reply.statusCode, typeof reference, typeof declared_at]).toEqual([200, 'string', 'string']);
    answers.push(rest);
  }
  for (const answer of answers) expect(answer).toEqual({ name: 'Marit de Wit', email: joost.email, refund: null });
  // Nothing of an order stands in the mail but the words that were given.
  for (const { params } of mailsTo(joost.email)) expect(params).toMatchObject({ number: 0, credits: 0, amount: 0 });
  expect(await stored(joost.order)).toEqual([{ account_id: null, credits_left: 7 }]);
  expect(await stored(marit.order)).toEqual([]);
  // Said before without a login, and once more with it: both are there, and the member sees when the first was.
  expect(await orders(joost)).toMatchObject([{ declared_at: expect.any(String) }]);
});

test('nobody withdraws from the order of another, and no answer tells whether it is there', async () => {
  const marit = await buyer('Marit owns');
  const joost = await person(kindling, 'Joost tries');
  for (const [who, payment] of [
    [joost, marit.order],
    [joost, 987654321],
    [null, marit.order],
  ] as const) {
    const reply = await declare(who, { payment_id: payment });
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'payment_not_found']);
  }
  const key = randomUUID();
  await declare(marit, { key, payment_id: marit.order });
  const reply = await declare(null, { key, order: `${marit.order}` });
  expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'withdrawal_key_reused']);
});

test.each([
  [{ name: ' \u200b ' }, 'withdrawal_name_missing'],
  [{ name: 'Cheap pills https://evil.example' }, 'withdrawal_name_missing'],
  [{ name: 'See evil.example/x' }, 'withdrawal_name_missing'],
  [{ order: '' }, 'withdrawal_order_missing'],
  [{ order: 'www.evil.example' }, 'withdrawal_order_missing'],
  [{ email: '' }, 'email_missing'],
  [{ email: 'nobody' }, 'email_invalid'],
  [{ email: 'a@example.com\nbcc: b@example.com' }, 'email_invalid'],
])('%j is refused at its field, and no mail goes out', async (change, code) => {
  const before = kindling.mails.length;
  const reply = await declare(null, { order: '12', ...change });
  expect([reply.statusCode, reply.json().error.code]).toEqual([422, code]);
  expect(kindling.mails.length).toBe(before);
});

test('an address that sends many is asked for a proof of work, and nobody’s mailbox is filled', async () => {
  const codes: (string | number)[] = [];
  for (let call = 0; call < 4; call++) {
    const reply = await declare(null, { order: `${call}1`, email: `many${call}@example.com` }, '192.0.2.7');
    codes.push(reply.json().error?.code ?? reply.statusCode);
  }
  expect(codes).toEqual([200, 200, 200, 'captcha_required']);
  const filled: number[] = [];
  for (let call = 0; call < 11; call++)
    filled.push((await declare(null, { order: `${call}1`, email: 'Full@example.com' })).statusCode);
  expect(filled).toEqual([...Array(10).fill(200), 429]);
});

const decide = async (reference: string, order: Partial<WithdrawalOrder> = {}, by = 'ada') => {
  const { transaction } = await kindling.calls();
  const given = { reference, decision: 'accepted', refund: null, words: '', ...order } as const;
  return transaction((call) => decideWithdrawal(call, { name: by }, given));
};
const decisionsTo = (address: string) =>
  kindling.mails.filter(({ to, template }) => to === address && template === 'withdrawal-decided');
const logged = async (reference: string) =>
  (await listEntries({ sql: db }, 1000)).filter(
    ({ verb, details }) => verb === 'withdrawal.decided' && details.reference === reference,
  );
async function withdrawn(name: string, email: string, credits = 20) {
  const who = await buyer(name, credits);
  await rows(
    "update payments set begin_at_once = '2026-11-23', begin_at_once_locale = 'de' where id = $1 returning id",
    who.order,
  );
  const { reference } = (await declare(who, { payment_id: who.order, email })).json() as DeclareReply;
  return { ...who, reference };
}

test('staff see what a decision needs and decide once, and who withdrew reads what goes back and by when', async () => {
  const { id, reference } = await withdrawn('Marit decided', 'decided@example.com');
  await rows(
    "insert into credit_ledger (account_id, amount, reason, reference, created_at) values ($1, -5, 'message', $2, $3) returning id",
    ...[id, randomUUID(), kindling.services.now()],
  );
  const open = await openWithdrawals({ sql: db }, { host: null, most: 1000 });
  expect(open.find((one) => one.reference === reference)).toMatchObject({ credits: 25, amount: 995, credits_left: 20 });
  expect(await decide(reference, { note: 'to the card' })).toEqual({
    verdict: 'decided',
    refund: 796,
    currency: 'EUR',
  });
  expect(await decide(reference)).toEqual({ verdict: 'decided_before' });
  expect(await decide(reference, { decision: 'refused', words: 'no' })).toEqual({ verdict: 'decided_before' });
  const row = await withdrawalNamed({ sql: db }, reference);
  expect(row).toMatchObject({ decision: 'accepted', staff_name: 'ada', refund: 796 });
  expect(await logged(reference)).toMatchObject([
    { staff_name: 'ada', account_id: id, note: 'to the card', details: { decision: 'accepted', refund: 796 } },
  ]);
  const by = new Date((row?.declared_at.getTime() ?? 0) + 14 * DAY_MS).toISOString();
  expect(decisionsTo('decided@example.com')).toMatchObject([
    { locale: row?.locale, params: { reference, decision: 'accepted', refund: 796, of: 'unused', by } },
  ]);
});

test('staff and the member count the same credits as unused: of two purchases the first bought are spent first', async () => {
  const marit = await buyer('Marit twice bought', 25);
  const later = await storedPurchase(kindling, marit.id, { at: kindling.services.now() });
  await rows(
    "update payments set begin_at_once = '2026-11-23', begin_at_once_locale = 'de' where account_id = $1 returning id",
    marit.id,
  );
  await move(marit.id, 25, 'purchase', `${later}`);
  await move(marit.id, -30, 'adjustment', randomUUID());
  const email = 'lots@example.com';
  const of = async (order: number) =>
    ((await declare(marit, { payment_id: order, email })).json() as DeclareReply).reference;
  const [first, second] = [await of(marit.order), await of(later)];
  await move(marit.id, -20, 'adjustment', randomUUID());
  expect(await decide(first)).toEqual({ verdict: 'nothing_due' });
  expect(await decide(second)).toMatchObject({ verdict: 'decided', refund: 796 });
});

test('of two who decide at once one wins, with one mail and one line in the log', async () => {
  const { reference } = await withdrawn('Marit both', 'both@example.com');
  const said = await Promise.all([
    decide(reference, {}, 'ada'),
    decide(reference, { decision: 'refused', words: 'All was used.' }, 'bo'),
    decide(reference, { refund: 100 }, 'cy'),
  ]);
  expect(said.map(({ verdict }) => verdict).sort()).toEqual(['decided', 'decided_before', 'decided_before']);
  expect([decisionsTo('both@example.com').length, (await logged(reference)).length]).toEqual([1, 1]);
});

test('a refusal says why, and a sum above the price or on another site changes nothing', async () => {
  const { reference } = await withdrawn('Marit refused', 'refused@example.com', 0);
  expect(await decide(reference)).toEqual({ verdict: 'nothing_due' });
  expect(await decide(reference, { refund: 996 })).toEqual({ verdict: 'too_much' });
  expect(await decide('W-22222222')).toEqual({ verdict: 'not_found' });
  expect(decisionsTo('refused@example.com')).toEqual([]);
  const words = 'All 25 credits were used, and you had asked us to begin at once.';
  expect(await decide(reference, { decision: 'refused', words })).toMatchObject({ verdict: 'decided', refund: null });
  expect(decisionsTo('refused@example.com')).toMatchObject([{ params: { decision: 'refused', words, refund: 0 } }]);
});

test('whoever has no account, and names no order, is told of a decision too', async () => {
  const reply = await declare(null, { order: '25 credits, on a Sunday', email: 'nobody@example.com' });
  const { reference } = reply.json() as DeclareReply;
  expect(await decide(reference, { refund: 500 })).toEqual({ verdict: 'unknown_order' });
  expect(await decide(reference)).toMatchObject({ verdict: 'decided', refund: null });
  expect(await logged(reference)).toMatchObject([{ account_id: null, host: 'localhost' }]);
  expect(decisionsTo('nobody@example.com')).toMatchObject([{ params: { decision: 'accepted', of: 'unknown' } }]);
});

test('a declaration is forgotten after ten years, as the payment that it is about', async () => {
  const { reference } = (await declare(null, { order: 'long ago', email: 'old@example.com' })).json() as DeclareReply;
  kindling.travel(10 * 365 * DAY_MS);
  await kindling.runSchedule('withdrawals-old');
  expect(await withdrawalNamed({ sql: db }, reference)).not.toBeNull();
  kindling.travel(4 * DAY_MS);
  await kindling.runSchedule('withdrawals-old');
  expect(await withdrawalNamed({ sql: db }, reference)).toBeNull();
});
