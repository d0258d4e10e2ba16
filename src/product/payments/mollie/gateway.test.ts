import { afterEach, describe, expect, test } from 'vitest';
import { startMollie } from '#tests/fakes/mollie.ts';
import { isPaid, isPayment, ProviderWorld, statesOf } from '#tests/payments/provider-world.ts';
import type { StoredCard } from '../gateway.ts';
import { mollie } from './gateway.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function start(options: Parameters<typeof startMollie>[0] = {}) {
  const double = await startMollie(options);
  open.push(double);
  return new ProviderWorld(double);
}

const answering = (status: number, body: unknown) =>
  mollie({ fetch: async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }) });

const bodyOf = (world: ProviderWorld) => world.double.requests.at(-1)?.body as Record<string, unknown>;

describe('an order', () => {
  test('is restricted to the country of the payer, and says on the statement what the company wants', async () => {
    const world = await start();
    const { order } = await world.open({ country: 'BE', locale: 'fr' });
    expect(bodyOf(world)).toEqual({
      amount: { value: '24.75', currency: 'EUR' },
      description: 'KDL SHOP',
      redirectUrl: order.returnUrl,
      cancelUrl: order.cancelUrl,
      webhookUrl: expect.stringMatching(/&attempt=1101&proof=[\w-]{32}$/),
      method: 'creditcard',
      locale: 'fr_BE',
      restrictPaymentMethodsToCountry: 'BE',
      metadata: { payment: order.payment, attempt: order.attempt },
      sequenceType: 'oneoff',
    });
  });

  test('without an address for webhooks sends none', async () => {
    const world = await start();
    await world.open({ webhookUrl: null, statement: null });
    expect(bodyOf(world)).not.toHaveProperty('webhookUrl');
    expect(bodyOf(world).description).toBe('Kindling 101');
  });

  test('by bank transfer is open until its time, in days that Mollie takes', async () => {
    const world = await start();
    const inDays = (days: number) => new Date(world.call.now.getTime() + days * 24 * 60 * 60 * 1000);
    for (const [wanted, sent] of [
      [0, 1],
      [7, 7],
      [400, 100],
    ] as const) {
      await world.open({ method: 'wiretransfer', expiresAt: inDays(wanted) });
      expect(bodyOf(world).dueDate).toBe(inDays(sent).toISOString().slice(0, 10));
    }
  });

  test('by a method that Mollie has not is refused before anything is sent', async () => {
    const world = await start();
    for (const method of ['giropay', 'sofort', 'nexi', 'directdebit'] as const)
      expect(await world.errorOf(world.open({ method }))).toMatchObject({ code: 'invalid', unknown: false });
    expect(world.double.requests).toEqual([]);
  });

  test('beyond what Mollie takes hits a limit', async () => {
    const world = await start();
    const error = await world.errorOf(world.open({ amount: 2_000_000 }));
    expect(error).toMatchObject({ code: 'refused', failure: 'limit', unknown: false });
    expect(error.message).toContain('higher than the maximum');
  });
});

