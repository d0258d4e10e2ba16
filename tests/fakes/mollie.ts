import type { AddressInfo } from 'node:net';
import { type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { mollie } from '#product/payments/mollie/gateway.ts';
import type { TestedDouble } from '#tests/payments/provider-world.ts';
import {
  centsOf,
  idOf,
  isCancelable,
  type MolliePayment,
  MolliePayments,
  moneyIn,
  type PaymentAsked,
  Refused,
  remaining,
} from './mollie-payments.ts';
import { OracleViolation, openOracle } from './oracle.ts';
import { type Misbehaviour, slowAnswer } from './payment-double.ts';

const KEY = 'test_kindlingDoubleOfMollie000000';
const HOUR_MS = 60 * 60 * 1000;
const CURRENCIES = ['EUR', 'DKK', 'SEK', 'NOK', 'CHF', 'PLN', 'GBP', 'USD', 'CAD', 'AUD'];
const METHODS = ['ideal', 'creditcard', 'paypal', 'bancontact', 'banktransfer', 'directdebit', 'klarna'];
const OUTCOMES = ['paid', 'pending', 'failed', 'cancelled', 'expired'] as const;
const oracle = openOracle('mollie-v2.openapi.json');

type Body = Record<string, unknown>;
interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}
type Answer = { readonly status: number; readonly body: Body | null };

/**
 * Mollie on this machine: payments, refunds, chargebacks, customers, mandates and methods, each request and answer judged by
 * the oracle, with a hosted page. Classic webhooks are forms that nobody signs; they go to the address of the payment.
 *
 * @param oneClick as in the account's settings. @param now is its clock: a key is remembered for an hour.
 */
