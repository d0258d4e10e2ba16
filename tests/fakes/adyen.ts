import Fastify from 'fastify';
import { adyen } from '#product/payments/adyen/gateway.ts';
import type { Failure, PaymentAccount } from '#product/payments/gateway.ts';
import type { SentWebhook, TestedDouble } from '#tests/payments/provider-world.ts';
import { authorisationOf, type Item, signed } from './adyen-items.ts';
import { AdyenOracle } from './adyen-oracle.ts';
import { AdyenShop } from './adyen-shop.ts';
import { type Misbehaviour, slowAnswer } from './payment-double.ts';

const MERCHANT = 'KindlingTestECOM';
const KEY = 'AQEtestKeyOfTheDoubleOfAdyen';
/** In hex, as Adyen gives them out; the one before is still good. */
const SECRETS = ['0f'.repeat(32), 'a1'.repeat(32)] as const;

/** Read once: it is large, and the same for all. */
let oracle: AdyenOracle | null = null;

/** A double of Adyen, and what only Adyen's tests ask it for. */
export interface AdyenDouble extends TestedDouble {
  /** A standard webhook with these items, signed by the newest key or another. */
  batch(items: readonly Item[], secret?: string): SentWebhook;
  /** The items of all webhooks so far, without their signatures. */
  readonly items: readonly Item[];
}

/**
 * Adyen on this machine: sessions with a hosted page, stored cards, refunds, disputes and signed webhooks, in memory. Every
 * request and every answer has to fit Adyen's own description; `close` fails by what did not.
 */
