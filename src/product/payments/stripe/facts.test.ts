import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { callAt } from '#tests/payments/provider-world.ts';
import type { PaymentAccount, ProviderFact } from '../gateway.ts';
import { STRIPE_EVENTS } from './facts.ts';
import { stripe } from './gateway.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const SECRET = 'whsec_test';
const account: PaymentAccount = {
  id: 1,
  company: 1,
  provider: 'stripe',
  mode: 'test',
  settings: {},
  secrets: { key: 'sk_test_x', webhook: [SECRET] },
};
const examples = new URL('../../../../tests/oracles/examples/stripe/', import.meta.url);
const example = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, examples), 'utf8'));
const fixture = example('fixtures');

function hear(type: string, object: unknown, { seconds = 0, id = 'evt_1' } = {}) {
  const body = JSON.stringify({ id, object: 'event', type, livemode: false, data: { object } });
  const timestamp = NOW.getTime() / 1000 + seconds;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET, timestamp });
  const errors: unknown[] = [];
  const call = { ...callAt(NOW), log: { error: (said: unknown) => errors.push(said) } } as never;
  const webhook = { headers: { 'stripe-signature': signature }, query: {}, body };
  return stripe()
    .read({ call, account }, webhook)
    .then((heard) => ({ ...heard, errors }));
}

async function factsOf(type: string, object: unknown): Promise<readonly ProviderFact[]> {
  const heard = await hear(type, object);
  return heard.kind === 'facts' ? heard.facts : [];
}

describe('an event of Stripe', () => {
  test('that was recorded years ago can be read', async () => {
    expect(await factsOf('charge.succeeded', example('charge.succeeded').object)).toEqual([
      {
        id: 'evt_1',
        object: 'payment',
        reference: 'pm_1234',
        ours: null,
        state: 'paid',
        amount: 500,
        currency: 'USD',
        failure: null,
        charge: 'pm_1234',
        detail: { brand: 'visa', last4: '4242', country: 'US' },
      },
    ]);
    const session = example('checkout.session.completed').object;
    expect(await factsOf('checkout.session.completed', session)).toMatchObject([
      { reference: session.id, ours: null, state: 'paid', amount: 1900, currency: 'USD', charge: null, detail: null },
    ]);
  });

  test("has the shape of Stripe's own samples", async () => {
    expect(await factsOf('checkout.session.completed', fixture['checkout.session'])).toMatchObject([{ state: 'open' }]);
    expect(await factsOf('payment_intent.succeeded', fixture.payment_intent)).toEqual([]);
    expect(await factsOf('refund.updated', fixture.refund)).toMatchObject([
      {
        object: 'refund',
        state: 'settled',
        amount: 100,
        currency: 'USD',
        ourRefund: null,
        reference: fixture.refund.charge,
      },
    ]);
    expect(await factsOf('charge.dispute.created', fixture.dispute)).toMatchObject([
      { object: 'dispute', state: 'warned', amount: 1000, reason: 'general', dueAt: new Date(1723679999000) },
    ]);
  });

  test('of a refund that is ours names it and its payment', async () => {
    const metadata = { payment: '17', attempt: '23', refund: '7' };
    const refund = { ...fixture.refund, payment_intent: 'pi_9', status: 'failed', metadata };
    expect(await factsOf('refund.failed', refund)).toMatchObject([
      { reference: 'pi_9', ours: { payment: 17, attempt: 23 }, ourRefund: 7, state: 'failed' },
    ]);
  });

  test('of a debit that failed says so, and why only by its intent', async () => {
    const session = { ...fixture['checkout.session'], status: 'complete', payment_status: 'unpaid' };
    expect(await factsOf('checkout.session.async_payment_failed', session)).toMatchObject([
      { state: 'failed', failure: 'unknown' },
    ]);
    const last_payment_error = { type: 'card_error', code: 'account_closed', payment_method_type: 'sepa_debit' };
    const intent = { ...fixture.payment_intent, last_payment_error };
    expect(await factsOf('payment_intent.payment_failed', intent)).toMatchObject([
      { state: 'failed', failure: 'blocked' },
    ]);
  });

  test('is believed for five minutes', async () => {
    const object = example('charge.succeeded').object;
    expect((await hear('charge.succeeded', object, { seconds: -299 })).kind).toBe('facts');
    expect((await hear('charge.succeeded', object, { seconds: -301 })).kind).toBe('forged');
  });

  test('that was signed and can not be read stops nothing and is logged', async () => {
    for (const type of STRIPE_EVENTS) {
      const heard = await hear(type, { object: 'what' });
      expect(heard).toMatchObject({ kind: 'facts', facts: [] });
      expect(heard.errors).toMatchObject([{ event: 'evt_1', type }]);
    }
  });

  test('with anything in it never throws, and pays only where Stripe says paid', async () => {
    const fields = ['status', 'payment_status', 'payment_intent', 'metadata', 'amount', 'currency', 'customer'];
    const object = fc.dictionary(fc.constantFrom('id', ...fields), fc.anything({ withNullPrototype: false }));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...STRIPE_EVENTS), object, async (type, what) => {
        const facts = await factsOf(type, JSON.parse(JSON.stringify({ ...what }, noBigInts)));
        for (const fact of facts) expect(fact.object === 'payment' && fact.state === 'paid').toBe(false);
      }),
    );
  });
});

const noBigInts = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
