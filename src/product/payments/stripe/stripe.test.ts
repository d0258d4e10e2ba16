import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type StripeDouble, startStripe } from '#tests/fakes/stripe.ts';
import { attemptOf, callAt, isPaid, isPayment, ProviderWorld, statesOf } from '#tests/payments/provider-world.ts';
import { PAYMENT_FAILURES } from '../contract.ts';
import type { PaymentOrder, StoredCard } from '../gateway.ts';
import { stripe } from './gateway.ts';

const open: StripeDouble[] = [];
afterEach(async () => {
  for (const double of open.splice(0)) await double.close();
});

async function start(of: Parameters<typeof startStripe>[0] = {}) {
  const double = await startStripe(of);
  open.push(double);
  const world = new ProviderWorld(double);
  const sent = (path: string) => double.requests.filter((request) => request.path.startsWith(path));
  return { double, world, sent, provider: double.provider };
}

const SESSIONS = '/v1/checkout/sessions';
const CUSTOMERS = '/v1/customers';

describe('a hosted session', () => {
  test('says all that Stripe needs, in the currency and the amount of the order only', async () => {
    const { world, sent } = await start();
    const { order } = await world.open({ method: 'ideal', statement: 'Kindling "Zwölf"' });
    const ours = { payment: String(order.payment), attempt: String(order.attempt) };
    const price = { currency: 'eur', unit_amount: '2475', product_data: { name: order.description } };
    expect(sent(SESSIONS)[0]?.body).toEqual({
      mode: 'payment',
      ui_mode: 'hosted_page',
      line_items: [{ quantity: '1', price_data: price }],
      allowed_payment_method_types: ['ideal'],
      adaptive_pricing: { enabled: 'false' },
      success_url: order.returnUrl,
      cancel_url: order.cancelUrl,
      expires_at: String(Math.floor(order.expiresAt.getTime() / 1000)),
      locale: 'nl',
      client_reference_id: `p${order.payment}-a${order.attempt}`,
      metadata: ours,
      payment_intent_data: { description: order.description, metadata: ours, statement_descriptor: 'Kindling Zwolf' },
    });
  });

  test('of a card takes the statement after the prefix of the account', async () => {
    const { world, sent } = await start();
    await world.open({ method: 'applepay' });
    expect(sent(SESSIONS)[0]?.body).toMatchObject({
      allowed_payment_method_types: ['card'],
      payment_intent_data: { statement_descriptor_suffix: 'KDL SHOP' },
    });
  });

  test('ends when the order says', async () => {
    const { world } = await start();
    const { opened, order } = await world.open();
    expect(opened.expiresAt).toEqual(new Date(Math.floor(order.expiresAt.getTime() / 1000) * 1000));
  });

  test.each([
    ['too soon', 10 * 60],
    ['too late', 25 * 3600],
  ])('of an order that ends %s lives a day, and the same key finds it', async (_, seconds) => {
    const { world, double, provider } = await start();
    const expiresAt = new Date(world.call.now.getTime() + seconds * 1000);
    const { opened, order } = await world.open({ expiresAt });
    const life = Number(opened.expiresAt) - world.call.now.getTime();
    expect(Math.round(life / 3_600_000)).toBe(24);
    expect(await provider.open(world.to(), order)).toEqual(opened);
    expect(double.made()).toBe(1);
  });

  test('is the same by its key however late it is asked again', async () => {
    let time = new Date();
    const { world, provider, double } = await start({ now: () => time });
    const { order, opened } = await world.open();
    time = new Date(time.getTime() + 45 * 60 * 1000);
    expect(await provider.open({ ...world.to(), call: callAt(time) }, order)).toEqual(opened);
    expect(double.made()).toBe(1);
  });

  test('of a method that Stripe does not have is not asked for', async () => {
    const { world, sent, provider } = await start();
    for (const method of ['nexi', 'giropay', 'sofort', 'vipps', 'paysafecard'] as const)
      expect(await world.errorOf(provider.open(world.to(), world.order({ method })))).toMatchObject({
        code: 'invalid',
        unknown: false,
      });
    expect(sent('/')).toEqual([]);
  });

  test('for a transfer waits for the money', async () => {
    const { world, double, sent } = await start();
    const { opened, attempt } = await world.open({ method: 'wiretransfer', country: 'AT' });
    expect(sent(SESSIONS)[0]?.body).toMatchObject({
      payment_method_options: { customer_balance: { bank_transfer: { eu_bank_transfer: { country: 'NL' } } } },
    });
    await double.end(opened.reference, 'pending');
    expect(statesOf(await world.learn(attempt))).toEqual(['pending']);
    await double.pay(opened.reference);
    expect(statesOf(await world.learn(attempt))).toContain('paid');
  });

  test('whose card was declined stays open, and can still be paid', async () => {
    const { world, double } = await start();
    const { opened, attempt } = await world.open();
    await double.end(opened.reference, 'failed', 'insufficient_funds');
    expect(statesOf(await world.learn(attempt))).toEqual(['open']);
    await double.pay(opened.reference);
    expect((await world.learn(attempt)).filter(isPaid).length).toBeGreaterThan(1);
  });

  test('that its payer has left is taken back once and for all', async () => {
    const { world, double, provider } = await start();
    const { opened, attempt } = await world.open();
    await double.end(opened.reference, 'cancelled');
    expect(statesOf(await world.learn(attempt))).toEqual(['open']);
    for (let times = 0; times < 2; times += 1)
      expect(await provider.cancel(world.to(), attempt)).toMatchObject([
        { state: 'cancelled', ours: { payment: 101 } },
      ]);
    await expect(double.pay(opened.reference)).rejects.toThrow();
  });

  test('that was paid meanwhile is believed', async () => {
    const { world, provider } = await start();
    const { attempt } = await world.paid({ store: true });
    const facts = await provider.cancel(world.to(), attempt);
    expect(facts).toEqual(expect.arrayContaining([expect.objectContaining({ state: 'paid', amount: 2475 })]));
    expect(facts).toContainEqual(expect.objectContaining({ object: 'stored' }));
  });

  test('with a debit that the bank refuses says each reason', async () => {
    const { world, double } = await start();
    for (const failure of PAYMENT_FAILURES) {
      const { opened, attempt } = await world.open({ method: 'directdebit' });
      await double.end(opened.reference, 'failed', failure);
      const facts = await world.learn(attempt);
      const failed = facts.filter(isPayment).filter(({ state }) => state === 'failed');
      expect(failed.map((fact) => fact.failure)).toContain(failure);
      expect(statesOf(facts)).not.toContain('paid');
    }
  });

  test('with a debit names the bank of the account', async () => {
    const { world } = await start();
    const { facts } = await world.paid({ method: 'directdebit' }, { last4: '3000', country: 'DE' });
    expect(facts.filter(isPaid).map(({ detail }) => detail)).toContainEqual({
      brand: null,
      last4: '3000',
      country: 'DE',
    });
  });

  test('has a page whose buttons do what they say', async () => {
    const { world } = await start();
    const ends = { paid: 'paid', pending: 'pending', cancelled: 'open', failed: 'open', expired: 'expired' };
    for (const [outcome, state] of Object.entries(ends)) {
      const { opened, attempt, order } = await world.open();
      const page = await fetch(opened.url ?? '');
      expect(await page.text()).toContain('24.75 EUR');
      const body = new URLSearchParams({ outcome });
      const left = await fetch(opened.url ?? '', { method: 'POST', body, redirect: 'manual' });
      const isDone = outcome === 'paid' || outcome === 'pending';
      expect(left.headers.get('location')).toBe(isDone ? order.returnUrl : order.cancelUrl);
      expect(statesOf(await world.learn(attempt))).toContain(state);
    }
  });
});