export async function startAdyen({ account: id = 3 } = {}): Promise<AdyenDouble> {
  oracle ??= new AdyenOracle();
  const description = oracle;
  const wrong: string[] = [];
  const requests: AdyenDouble['requests'][number][] = [];
  const webhooks: SentWebhook[] = [];
  const items: Item[] = [];
  const answered = new Map<string, Answer & { asked: string }>();
  let misbehaving: { how: Misbehaviour; calls: number } | null = null;
  let target: string | null = null;

  const app = Fastify({ forceCloseConnections: true });
  const form = { parseAs: 'string' } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', form, async (_request: unknown, body: string) =>
    Object.fromEntries(new URLSearchParams(body)),
  );

  const batch: AdyenDouble['batch'] = (sent, secret = SECRETS[0]) => ({
    path: `/api/webhook.php?provider=adyen&account=${account.id}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      live: 'false',
      notificationItems: sent.map((item) => ({ NotificationRequestItem: signed(item, secret) })),
    }),
  });
  const send = async (item: Item, isKnown = true): Promise<SentWebhook> => {
    const webhook = batch([item]);
    if (isKnown) note(description.webhook(item.eventCode, JSON.parse(webhook.body)));
    items.push(item);
    webhooks.push(webhook);
    if (target) await deliver(target, webhook);
    return webhook;
  };
  const note = (says: string | null) => {
    if (says) wrong.push(says);
    return says;
  };
  const shop = new AdyenShop(MERCHANT, send);
  const authorised = (reference: string) => authorisationOf(MERCHANT, shop.begin(reference));

  /** One call of the API, once it was let through: by its key, by the description, and as badly as it was told to. */
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, run: (asked: Asked) => Answer | Promise<Answer>) =>
    app.route({
      method,
      url: `/v72${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        const body = (request.body ?? null) as Body | null;
        const key = request.headers['idempotency-key'];
        requests.push({ method, path: request.url, key: typeof key === 'string' ? key : null, body });
        const how = nextMisbehaviour();
        if (how === 'hang') await new Promise(() => {});
        if (how === 'slow') await slowAnswer();
        if (how === 'error') return reply.code(500).send(problem(500, '905', 'Payment details are not supported'));
        const answer = await settled();
        if (how === 'cut') request.raw.socket.destroy();
        if (how === 'lost' || how === 'cut') await new Promise(() => {});
        return reply.code(answer.status).send(answer.body ?? undefined);

        async function settled(): Promise<Answer> {
          if (request.headers['x-api-key'] !== KEY) return { status: 401, body: problem(401, '000', 'Unauthorized') };
          const query = request.query as Record<string, string>;
          const says = note(description.request(method, path, body, query));
          if (says) return { status: 422, body: problem(422, '702', says) };
          const merchant = method === 'GET' ? MERCHANT : (body?.merchantAccount ?? query.merchantAccount ?? MERCHANT);
          if (merchant !== MERCHANT) return { status: 403, body: problem(403, '901', 'Invalid Merchant Account') };
          const asked = JSON.stringify([path, request.params, body]);
          const before = typeof key === 'string' ? answered.get(key) : undefined;
          if (before && before.asked !== asked) note(`the key ${key} came with something else`);
          const fresh = before ?? (await run({ body: body ?? {}, query, params: request.params as Asked['params'] }));
          note(description.answer(method, path, fresh.status, fresh.body ?? null));
          if (typeof key === 'string' && method === 'POST') answered.set(key, { ...fresh, asked });
          return fresh;
        }
      },
    });
  const nextMisbehaviour = () => {
    if (!misbehaving) return null;
    const { how, calls } = misbehaving;
    misbehaving = calls > 1 ? { how, calls: calls - 1 } : null;
    return how;
  };

  call('POST', '/sessions', ({ body }) => ({ status: 201, body: shop.openSession(body, origin) }));
  call('GET', '/sessions/{sessionId}', ({ params, query }) =>
    or422(shop.sessionResult(params.sessionId ?? '', query.sessionResult ?? '')),
  );
  call('POST', '/payments', async ({ body }) => or422(await shop.charge(body, origin)));
  call('POST', '/payments/details', async ({ body }) => or422(shop.details(body.details?.redirectResult ?? '')));
  call('POST', '/payments/{paymentPspReference}/refunds', ({ body, params }) =>
    or422(shop.refund(params.paymentPspReference ?? '', body), 201),
  );
  call('POST', '/payments/{paymentPspReference}/cancels', async ({ body, params }) =>
    or422(await shop.cancel(params.paymentPspReference ?? '', body), 201),
  );
  call('POST', '/paymentMethods', () => ({
    status: 200,
    body: { paymentMethods: ['scheme', 'ideal', 'paypal', 'klarna'].map((type) => ({ type, name: type })) },
  }));
  call('DELETE', '/storedPaymentMethods/{storedPaymentMethodId}', ({ params, query }) =>
    shop.forget(params.storedPaymentMethodId ?? '', query.shopperReference ?? '')
      ? { status: 204, body: null }
      : { status: 422, body: problem(422, '803', 'PaymentDetail not found') },
  );

  app.get('/pay/:reference', async (request, reply) => {
    const { reference } = request.params as { reference: string };
    const buttons = ['paid', 'pending', 'failed', 'cancelled', 'expired'].map(
      (outcome) => `<button name="outcome" value="${outcome}">${outcome}</button>`,
    );
    const money = shop.amountOf(reference);
    return reply
      .type('text/html')
      .send(
        `<!doctype html><link rel="icon" href="data:,"><title>Adyen</title><h1>${money}</h1><form method="post">${buttons.join(' ')}</form>`,
      );
  });
  app.post('/pay/:reference', async (request, reply) => {
    const { reference } = request.params as { reference: string };
    const { outcome = '' } = request.body as { outcome?: string };
    if (outcome === 'paid') await shop.pay(reference);
    else if (isEnd(outcome)) await shop.end(reference, outcome);
    else return reply.code(400).send();
    return reply.redirect(shop.wayBack(reference), 303);
  });

  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const account: PaymentAccount = {
    id,
    company: 1,
    provider: 'adyen',
    mode: 'test',
    settings: { merchant_account: MERCHANT },
    secrets: { key: KEY, webhook: SECRETS },
  };
  return {
    origin,
    account,
    provider: adyen({ baseUrl: `${origin}/v72` }),
    webhooks,
    requests,
    items,
    batch,
    deliverTo: (to) => {
      target = to;
    },
    pay: (reference, how) => shop.pay(reference, how),
    end: (reference, how, failure?: Failure) => shop.end(reference, how, failure),
    refundByHand: async (reference, amount) => shop.refundByHand(reference, amount),
    settleRefunds: (how) => shop.settleRefunds(how),
    dispute: (reference, state) => shop.dispute(reference, state),
    nextCharge: (how) => {
      shop.nextCharge = how;
    },
    misbehave: (how, calls = 1) => {
      misbehaving = how && { how, calls };
    },
    oneClick: 'challenge',
    made: () => shop.made,
    unknownKind: (reference) => send({ ...authorised(reference), eventCode: 'MOON_PHASE' }, false),
    unknownState: async (reference) => {
      await send({ ...authorised(reference), success: 'perhaps' });
    },
    mixedBatch: async (reference) => {
      const good = authorised(reference);
      const [first, last] = [SECRETS[0], 'ee'.repeat(32)].map((secret) => signed(good, secret));
      const bad = { ...last, amount: { value: 1, currency: 'EUR' } };
      const notificationItems = [bad, first, last].map((item) => ({ NotificationRequestItem: item }));
      return { ...batch([]), body: JSON.stringify({ live: 'false', notificationItems }) };
    },
    close: async () => {
      await app.close();
      if (wrong.length > 0) throw new Error(`Not as Adyen describes it:\n${wrong.join('\n')}`);
    },
  };
}

interface Body {
  readonly merchantAccount?: string;
  readonly details?: { readonly redirectResult?: string };
  readonly [name: string]: unknown;
}
interface Asked {
  readonly body: Body;
  readonly query: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
}
interface Answer {
  readonly status: number;
  readonly body: object | null;
}

const problem = (status: number, errorCode: string, message: string) => ({
  status,
  errorCode,
  message,
  errorType: status === 401 || status === 403 ? 'security' : 'validation',
});

const or422 = (body: object | string, status = 200): Answer =>
  typeof body === 'string' ? { status: 422, body: problem(422, body.split(' ')[0] ?? '', body) } : { status, body };

const isEnd = (outcome: string) =>
  outcome === 'pending' || outcome === 'failed' || outcome === 'cancelled' || outcome === 'expired';

async function deliver(target: string, { path, headers, body }: SentWebhook): Promise<void> {
  const answer = await fetch(new URL(path, target), { method: 'POST', headers, body });
  await answer.text();
}