describe('a card', () => {
  test('is kept by a customer who is known by our name alone', async () => {
    const world = await start();
    const { opened } = await world.open({ store: true });
    const [customer, payment] = world.double.requests;
    expect(customer).toMatchObject({ path: '/v2/customers', body: { metadata: { buyer: 'buyer-0042' } } });
    expect(customer?.key).not.toBe(payment?.key);
    expect(payment?.body).toMatchObject({ customerId: opened.customer, sequenceType: 'oneoff' });
  });

  test('of a customer whom Mollie has forgotten is kept by a new one', async () => {
    const world = await start();
    const order = world.order({ store: true, customer: 'cst_gone' });
    const opened = await world.provider.open(world.to(), order);
    expect(opened.customer).toMatch(/^cst_/);
    expect(opened.customer).not.toBe('cst_gone');
    expect(await world.provider.open(world.to(), order)).toEqual(opened);
    expect(world.double.made()).toBe(1);
  });

  test('that only the customer holds goes with the customer', async () => {
    const world = await start();
    const card = await world.storedCard();
    expect(card.token).toBe(card.customer);
    await world.provider.forget(world.to(), card);
    expect(world.double.requests.at(-1)).toMatchObject({ method: 'DELETE', path: `/v2/customers/${card.customer}` });
    const order = world.order({ customer: card.customer });
    const opened = await world.provider.chargeStored(world.to(), order, card);
    expect(opened).toMatchObject({ customer: null, url: expect.stringMatching(/^http/) });
    expect(bodyOf(world)).not.toHaveProperty('customerId');
  });

  test('is charged by its mandate only where the operator says so', async () => {
    const world = await start({ oneClick: 'merchant' });
    const card = await world.storedCard();
    expect(card.token).toMatch(/^mdt_/);
    await world.provider.chargeStored(world.to(), world.order(), card);
    const charged = { sequenceType: 'recurring', mandateId: card.token, customerId: card.customer };
    expect(bodyOf(world)).toMatchObject(charged);
    const asked = { ...world.to(), account: { ...world.account, settings: {} } };
    const opened = await world.provider.chargeStored(asked, world.order(), card);
    expect(opened.url).toMatch(/^http/);
    expect(bodyOf(world)).toMatchObject({ sequenceType: 'oneoff', customerId: card.customer });
    expect(bodyOf(world)).not.toHaveProperty('mandateId');
  });

  test('that was kept without a mandate goes to the page, whatever the operator says', async () => {
    const world = await start({ oneClick: 'merchant' });
    const { customer } = (await world.open({ store: true })).opened;
    const card = { customer, token: customer, brand: 'visa', last4: '4242', expMonth: 1, expYear: 2031 } as StoredCard;
    expect((await world.provider.chargeStored(world.to(), world.order(), card)).url).toMatch(/^http/);
  });

  test('whose bank insists on asking fails, and says so', async () => {
    const world = await start({ oneClick: 'merchant' });
    const card = await world.storedCard();
    world.double.nextCharge('challenged');
    const { url, facts } = await world.provider.chargeStored(world.to(), world.order(), card);
    expect(url).toBeNull();
    expect(facts).toEqual([expect.objectContaining({ state: 'failed', failure: 'authentication' })]);
  });

  test('whose mandate was taken back is refused', async () => {
    const world = await start({ oneClick: 'merchant' });
    const card = await world.storedCard();
    await world.provider.forget(world.to(), card);
    expect(world.double.requests.at(-1)?.path).toBe(`/v2/customers/${card.customer}/mandates/${card.token}`);
    const error = await world.errorOf(world.provider.chargeStored(world.to(), world.order(), card));
    expect(error).toMatchObject({ code: 'refused', unknown: false });
  });

  test('that can not be asked about hides no payment', async () => {
    const world = await start();
    const { opened, attempt } = await world.open({ store: true });
    await world.double.pay(opened.reference);
    const failing = mollie({
      fetch: (url, options) => fetch(`${url}`.includes('/mandates') ? `${world.double.origin}/gone` : url, options),
      baseUrl: world.double.origin,
    });
    const facts = await failing.status(world.to(), attempt);
    expect(facts).toEqual([expect.objectContaining({ object: 'payment', state: 'paid' })]);
  });
});