describe("Stripe's customers", () => {
  test('are made only to keep a card or for a transfer, and say nothing of who they are', async () => {
    const { world, sent } = await start();
    await world.open();
    await world.open({ method: 'ideal', store: true });
    expect(sent(CUSTOMERS)).toEqual([]);
    const { opened } = await world.open({ store: true });
    expect(sent(CUSTOMERS).map(({ body }) => body)).toEqual([{ metadata: { buyer: 'buyer-0042' } }]);
    await world.open({ store: true, customer: opened.customer });
    expect(sent(CUSTOMERS)).toHaveLength(1);
    expect(sent(SESSIONS).at(-1)?.body).toMatchObject({
      customer: opened.customer,
      payment_intent_data: { setup_future_usage: 'on_session' },
    });
  });

  test('who were deleted there are made anew, and the same key finds the payment', async () => {
    const { world, double, provider } = await start();
    const { opened: first } = await world.open({ store: true });
    double.deleteCustomer(first.customer ?? '');
    const { opened, order } = await world.open({ store: true, customer: first.customer });
    expect(opened.customer).not.toBe(first.customer);
    expect(await provider.open(world.to(), order)).toEqual(opened);
    const { opened: plain } = await world.open({ customer: first.customer });
    expect(plain.customer).toBeNull();
    expect(double.made()).toBe(3);
  });
});

