import fc from 'fast-check';
import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { type AdyenDouble, startAdyen } from '#tests/fakes/adyen.ts';
import { providerCases } from '#tests/payments/provider-cases.ts';
import { attemptOf, isPaid, isRefund, ProviderWorld, statesOf } from '#tests/payments/provider-world.ts';
import { type OpenAttempt, ProviderError } from '../gateway.ts';
import { adyen } from './gateway.ts';

const NOT_ASKED = 'a session is known by its webhooks and by what its payer brings back: cases of their own below';

providerCases({
  name: 'Adyen',
  start: () => startAdyen(),
  at: (origin) => adyen({ baseUrl: `${origin}/v72` }),
  methods: { slow: 'directdebit', cancellable: 'card' },
  card: 'scheme',
  forge: (webhook) => ({ ...webhook, body: webhook.body.replace('"value":2475', '"value":2476') }),
  cannot: {
    'a payment that takes its time is pending, and then paid': NOT_ASKED,
    'a payment that the payer cancelled is cancelled': NOT_ASKED,
    'an open payment is taken back': 'nothing takes a session back: its time runs out',
    'more than was paid is not refunded': 'every refund is received, and a webhook says later that it was too much',
    'an old webhook is forged': 'no time is signed: what comes again is known by its id',
  },
});

const open: AdyenDouble[] = [];
afterEach(async () => {
  for (const double of open.splice(0)) await double.close();
});

async function start() {
  const double = await startAdyen();
  open.push(double);
  const world = new ProviderWorld(double);
  const { provider } = world;
  const leave = async (url: string | null, outcome: string) => {
    const body = new URLSearchParams({ outcome });
    const answer = await fetch(url ?? '', { method: 'POST', body, redirect: 'manual' });
    return Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams);
  };
  const finish = (attempt: OpenAttempt, query: Record<string, string>) =>
    provider.finishReturn(world.to(), attempt, query);
  const challenged = async () => {
    const card = await world.storedCard();
    double.nextCharge('challenged');
    const order = world.order();
    const opened = await provider.chargeStored(world.to(), order, card);
    return { order, opened, attempt: attemptOf(order, opened) };
  };
  return { double, world, provider, leave, finish, challenged };
}

describe('what a payer brings back from the hosted page', () => {
  test.each([
    ['paid', { state: 'paid', failure: null }],
    ['pending', { state: 'pending', failure: null }],
    ['failed', { state: 'failed', failure: 'declined' }],
    ['cancelled', { state: 'cancelled', failure: null }],
    ['expired', { state: 'expired', failure: null }],
  ])('%s is told at once, with our ids and the sum', async (outcome, told) => {
    const { world, leave, finish } = await start();
    const { opened, attempt, order } = await world.open();
    const facts = await finish(attempt, await leave(opened.url, outcome));
    expect(facts).toEqual([
      expect.objectContaining({
        ...told,
        reference: opened.reference,
        ours: { payment: order.payment, attempt: order.attempt },
        amount: 2475,
        currency: 'EUR',
      }),
    ]);
    // Refunds name what was authorised; what never was has nothing to name.
    const authorised = (await world.learn(attempt)).find(isPaid)?.charge;
    expect(facts.filter(isPaid).map(({ charge }) => charge)).toEqual(authorised ? [authorised] : []);
  });

  test('of a payment that takes its time is pending, and a webhook says later that it was paid', async () => {
    const { double, world, leave, finish } = await start();
    const { opened, attempt } = await world.open({ method: 'directdebit' });
    const query = await leave(opened.url, 'pending');
    const [waiting] = await finish(attempt, query);
    expect(await world.learn(attempt)).toEqual([]);
    await double.pay(opened.reference);
    const told = (await world.learn(attempt)).find(isPaid);
    expect(told?.charge).toBe(waiting?.object === 'payment' && waiting.charge);
    expect(await finish(attempt, query)).toEqual([waiting]);
  });

  test("is nothing where it is another session's", async () => {
    const { double, world, leave, finish } = await start();
    const cheap = await world.open({ amount: 100 });
    const dear = await world.open({ amount: 9000 });
    const brought = await leave(cheap.opened.url, 'paid');
    expect(await finish(dear.attempt, brought)).toEqual([]);
    expect(double.requests.filter(({ method }) => method === 'GET')).toEqual([]);
    const { sessionResult = '' } = brought;
    await expect(finish(dear.attempt, { sessionResult })).rejects.toMatchObject({ code: 'invalid', unknown: false });
    expect(await finish(dear.attempt, {})).toEqual([]);
  });

  test('is nothing where Adyen answers of another payment', async () => {
    const { world } = await start();
    const { attempt } = await world.open();
    const answers = [
      { id: 'CS-another', status: 'completed' },
      { status: 'completed' },
      { id: attempt.reference, reference: 'p1-a1', status: 'completed' },
      {},
      null,
    ];
    for (const answer of answers) {
      const provider = adyen({ fetch: async () => Response.json(answer) });
      const facts = await provider.finishReturn(world.to(), attempt, { sessionResult: 'x' }).catch((error) => {
        expect(error).toBeInstanceOf(ProviderError);
        return [];
      });
      expect(facts).toEqual([]);
    }
  });
});