export async function startMollie({
  oneClick = 'hosted',
  now = () => new Date(),
}: {
  oneClick?: 'hosted' | 'merchant';
  now?: () => Date;
} = {}): Promise<TestedDouble> {
  const app = fastify({ forceCloseConnections: true });
  const webhooks: TestedDouble['webhooks'][number][] = [];
  const requests: TestedDouble['requests'][number][] = [];
  const remembered = new Map<string, { answer: Answer; at: number }>();
  let mood: { how: Misbehaviour; calls: number } | null = null;
  let target: string | null = null;
  let origin = '';

  const payments = new MolliePayments(now, async (payment) => {
    // Neither of them is announced, and nobody is told without an address.
    if (payment.webhookUrl && !['open', 'pending'].includes(payment.status))
      await send(webhookFor(payment, payment.id));
  });

  function webhookFor({ webhookUrl }: MolliePayment, id: string): TestedDouble['webhooks'][number] {
    const { pathname, search } = new URL(webhookUrl ?? '', origin);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { path: pathname + search, headers, body: new URLSearchParams({ id }).toString() };
  }

  async function send(webhook: TestedDouble['webhooks'][number]): Promise<void> {
    webhooks.push(webhook);
    if (target === null) return;
    const { headers, body } = webhook;
    // Who does not listen is told again by a real Mollie.
    await fetch(new URL(webhook.path, target), { method: 'POST', headers, body }).catch(() => {});
  }

  function route(method: 'GET' | 'POST' | 'DELETE', path: string, answer: (asked: Asked) => Promise<Answer> | Answer) {
    const answered = async (asked: Asked): Promise<Answer> => {
      try {
        oracle.checkRequest({ method, path }, asked);
        const { status, body } = await answer(asked);
        oracle.checkAnswer({ method, path }, { status, body });
        return { status, body };
      } catch (error) {
        const refused = error instanceof OracleViolation ? new Refused(422, error.message) : error;
        if (!(refused instanceof Refused)) throw error;
        const body = errorBody(refused);
        oracle.checkSchema('error', body);
        return { status: refused.status, body };
      }
    };
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => meet(request, reply, answered),
    });
  }

  async function meet(request: FastifyRequest, reply: FastifyReply, answered: (asked: Asked) => Promise<Answer>) {
    const key = request.headers['idempotency-key'];
    const body = request.body ?? null;
    requests.push({ method: request.method, path: request.url, key: typeof key === 'string' ? key : null, body });
    const how = nextMood();
    if (how === 'hang') return reply.hijack();
    if (how === 'slow') await slowAnswer();
    if (how === 'error') return reply.code(500).send(errorBody(new Refused(500, 'Something went wrong')));
    if (request.headers.authorization !== `Bearer ${KEY}`)
      return reply.code(401).send(errorBody(new Refused(401, 'Missing authentication, or failed to authenticate')));
    const params = request.params as Record<string, string>;
    const asked = { params, query: deepQuery(request.query as Record<string, string>), body };
    const before = remembered.get(`${key}`);
    const known = before && now().getTime() < before.at + HOUR_MS ? before.answer : null;
    const answer = known ?? (await answered(asked));
    if (key) remembered.set(`${key}`, { answer, at: now().getTime() });
    if (how === 'cut') request.raw.socket.destroy();
    if (how === 'lost' || how === 'cut') return reply.hijack();
    return reply
      .code(answer.status)
      .type('application/hal+json')
      .send(JSON.stringify(answer.body ?? undefined));
  }

  function nextMood() {
    if (!mood) return null;
    const { how } = mood;
    mood.calls -= 1;
    if (mood.calls <= 0) mood = null;
    return how;
  }

  function paymentBody(payment: MolliePayment, embed = ''): Body {
    const { refunds, chargebacks, ...said } = payment;
    const { currency } = payment.amount;
    const isOpen = payment.status === 'open' || payment.status === 'pending';
    const hosted = isOpen && payment.sequenceType !== 'recurring';
    const checkout = { href: `${origin}/checkout/${payment.id}`, type: 'text/html' };
    const embedded = {
      ...(embed.includes('refunds') && { refunds: refunds.map((refund) => refundBody(payment, refund)) }),
      ...(embed.includes('chargebacks') && { chargebacks: chargebacks.map((each) => chargebackBody(payment, each)) }),
    };
    for (const refund of embedded.refunds ?? []) oracle.checkSchema('refund', refund);
    for (const chargeback of embedded.chargebacks ?? []) oracle.checkSchema('chargeback', chargeback);
    return {
      resource: 'payment',
      mode: 'test',
      profileId: 'pfl_double',
      ...said,
      isCancelable: isCancelable(payment),
      ...(payment.status === 'paid' && {
        amountRefunded: moneyIn(centsOf(payment.amount) - remaining(payment), currency),
        amountRemaining: moneyIn(remaining(payment), currency),
      }),
      _links: { self: self(`payments/${payment.id}`), ...(hosted && { checkout }) },
      ...(embed && { _embedded: embedded }),
    };
  }

  const self = (path: string) => ({ href: `${origin}/v2/${path}`, type: 'application/hal+json' });
  const refundBody = ({ id }: MolliePayment, refund: MolliePayment['refunds'][number]) => ({
    resource: 'refund',
    mode: 'test',
    paymentId: id,
    ...refund,
    _links: { self: self(`payments/${id}/refunds/${refund.id}`) },
  });
  const chargebackBody = ({ id }: MolliePayment, chargeback: MolliePayment['chargebacks'][number]) => ({
    resource: 'chargeback',
    paymentId: id,
    reason: { code: 'fraud', description: 'The payer does not know of it' },
    ...chargeback,
    _links: { self: self(`payments/${id}/chargebacks/${chargeback.id}`) },
  });

  route('POST', '/v2/payments', async ({ body }) => ({
    status: 201,
    body: paymentBody(await payments.create(body as PaymentAsked)),
  }));
  route('GET', '/v2/payments/{id}', ({ params, query }) => ({
    status: 200,
    body: paymentBody(payments.payment(params.id ?? ''), `${query.embed ?? ''}`),
  }));
  route('DELETE', '/v2/payments/{id}', async ({ params }) => ({
    status: 200,
    body: paymentBody(await payments.cancel(params.id ?? '')),
  }));
  route('POST', '/v2/payments/{id}/refunds', async ({ params, body }) => {
    const refund = await payments.refund(params.id ?? '', body as Parameters<MolliePayments['refund']>[1]);
    return { status: 201, body: refundBody(payments.payment(params.id ?? ''), refund) };
  });
  route('POST', '/v2/customers', ({ body }) => {
    const customer = { id: idOf('cst'), metadata: (body as Body).metadata ?? null, createdAt: payments.moment() };
    payments.customers.set(customer.id, customer);
    const said = { resource: 'customer', mode: 'test', name: null, email: null, locale: null };
    return { status: 201, body: { ...said, ...customer, _links: { self: self(`customers/${customer.id}`) } } };
  });
  route('DELETE', '/v2/customers/{id}', ({ params }) => {
    payments.remove('customers', params.id ?? '');
    return { status: 204, body: null };
  });
  route('GET', '/v2/customers/{id}/mandates', ({ params }) => {
    const mandates = [...payments.mandates.values()].filter(({ customerId }) => customerId === params.id);
    const said = { resource: 'mandate', mode: 'test', method: 'creditcard', status: 'valid' };
    const listed = mandates.map((mandate) => ({
      ...said,
      signatureDate: null,
      mandateReference: null,
      ...mandate,
      _links: { self: self(`customers/${params.id}/mandates/${mandate.id}`) },
    }));
    return { status: 200, body: listBody('mandates', listed) };
  });
  route('DELETE', '/v2/customers/{id}/mandates/{mandateId}', ({ params }) => {
    payments.remove('mandates', params.mandateId ?? '');
    return { status: 204, body: null };
  });
  route('GET', '/v2/methods', ({ query }) => {
    const { currency } = query.amount as { currency: string };
    if (!CURRENCIES.includes(currency)) throw new Refused(422, 'The currency is not supported', 'amount');
    const ids = [...METHODS, ...(query.includeWallets === 'applepay' ? ['applepay'] : [])];
    const image = { size1x: `${origin}/1.png`, size2x: `${origin}/2.png`, svg: `${origin}/1.svg` };
    const listed = ids.map((id) => ({
      resource: 'method',
      id,
      description: id,
      minimumAmount: moneyIn(1, currency),
      maximumAmount: moneyIn(1_000_000, currency),
      image,
      status: id === 'klarna' ? 'pending-review' : 'activated',
      _links: { self: self(`methods/${id}`) },
    }));
    return { status: 200, body: listBody('methods', listed) };
  });
  const listBody = (name: string, items: Body[]): Body => ({
    count: items.length,
    _embedded: { [name]: items },
    _links: { self: self(name) },
  });

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  app.get<{ Params: { id: string } }>('/checkout/:id', (request, reply) =>
    reply.type('text/html').send(hostedPage(payments.payment(request.params.id))),
  );
  app.post<{ Params: { id: string }; Body: { outcome?: string } }>('/checkout/:id', async (request, reply) => {
    const payment = payments.payment(request.params.id);
    const outcome = OUTCOMES.find((each) => each === request.body.outcome);
    const isOpen = payment.status === 'open' || payment.status === 'pending';
    if (isOpen && outcome) await (outcome === 'paid' ? payments.pay(payment.id) : payments.end(payment.id, outcome));
    const back = outcome === 'cancelled' ? (payment.cancelUrl ?? payment.redirectUrl) : payment.redirectUrl;
    return reply.redirect(back ?? '/', 303);
  });

  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    origin,
    account: {
      id: 3,
      company: 1,
      provider: 'mollie',
      mode: 'test',
      settings: { one_click: oneClick },
      secrets: { key: KEY, webhook: [] },
    },
    provider: mollie({ baseUrl: origin }),
    webhooks,
    requests,
    deliverTo(to) {
      target = to;
    },
    pay: (reference, how) => payments.pay(reference, how),
    end: (reference, how, failure) => payments.end(reference, how, failure),
    async refundByHand(reference, amount) {
      await payments.refund(reference, { amount: moneyIn(amount, payments.payment(reference).amount.currency) });
    },
    async settleRefunds(how) {
      if (how === 'reversed') throw new Error('Mollie does not tell of refunds that came back.');
      await payments.settleRefunds(how === 'settled' ? 'refunded' : 'failed');
    },
    async dispute(reference, state) {
      if (state === 'lost_funds') return payments.chargeBack(reference);
      if (state === 'won') return payments.reverseChargeback(reference);
      throw new Error(`Mollie does not tell of a dispute that is ${state}.`);
    },
    nextCharge(how) {
      payments.nextCharge = how;
    },
    misbehave(how, calls = Number.POSITIVE_INFINITY) {
      mood = how && { how, calls };
    },
    oneClick,
    made: () => payments.payments.size,
    unknownKind: async (reference) => webhookFor(payments.payment(reference), idOf('ord')),
    async unknownState(reference) {
      const payment = payments.payment(reference);
      payment.status = 'on_hold';
      await send(webhookFor(payment, payment.id));
    },
    close: () => app.close(),
  };
}

function errorBody({ status, message, field }: Refused): Body {
  const documentation = { href: 'https://docs.mollie.com/overview/handling-errors', type: 'text/html' };
  return { status, title: `Status ${status}`, detail: message, ...(field && { field }), _links: { documentation } };
}

/** `amount[value]=1.00` as an object, as the description has it. */
function deepQuery(query: Readonly<Record<string, string>>): Record<string, unknown> {
  const deep: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query)) {
    const [, outer, inner] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
    if (outer && inner) deep[outer] = { ...(deep[outer] as object | undefined), [inner]: value };
    else deep[name] = value;
  }
  return deep;
}

const hostedPage = ({ id, amount, description }: MolliePayment) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Mollie double</title>
<h1>${escapeHtml(description)}</h1><p>${amount.currency} ${amount.value}</p>
<form method="post" action="/checkout/${id}">
${OUTCOMES.map((outcome) => `<button name="outcome" value="${outcome}">${outcome}</button>`).join('\n')}
</form></html>`;

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