describe('a kept card', () => {
  const charge = (world: ProviderWorld, card: StoredCard, changes: Partial<PaymentOrder> = {}) => {
    const order = world.order({ customer: card.customer, ...changes });
    return { order, opening: world.provider.chargeStored(world.to(), order, card) };
  };

  test('is charged for a buyer who is present', async () => {
    const { world, sent } = await start();
    const card = await world.storedCard();
    const { order, opening } = charge(world, card);
    const opened = await opening;
    expect(opened.facts).toMatchObject([
      { state: 'paid', charge: opened.reference, detail: { brand: 'visa', last4: '4242', country: 'NL' } },
    ]);
    expect(sent('/v1/payment_intents').at(-1)).toMatchObject({
      key: order.key,
      body: { confirm: 'true', off_session: 'false', customer: card.customer, payment_method: card.token },
    });
  });

  test('that the bank asks for is paid, refused or taken back', async () => {
    const { world, double, provider } = await start();
    const card = await world.storedCard();
    const challenged = async () => {
      double.nextCharge('challenged');
      const { order, opening } = charge(world, card);
      const opened = await opening;
      return { opened, attempt: attemptOf(order, opened) };
    };
    const paid = await challenged();
    const body = new URLSearchParams({ outcome: 'paid' });
    const left = await fetch(paid.opened.url ?? '', { method: 'POST', body, redirect: 'manual' });
    expect(left.headers.get('location')).toContain('https://shop.example/transactions/');
    expect(statesOf(await world.learn(paid.attempt))).toContain('paid');
    const refused = await challenged();
    await double.end(refused.opened.reference, 'failed', 'authentication');
    expect(await world.learn(refused.attempt)).toContainEqual(
      expect.objectContaining({ state: 'failed', failure: 'authentication' }),
    );
    const abandoned = await challenged();
    expect(await provider.cancel(world.to(), abandoned.attempt)).toMatchObject([{ state: 'cancelled' }]);
    expect(await provider.cancel(world.to(), abandoned.attempt)).toMatchObject([{ state: 'cancelled' }]);
    expect(await provider.cancel(world.to(), paid.attempt)).toMatchObject([{ state: 'paid' }]);
  });

  test('that was declined is told by its event too', async () => {
    const { world, double, provider } = await start();
    const card = await world.storedCard();
    double.nextCharge('declined');
    const { order, opening } = charge(world, card);
    expect(await world.errorOf(opening)).toMatchObject({
      code: 'refused',
      failure: 'insufficient_funds',
      unknown: false,
    });
    const heard = await world.hear(world.lastWebhook());
    const ours = { payment: order.payment, attempt: order.attempt };
    expect(heard).toMatchObject({ facts: [{ state: 'failed', failure: 'insufficient_funds', ours }] });
    expect(await world.errorOf(provider.chargeStored(world.to(), order, card))).toMatchObject({ code: 'refused' });
  });
});

