import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer, factOf, orderOf, referenceOf, sandboxCall } from '#tests/paying.ts';
import type { Person } from '#tests/people.ts';
import type { PaymentView, StartPaymentReply } from '../contract.ts';
import type { DisputeFact, PaymentFact, ProviderFact } from '../gateway.ts';
import type { ClaimsReply } from './contract.ts';
import { claimNumbered, claimsOpen, waiveClaim } from './waive-claim.ts';

const kindling = await startTestApp();
const { app, db, services } = kindling;
const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await db.query<Row & Record<string, unknown>>({ text, values })).rows;
const call = (who: Person, method: 'GET' | 'POST', url: string, payload?: object) =>
  app.inject({
    ...{ method, url, headers: { cookie: who.cookie, 'x-forwarded-for': freshAddress() } },
    ...(payload && { payload }),
  });
const deliver = async (...facts: ProviderFact[]) => app.inject(await sandboxCall(services, facts));
type Started = PaymentView & { reference: string };
const startedBy = (reply: StartPaymentReply): Started => ({ ...reply.payment, reference: referenceOf(reply) });
const paid = (payment: Started, change: Partial<PaymentFact> = {}) =>
  deliver(factOf(payment, payment.reference, { id: `${payment.id}-paid`, ...change }));
const dispute = ({ id, reference, price }: Started, change: Partial<DisputeFact> = {}): DisputeFact => ({
  ...{ id: `evt_${randomUUID()}`, reference, ours: null, object: 'dispute', dispute: `dp_${id}`, state: 'lost_funds' },
  ...{ ...price, reason: 'fraudulent', dueAt: null, ...change },
});
const claimsOf = async (who: Person) => ((await call(who, 'GET', '/api/claims.php')).json() as ClaimsReply).claims;
const pay = (who: Person, claim: number, change: object = {}) =>
  call(who, 'POST', '/api/claim-payment.php', { claim_id: claim, method: 'card', key: randomUUID(), ...change });
const view = async (who: Person, { id }: { id: number }): Promise<PaymentView> =>
  (await call(who, 'GET', `/api/payment.php?id=${id}`)).json().payment;
const stateOf = async (claim: number) =>
  (
    await rows<{ state: string; settling_payment_id: number | null }>(
      'select state, settling_payment_id from claims where id = $1',
      claim,
    )
  )[0];
const creditsOf = async ({ id }: Person) =>
  (await rows<{ credits: number }>('select credits from accounts where id = $1', id))[0]?.credits;
const refundsOf = ({ id }: { id: number }) =>
  rows<{ reason: string; amount: number; state: string }>(
    'select reason, amount, state from refunds where payment_id = $1 order by id',
    id,
  );
const books = ({ id }: Person) => rows('select * from payment_books where account_id = $1', id);

async function owing(name: string): Promise<{ who: Person; payment: Started; claim: number }> {
  const who = await buyer(kindling, name, { credits: 0 });
  const payment = startedBy((await call(who, 'POST', '/api/payment.php', await orderOf(kindling))).json());
  await paid(payment);
  await rows("select move_credits($1, -20, 'adjustment', $2) as left", who.id, randomUUID());
  await deliver(dispute(payment));
  const [claim] = await claimsOf(who);
  return { who, payment, claim: claim?.id ?? 0 };
}

async function proven(): Promise<{ id: number; name: string }> {
  const [ada] = await rows<{ id: number; name: string }>(`
    insert into staff (name, secret_hash, created_at) values ('ada', repeat('a', 64), now())
    on conflict (secret_hash) do update set name = excluded.name returning id, name`);
  if (!ada) throw new Error('nobody');
  return ada;
}