describe('a kept card', () => {
  test.each([
    ['paid', { state: 'paid', failure: null }],
    ['failed', { state: 'failed', failure: 'declined' }],
    ['cancelled', { state: 'cancelled', failure: null }],
  ])('whose challenge ended as %s is told of when the payer is back', async (outcome, told) => {
    const { challenged, leave, finish } = await start();
    const { opened, attempt } = await challenged();
    const query = await leave(opened.url, outcome);
    const facts = await finish(attempt, query);
    expect(facts).toEqual([
      expect.objectContaining({ ...told, charge: opened.reference, amount: 2475, currency: 'EUR' }),
    ]);
    expect(await finish(attempt, query)).toEqual(facts);
  });

  test("is not paid by another payment's challenge", async () => {
    const { challenged, leave, finish, world } = await start();
    const paid = await challenged();
    const query = await leave(paid.opened.url, 'paid');
    const other = await challenged();
    expect(await finish(other.attempt, query)).toEqual([]);
    const session = await world.open({ amount: 9000 });
    expect(await finish(session.attempt, query)).toEqual([]);
  });

  test('is charged as who is there, by their own name, with the way back', async () => {
    const { double, challenged } = await start();
    const { order } = await challenged();
    expect(double.requests.at(-1)?.body).toMatchObject({
      reference: `p${order.payment}-a${order.attempt}`,
      shopperReference: 'buyer-0042',
      shopperInteraction: 'ContAuth',
      recurringProcessingModel: 'CardOnFile',
      returnUrl: order.returnUrl,
      browserInfo: { userAgent: 'Mozilla/5.0', acceptHeader: 'text/html' },
    });
  });

  test('whose challenge has no address to go to is entered by hand', async () => {
    const { world } = await start();
    const card = { customer: 'buyer-0042', token: 'T', brand: 'visa', last4: '4242', expMonth: 3, expYear: 2030 };
    const actions = [
      undefined,
      { type: 'threeDS2', token: 'x' },
      { type: 'redirect', method: 'POST', url: 'https://bank.example', data: {} },
      { type: 'redirect', method: 'GET' },
    ];
    for (const action of actions) {
      const provider = adyen({
        fetch: async () => Response.json({ resultCode: 'ChallengeShopper', pspReference: 'P', action }),
      });
      const opened = await provider.chargeStored(world.to(), world.order(), card);
      expect(opened).toMatchObject({
        reference: 'P',
        url: null,
        facts: [{ state: 'failed', failure: 'authentication' }],
      });
    }
  });

  test('is paid by nothing but the word for it, whatever else is answered', async () => {
    const { world } = await start();
    const card = { customer: 'buyer-0042', token: 'T', brand: 'visa', last4: '4242', expMonth: 3, expYear: 2030 };
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.constantFrom('Authorised', 'Success', 7, null), async (any, resultCode) => {
        const answer = {
          pspReference: any,
          amount: any,
          action: any,
          additionalData: any,
          paymentMethod: any,
          resultCode,
        };
        const provider = adyen({ fetch: async () => Response.json(answer) });
        const { facts } = await provider.chargeStored(world.to(), world.order(), card);
        expect(statesOf(facts)).toEqual([resultCode === 'Authorised' ? 'paid' : 'pending']);
      }),
    );
  });
});