describe('what Stripe reports', () => {
  test('may be signed by an older secret while it is changed', async () => {
    const { world } = await start();
    await world.paid();
    const { secrets } = world.account;
    const by = (...webhook: string[]) =>
      world.hear(world.lastWebhook(), { account: { ...world.account, secrets: { ...secrets, webhook } } });
    expect((await by('whsec_newer', 'whsec_newOfTheDouble')).kind).toBe('facts');
    expect((await by('whsec_newer')).kind).toBe('forged');
    expect((await by()).kind).toBe('forged');
  });

  test('of the other mode is of no concern', async () => {
    const { world } = await start();
    await world.paid();
    const live = { ...world.account, mode: 'live' as const };
    expect(await world.hear(world.lastWebhook(), { account: live })).toEqual({ kind: 'facts', facts: [], forged: 0 });
  });

  test('carries the card only with the charge, and only one that is kept', async () => {
    const { world, double } = await start();
    const kept = await world.paid({ store: true }, { last4: '1111' });
    const told = await Promise.all(double.webhooks.map((sent) => world.hear(sent)));
    const facts = told.flatMap((heard) => (heard.kind === 'facts' ? heard.facts : []));
    const ours = { payment: kept.order.payment, attempt: kept.order.attempt };
    expect(facts).toMatchObject([
      { object: 'payment', state: 'paid', ours, detail: { last4: '1111' } },
      { object: 'stored', ours, card: { last4: '1111', customer: kept.opened.customer, expMonth: 8, expYear: 2031 } },
      { object: 'payment', state: 'paid', ours, detail: null },
      { object: 'payment', state: 'paid', ours, detail: null, reference: kept.opened.reference },
    ]);
    expect(new Set(facts.map(({ id }) => id)).size).toBe(4);
  });

  test('of a dispute names the payment by its intent, and until when it can be answered', async () => {
    const { world, double } = await start();
    const { opened, attempt } = await world.paid();
    await double.dispute(opened.reference, 'lost_funds');
    const heard = await world.hear(world.lastWebhook());
    expect(heard).toMatchObject({
      facts: [{ object: 'dispute', reference: attempt.charge, ours: null, reason: 'fraudulent' }],
    });
    const facts = await world.learn(attempt);
    for (const fact of facts) if (fact.object === 'dispute') expect(fact.dueAt).toBeInstanceOf(Date);
  });

  test('is posted to where the test listens', async () => {
    const { world, double } = await start();
    const bodies: string[] = [];
    const server = createServer(async (request, reply) => {
      let body = '';
      for await (const part of request) body += part;
      bodies.push(`${request.url} ${body}`);
      reply.end('ok');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    double.deliverTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const { opened } = await world.open();
    await double.pay(opened.reference);
    server.close();
    expect(bodies).toEqual(double.webhooks.map(({ path, body }) => `${path} ${body}`));
  });
});

describe('a call to Stripe', () => {
  const answering = (status: number, error: object) =>
    stripe({ fetch: async () => Response.json({ error }, { status }) });

  test.each([
    [400, { type: 'invalid_request_error', param: 'locale' }, { code: 'invalid', unknown: false }],
    [
      402,
      { type: 'card_error', code: 'card_declined', decline_code: 'lost_card' },
      { code: 'refused', failure: 'declined' },
    ],
    [403, { type: 'invalid_request_error' }, { code: 'credentials', unknown: false }],
    [404, { type: 'invalid_request_error', code: 'resource_missing' }, { code: 'invalid', unknown: false }],
    [409, { type: 'idempotency_error' }, { code: 'busy', unknown: true }],
    [429, { type: 'invalid_request_error', code: 'rate_limit' }, { code: 'limit', unknown: false }],
    [503, { type: 'api_error' }, { code: 'unreachable', unknown: true }],
  ])('that is answered by %i fails as one of ours', async (status, error, expected) => {
    const { world } = await start();
    const said = { message: 'No.', ...error };
    expect(await world.errorOf(answering(status, said).open(world.to(), world.order()))).toMatchObject(expected);
  });

  test('that only asks can have done nothing', async () => {
    const { world } = await start();
    const { attempt } = await world.open();
    const failing = answering(500, { type: 'api_error', message: 'No.' });
    expect(await world.errorOf(failing.status(world.to(), attempt))).toMatchObject({
      code: 'unreachable',
      unknown: false,
    });
  });

  test('that is refunded already is refused', async () => {
    const { world } = await start();
    const { attempt } = await world.paid();
    const refusing = answering(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'No.' });
    expect(await world.errorOf(refusing.refund(world.to(), attempt, world.refundOrder()))).toMatchObject({
      code: 'refused',
    });
  });

  test('by a key that is in use is busy', async () => {
    const { world, double, provider } = await start();
    const order = world.order();
    double.misbehave('slow');
    const first = provider.open(world.to(), order);
    await vi.waitFor(() => expect(double.requests).toHaveLength(1));
    expect(await world.errorOf(provider.open(world.to(), order))).toMatchObject({ code: 'busy', unknown: true });
    expect((await first).url).toMatch(/^http/);
  });

  test('by a key of another order may have done that one', async () => {
    const { world, provider } = await start();
    const { order } = await world.open();
    const other = { ...order, amount: order.amount + 1 };
    expect(await world.errorOf(provider.open(world.to(), other))).toMatchObject({ code: 'invalid', unknown: true });
  });

  test('is made once, also when the line breaks', async () => {
    const { world } = await start();
    let calls = 0;
    const breaking = stripe({
      fetch: async () => {
        calls += 1;
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
      },
    });
    expect(await world.errorOf(breaking.open(world.to(), world.order()))).toMatchObject({
      code: 'unreachable',
      unknown: true,
    });
    expect(calls).toBe(1);
  });

  test('whose answer has no id may have been done', async () => {
    const { world } = await start();
    const odd = stripe({ fetch: async () => Response.json({ object: 'checkout.session' }) });
    expect(await world.errorOf(odd.open(world.to(), world.order()))).toMatchObject({
      code: 'unreachable',
      unknown: true,
    });
  });

  test('says nothing of us but what it must, and prints no notices', async () => {
    const { world } = await start();
    const headers: Headers[] = [];
    const warnings: unknown[] = [];
    const warned = (warning: unknown) => warnings.push(warning);
    process.on('warning', warned);
    const watching = stripe({
      baseUrl: world.double.origin,
      fetch: (address, init) => {
        headers.push(new Headers(init?.headers));
        return fetch(address, init);
      },
    });
    await watching.open(world.to(), world.order());
    await watching.open(world.to(), world.order());
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', warned);
    expect(warnings).toEqual([]);
    expect(headers).toHaveLength(2);
    for (const each of headers) expect(each.has('x-stripe-client-telemetry')).toBe(false);
    expect(headers[0]?.get('x-stripe-client-user-agent')).not.toContain('platform');
  });
});