describe('asking', () => {
  test('about what Mollie does not know tells nothing', async () => {
    const world = await start();
    const { attempt } = await world.open();
    expect(await world.provider.status(world.to(), { ...attempt, reference: 'tr_somebodyElse' })).toEqual([]);
    expect(await world.provider.status(world.to(), { ...attempt, reference: '../customers' })).toEqual([]);
  });

  test('that fails has certainly done nothing', async () => {
    const world = await start();
    const { attempt } = await world.open();
    for (const how of ['error', 'hang'] as const) {
      world.double.misbehave(how, 1);
      const error =
        how === 'hang'
          ? await world.timedOut((signal) => world.provider.status(world.to(signal), attempt))
          : await world.errorOf(world.provider.status(world.to(), attempt));
      expect(error).toMatchObject({ code: how === 'hang' ? 'timeout' : 'unreachable', unknown: false });
    }
  });

  test('to take a payment back leaves one alone that can not be taken back', async () => {
    const world = await start();
    const { attempt } = await world.open({ method: 'card' });
    const facts = await world.provider.cancel(world.to(), attempt);
    expect(facts === 'cannot' ? facts : statesOf(facts)).toEqual(['open']);
  });

  test('for live methods leaves out what is not active yet and what is not in our catalogue', async () => {
    const world = await start();
    const live = await world.provider.liveMethods?.(world.to(), { amount: 995, currency: 'EUR', country: 'NL' });
    expect([...(live ?? [])].sort()).toEqual(['applepay', 'bancontact', 'card', 'ideal', 'paypal', 'wiretransfer']);
    const { path = '' } = world.double.requests.at(-1) ?? {};
    const query = new URLSearchParams(path.split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({ 'amount[value]': '9.95', includeWallets: 'applepay' });
  });
});

describe('an answer', () => {
  test('says by its status what went wrong', async () => {
    const world = await start();
    const refusal = { status: 400, title: 'No', detail: 'because', _links: {} };
    for (const [status, code, unknown] of [
      [400, 'invalid', false],
      [401, 'credentials', false],
      [403, 'credentials', false],
      [404, 'invalid', false],
      [409, 'busy', false],
      [422, 'invalid', false],
      [429, 'limit', false],
      [500, 'unreachable', true],
      [503, 'unreachable', true],
    ] as const) {
      const error = await world.errorOf(answering(status, refusal).open(world.to(), world.order()));
      expect([status, error.code, error.unknown]).toEqual([status, code, unknown]);
      expect(error.message).toContain('because');
    }
  });

  test('of success without an id leaves open what was done', async () => {
    const world = await start();
    for (const body of [{}, [], 'null', '', { id: 7 }]) {
      const error = await world.errorOf(answering(201, body).open(world.to(), world.order()));
      expect(error).toMatchObject({ code: 'unreachable', unknown: true });
    }
  });

  test('that leads elsewhere is not followed', async () => {
    const world = await start();
    const { opened } = await world.open();
    const provider = mollie({ baseUrl: `${opened.url}?from=` });
    const error = await world.errorOf(provider.open(world.to(), world.order()));
    expect(error).toMatchObject({ code: 'unreachable', unknown: true });
  });

  test('does not come where the key fits no header, and the error does not show it', async () => {
    const world = await start();
    const secrets = { ...world.account.secrets, key: 'test_with\nnewline' };
    const to = { ...world.to(), account: { ...world.account, secrets } };
    const error = await world.errorOf(world.provider.open(to, world.order()));
    expect(error).toMatchObject({ code: 'credentials', unknown: false });
    expect(`${error.stack}`).not.toContain('newline');
    expect(world.double.requests).toEqual([]);
  });
});

describe('the double', () => {
  test('reports what has an end, to the address of the payment', async () => {
    const world = await start();
    const { opened } = await world.open();
    await world.double.end(opened.reference, 'pending');
    expect(world.double.webhooks).toEqual([]);
    await world.double.pay(opened.reference);
    expect(world.double.webhooks).toHaveLength(1);
    expect(world.lastWebhook()).toMatchObject({ body: `id=${opened.reference}` });
    const silent = await world.open({ webhookUrl: null });
    await world.double.pay(silent.opened.reference);
    expect(world.double.webhooks).toHaveLength(1);
  });

  test('delivers on this machine only', async () => {
    const world = await start();
    const shop = await start();
    world.double.deliverTo(shop.double.origin);
    const { opened, attempt } = await world.open({ webhookUrl: 'https://shop.example/v2/customers?provider=mollie' });
    await world.double.pay(opened.reference);
    expect(shop.double.requests).toEqual([expect.objectContaining({ method: 'POST', body: { id: opened.reference } })]);
    expect((await world.learn(attempt)).filter(isPayment).filter(isPaid)).toHaveLength(1);
  });

  test('refuses what the description of Mollie does not have', async () => {
    const { double } = await start();
    const post = async (body: object) => {
      const headers = { authorization: `Bearer ${double.account.secrets.key}`, 'content-type': 'application/json' };
      const answer = await fetch(`${double.origin}/v2/payments`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return answer.status;
    };
    const good = { amount: { value: '1.00', currency: 'EUR' }, description: 'x', redirectUrl: 'https://shop.example/' };
    expect(await post(good)).toBe(201);
    for (const bad of [
      { ...good, method: 'giropay' },
      { ...good, redirectURL: 'https://shop.example/' },
      { ...good, amount: { value: 1, currency: 'EUR' } },
      { ...good, amount: { value: '1', currency: 'EUR' } },
      { ...good, redirectUrl: null },
      { description: 'x', redirectUrl: null },
    ])
      expect(await post(bad)).toBe(422);
  });

  test('remembers a key for an hour', async () => {
    let now = new Date();
    const world = await start({ now: () => now });
    const order = world.order();
    const first = await world.provider.open(world.to(), order);
    now = new Date(now.getTime() + 59 * 60 * 1000);
    expect((await world.provider.open(world.to(), order)).reference).toBe(first.reference);
    now = new Date(now.getTime() + 2 * 60 * 60 * 1000);
    expect((await world.provider.open(world.to(), order)).reference).not.toBe(first.reference);
  });

  test('shows a page on which one can pay, with its texts as texts', async () => {
    const world = await start();
    const { opened } = await world.open({ statement: 'A & <b>' });
    const page = await (await fetch(opened.url ?? '')).text();
    expect(page).toContain('A &#38; &#60;b&#62;');
    expect(page).toContain('EUR 24.75');
    expect(page).toContain('name="outcome" value="paid"');
  });
});