describe('money that goes back', () => {
  test('is more than was paid: it is received, and a webhook says that it failed', async () => {
    const { double, world, provider } = await start();
    const { attempt } = await world.paid();
    const { refund } = await provider.refund(world.to(), attempt, world.refundOrder({ amount: 9999 }));
    await double.settleRefunds('settled');
    expect((await world.learn(attempt)).filter(isRefund)).toEqual([
      expect.objectContaining({ refund, state: 'failed', ourRefund: 7 }),
    ]);
  });

  test('waits for the reference that it needs', async () => {
    const { double, world, provider } = await start();
    const { attempt } = await world.open();
    const asked = provider.refund(world.to(), attempt, world.refundOrder());
    await expect(asked).rejects.toMatchObject({ code: 'invalid', unknown: false });
    expect(double.requests).toHaveLength(1);
  });
});

describe('an open payment', () => {
  test('is not taken back, for want of a call', async () => {
    const { world, provider } = await start();
    const { attempt } = await world.open();
    expect(await provider.cancel(world.to(), attempt)).toBe('cannot');
    expect(await provider.status(world.to(), attempt)).toBe('cannot');
  });

  test('is taken back while it is pending, by one cancellation', async () => {
    const { double, world, provider, leave, finish } = await start();
    const { opened, attempt } = await world.open({ method: 'directdebit' });
    const [waiting] = await finish(attempt, await leave(opened.url, 'pending'));
    const known = { ...attempt, charge: waiting?.object === 'payment' ? waiting.charge : null };
    expect(await provider.cancel(world.to(), known)).toEqual([]);
    expect(await provider.cancel(world.to(), known)).toEqual([]);
    expect(await world.learn(attempt)).toEqual([expect.objectContaining({ object: 'payment', state: 'cancelled' })]);
    expect(double.items.filter(({ eventCode }) => eventCode === 'CANCELLATION')).toHaveLength(1);
  });

  test('whose time ran out is paid all the same when the money comes', async () => {
    const { double, world } = await start();
    const { opened, attempt } = await world.open();
    await double.end(opened.reference, 'expired');
    await double.pay(opened.reference);
    expect(statesOf(await world.learn(attempt))).toEqual(['expired', 'paid']);
  });
});

test('a method that Adyen does not have is refused before anybody is asked', async () => {
  const { double, world, provider } = await start();
  const asked = provider.open(world.to(), world.order({ method: 'nexi' }));
  await expect(asked).rejects.toMatchObject({ code: 'invalid', unknown: false });
  expect(double.requests).toEqual([]);
});

test('a session says what the buyer agreed to, and who they are to Adyen', async () => {
  const { double, world } = await start();
  await world.open({ store: true, locale: 'nb', method: 'card' });
  await world.open({ store: false, method: 'bancontact' });
  const [stored, plain] = double.requests.map(({ body }) => body);
  expect(stored).toMatchObject({
    mode: 'hosted',
    shopperLocale: 'no-NO',
    shopperReference: 'buyer-0042',
    shopperStatement: 'KDL SHOP',
    shopperIP: '192.0.2.7',
    storePaymentMethodMode: 'enabled',
    recurringProcessingModel: 'CardOnFile',
  });
  expect(plain).toMatchObject({ storePaymentMethodMode: 'disabled', allowedPaymentMethods: ['bcmc', 'bcmc_mobile'] });
});

test('the hosted page shows what is to be paid, and every way it can end', async () => {
  const { world } = await start();
  const { opened } = await world.open({ amount: 990, currency: 'SEK' });
  const page = await (await fetch(opened.url ?? '')).text();
  expect(page).toContain('9.90 SEK');
  for (const outcome of ['paid', 'pending', 'failed', 'cancelled', 'expired'])
    expect(page).toContain(`value="${outcome}"`);
});

test('webhooks are posted where the double is told to', async () => {
  const { double, world } = await start();
  const heard: string[] = [];
  const shop = Fastify();
  shop.post('/api/webhook.php', async (request) => {
    heard.push(`${request.url} ${(request.body as { live: string }).live}`);
    return '[accepted]';
  });
  double.deliverTo(await shop.listen({ port: 0, host: '127.0.0.1' }));
  await world.paid();
  double.deliverTo(null);
  await world.paid();
  await shop.close();
  expect(heard).toEqual(['/api/webhook.php?provider=adyen&account=3 false']);
});