describe('What a member owes', () => {
  test('is seen with its sum, reason and ways to pay, and by nobody else', async () => {
    const { who, payment, claim } = await owing('marit-owes');
    expect(await creditsOf(who)).toBe(0);
    const [seen] = await claimsOf(who);
    expect(seen).toMatchObject({
      ...{ id: claim, total: { amount: 796, currency: 'EUR' }, payment_id: payment.id, credits: 20 },
      ...{ reason: 'charged_back', paying: null },
    });
    expect(seen?.methods).toContain('card');
    expect(seen?.methods).not.toContain('directdebit');
    const joost = await buyer(kindling, 'joost-nosy');
    expect(await claimsOf(joost)).toEqual([]);
    expect((await pay(joost, claim)).json().error.code).toBe('claim_not_found');
  });

  test('is told by mail, what it comes to as well, each once', async () => {
    const { who, payment, claim } = await owing('marit-told');
    const told = () => kindling.mails.filter(({ to, template }) => to === who.email && template === 'claim');
    await deliver(dispute(payment));
    await kindling.runJobs();
    expect(told()).toMatchObject([{ params: { kind: 'made', number: payment.id, amount: 796, credits: 20 } }]);
    const { transaction } = await kindling.calls();
    const by = await proven();
    await transaction((within) => waiveClaim(within, by, { id: claim }));
    await kindling.runJobs();
    expect(told().map(({ params }) => params.kind)).toEqual(['made', 'waived']);
    const other = await owing('marit-quick');
    await deliver(dispute(other.payment, { state: 'won' }));
    await kindling.runJobs();
    // It was over before anybody had told of it.
    expect(kindling.mails.filter(({ to, template }) => to === other.who.email && template === 'claim')).toEqual([]);
  });

  test('stops direct debit and kept cards, and no other way to pay', async () => {
    const { who } = await owing('marit-stopped');
    const debit = await orderOf(kindling, { method: 'directdebit' });
    expect((await call(who, 'POST', '/api/payment.php', debit)).json().error.code).toBe('payment_method_unavailable');
    await rows(
      `insert into stored_methods (account_id, payment_account_id, customer, token, brand, last4, exp_month, exp_year, consent, consent_locale, consented_at)
       select $1, payment_account_id, '', $2, 'visa', '4242', 12, 2031, '2026-11-26', 'en', now() from payments where account_id = $1 limit 1 returning id`,
      ...[who.id, randomUUID()],
    );
    const [card] = await rows<{ id: number }>('select id from stored_methods where account_id = $1', who.id);
    expect((await call(who, 'GET', '/api/repeat-order.php')).statusCode).toBe(404);
    const kept = { ...(await orderOf(kindling)), stored_method_id: card?.id };
    expect((await call(who, 'POST', '/api/payment.php', kept)).json().error.code).toBe('repeat_order_unavailable');
    expect((await call(who, 'POST', '/api/payment.php', await orderOf(kindling))).statusCode).toBe(200);
  });

  test('ends when it is paid, without credits, receipt or confirmation of an order, and its member is told once', async () => {
    const { who, claim } = await owing('marit-pays');
    await kindling.runJobs();
    const reply = await pay(who, claim);
    expect(reply.statusCode, reply.body).toBe(200);
    const payment = startedBy(reply.json());
    expect(payment).toMatchObject({ claim_id: claim, package_id: null, credits: 0, price: { amount: 796 } });
    const mails = kindling.mails.length;
    await paid(payment);
    await paid(payment, { id: `${payment.id}-again` });
    await kindling.runJobs();
    expect(await stateOf(claim)).toEqual({ state: 'paid', settling_payment_id: payment.id });
    expect([await claimsOf(who), await creditsOf(who)]).toEqual([[], 0]);
    expect(kindling.mails.slice(mails)).toMatchObject([
      { template: 'claim', to: who.email, params: { kind: 'paid', amount: 796, currency: 'EUR' } },
    ]);
    expect(await view(who, payment)).toMatchObject({ status: 'completed', state: 'paid', receipts: [] });
    expect((await pay(who, claim)).statusCode).toBe(404);
    expect(await books(who)).toEqual([]);
  });

  test('pressed in six tabs at once is one payment, and another method takes the first back', async () => {
    const { who, claim } = await owing('marit-tabs');
    const replies = await Promise.all(Array.from({ length: 6 }, () => pay(who, claim)));
    expect(new Set(replies.map((reply) => reply.json().payment.id)).size).toBe(1);
    const [first] = replies;
    if (!first) throw new Error('Nobody answered.');
    const card = startedBy(first.json());
    const ideal = startedBy((await pay(who, claim, { method: 'ideal' })).json());
    await kindling.runJobs();
    expect((await view(who, card)).state).toBe('cancelled');
    // The provider took the first one's money all the same: the second one's goes back.
    await paid(card);
    await paid(ideal);
    await kindling.runJobs();
    expect(await stateOf(claim)).toEqual({ state: 'paid', settling_payment_id: card.id });
    expect(await refundsOf(ideal)).toMatchObject([{ reason: 'claim', amount: 796 }]);
    expect(await books(who)).toEqual([]);
  });

  test('the same key answers the same payment, and other details under it are refused', async () => {
    const { who, claim } = await owing('marit-key');
    const key = randomUUID();
    const [first, again] = [await pay(who, claim, { key }), await pay(who, claim, { key })];
    expect(again.json().payment.id).toBe(first.json().payment.id);
    expect((await pay(who, claim, { key, method: 'ideal' })).json().error.code).toBe('payment_key_reused');
    expect((await pay(who, claim, { method: 'directdebit' })).json().error.code).toBe('payment_method_unavailable');
  });

  test('a dispute that is won ends it and returns the credits; what was paid of it goes back', async () => {
    const open = await owing('marit-wins');
    await deliver(dispute(open.payment, { state: 'won' }));
    expect((await stateOf(open.claim))?.state).toBe('won_back');
    expect(await creditsOf(open.who)).toBe(5);

    const { who, claim, payment } = await owing('marit-wins-late');
    const settled = startedBy((await pay(who, claim)).json());
    await paid(settled);
    await deliver(dispute(payment, { state: 'won' }));
    await kindling.runJobs();
    expect((await stateOf(claim))?.state).toBe('won_back');
    expect(await refundsOf(settled)).toMatchObject([{ reason: 'claim', amount: 796 }]);
    expect([await creditsOf(who), await books(who)]).toEqual([5, []]);
  });

  test('is open again when the money that paid it is taken back, and never makes a balance negative', async () => {
    const { who, claim } = await owing('marit-again');
    const payment = startedBy((await pay(who, claim)).json());
    await paid(payment);
    await deliver(dispute(payment));
    expect(await stateOf(claim)).toEqual({ state: 'open', settling_payment_id: null });
    await deliver(dispute(payment, { state: 'won' }));
    expect(await stateOf(claim)).toEqual({ state: 'paid', settling_payment_id: payment.id });
    expect([await creditsOf(who), await books(who)]).toEqual([0, []]);
  });

  test('is waived by staff once, with a line in the log; money that comes afterwards goes back', async () => {
    const { who, claim } = await owing('marit-waived');
    const payment = startedBy((await pay(who, claim)).json());
    expect((await claimsOpen({ sql: db }, { host: null, most: 1000 })).map(({ id }) => id)).toContain(claim);
    expect(await claimNumbered({ sql: db }, claim)).toMatchObject({ account_id: who.id, amount: 796 });
    const { transaction } = await kindling.calls();
    const ada = await proven();
    const waive = () => transaction((within) => waiveClaim(within, ada, { id: claim, note: 'hardship' }));
    expect((await Promise.all([waive(), waive()])).sort()).toEqual([false, true]);
    expect(await claimsOf(who)).toEqual([]);
    expect(
      await rows(
        "select staff_name, staff_id, note from audit_entries where verb = 'claim.waived' and object_id = $1",
        claim,
      ),
    ).toEqual([{ staff_name: 'ada', staff_id: ada.id, note: 'hardship' }]);
    await paid(payment);
    await kindling.runJobs();
    expect(await refundsOf(payment)).toMatchObject([{ reason: 'claim', amount: 796 }]);
    expect(await books(who)).toEqual([]);
  });

  test('is no order to withdraw from, and no package to repeat', async () => {
    const { who, claim, payment } = await owing('marit-no-order');
    await paid(startedBy((await pay(who, claim)).json()));
    const orders = (await call(who, 'GET', '/api/withdrawals.php')).json().orders;
    expect(orders.map((order: { payment_id: number }) => order.payment_id)).toEqual([payment.id]);
  });
});
