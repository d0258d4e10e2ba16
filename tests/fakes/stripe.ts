import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { PaymentAccount } from '#product/payments/gateway.ts';
import { STRIPE_EVENTS } from '#product/payments/stripe/facts.ts';
import { stripe } from '#product/payments/stripe/gateway.ts';
import type { TestedDouble } from '#tests/payments/provider-world.ts';
import { type Misbehaviour, slowAnswer } from './payment-double.ts';
import { type Answer, answerOf, checked, OPERATIONS, STRANGE } from './stripe/api.ts';
import { Bank } from './stripe/bank.ts';
import { type SentWebhook, signedEvent } from './stripe/events.ts';
import { readForm } from './stripe/oracle.ts';
import { addHostedPages } from './stripe/pages.ts';

/** Milliseconds that a slow answer takes. */
/** Milliseconds that a key repeats its answer. */
const KEY_LIFE_MS = 24 * 3600 * 1000;

export interface StripeDouble extends TestedDouble {
  /** As its operator does at Stripe. */
  deleteCustomer(id: string): void;
}

/** Plays Stripe on 127.0.0.1: sessions, intents, refunds, disputes, stored cards, its pages, and signed events. */
export async function startStripe({ now = () => new Date(), account: id = 1 } = {}): Promise<StripeDouble> {
  const secrets = { key: 'sk_test_51DoubleOfStripe', webhook: ['whsec_newOfTheDouble', 'whsec_oldOfTheDouble'] };
  const account: PaymentAccount = { id, company: 1, provider: 'stripe', mode: 'test', settings: {}, secrets };
  const path = `/api/webhook.php?provider=stripe&account=${id}`;
  const sign = (type: string, object: object, known = true) =>
    signedEvent({ type, object, path, secret: secrets.webhook[0] ?? '', at: now() }, known);
  const webhooks: SentWebhook[] = [];
  let target: string | null = null;
  let delivering: Promise<unknown> = Promise.resolve();
  let origin = '';
  const bank = new Bank({
    now,
    origin: () => origin,
    tell(type, object) {
      // The endpoint is subscribed to what the product asks for.
      if (!STRIPE_EVENTS.some((wanted) => wanted === type)) return;
      const sent = sign(type, object);
      webhooks.push(sent);
      const { headers, body } = sent;
      if (target) {
        const address = new URL(path, target);
        delivering = delivering.then(() => fetch(address, { method: 'POST', headers, body }).catch(() => null));
      }
    },
  });

  const requests: { method: string; path: string; key: string | null; body: unknown }[] = [];
  const kept = new Map<string, { asked: string; answer: Answer | null; at: number }>();
  let mood: { how: Misbehaviour; left: number } | null = null;
  const nextMood = () => {
    if (!mood || mood.left <= 0) return null;
    mood.left -= 1;
    return mood.how;
  };

  const app = Fastify({ forceCloseConnections: true });
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(form, { parseAs: 'string' }, (_, body, done) => done(null, readForm(String(body))));

  async function meet(operation: string, request: FastifyRequest, reply: FastifyReply) {
    const { method, url, headers, params } = request;
    const key = headers['idempotency-key']?.toString() ?? null;
    const body = request.body ?? {};
    // Kept as it came: the validation turns texts into numbers.
    const sent = JSON.stringify(body);
    requests.push({ method, path: url, key, body: JSON.parse(sent) });
    const how = nextMood();
    // Connections end with the double.
    if (how === 'hang') return reply.hijack();
    const answer = await answered();
    if (how === 'cut') request.raw.socket.destroy();
    if (how === 'lost' || how === 'cut') return reply.hijack();
    reply.headers({ 'request-id': `req_${requests.length}`, 'stripe-notice': 'Only a double says this.' });
    return reply.code(answer.status).type('application/json').send(answer.body);

    async function answered(): Promise<Answer> {
      if (headers.authorization !== `Bearer ${secrets.key}`)
        return failed(operation, 401, 'invalid_request_error', `Invalid API Key provided: ${headers.authorization}`);
      if (how === 'error') return failed(operation, 500, 'api_error', 'Something went wrong.');
      const asked = `${url} ${sent}`;
      const known = method === 'POST' && key ? kept.get(key) : undefined;
      if (known && known.at + KEY_LIFE_MS > now().getTime()) {
        if (known.asked !== asked)
          return failed(operation, 400, 'idempotency_error', 'Keys can only be used with the same parameters.');
        return known.answer ?? failed(operation, 409, 'idempotency_error', 'The key is in use.');
      }
      const entry = { asked, answer: null, at: now().getTime() };
      if (method === 'POST' && key) kept.set(key, entry);
      if (how === 'slow') await slowAnswer();
      const query = readForm(new URL(url, origin).search.slice(1));
      const { id: named = '' } = params as { id?: string };
      const answer = answerOf(operation, headers['stripe-version'], { bank, id: named, query, form: body });
      if (method === 'POST' && key && answer.done) kept.set(key, { ...entry, answer });
      else if (key) kept.delete(key);
      return answer;
    }
  }
  for (const operation of Object.keys(OPERATIONS)) {
    const [method = '', template = ''] = operation.split(' ');
    const url = template.replace(/\{\w+\}/, ':id');
    app.route({ method, url, handler: (request, reply) => meet(operation, request, reply) });
  }

  const double: StripeDouble = {
    get origin() {
      return origin;
    },
    account,
    get provider() {
      return stripe({ baseUrl: origin });
    },
    webhooks,
    requests,
    deliverTo(to) {
      target = to;
    },
    async pay(reference, how = {}) {
      bank.pay(reference, how);
      await delivering;
    },
    async end(reference, how, failure = 'declined') {
      if (how === 'pending') bank.wait(reference);
      if (how === 'failed') bank.refuse(reference, failure);
      if (how === 'expired') {
        if (bank.intents.has(reference)) bank.cancelIntent(reference);
        else bank.expireSession(reference);
      }
      // Who goes back leaves the session open, and Stripe tells nobody.
      await delivering;
    },
    async refundByHand(reference, amount) {
      bank.refund(bank.chargeOf(reference), amount, {});
      await delivering;
    },
    async settleRefunds(how) {
      bank.settleRefunds(how === 'settled');
      await delivering;
    },
    async dispute(reference, state) {
      bank.dispute(bank.chargeOf(reference), state);
      await delivering;
    },
    nextCharge(how) {
      bank.nextCharge = how;
    },
    misbehave(how, calls = Number.POSITIVE_INFINITY) {
      mood = how && { how, left: calls };
    },
    // A stored card is an intent without a session.
    oneClick: 'challenge',
    keepsPageOpen: true,
    made: () => bank.sessions.size + [...bank.intents.values()].filter(({ return_url }) => return_url !== null).length,
    unknownKind: async (reference) => sign('payment_intent.reconsidered', bank.chargeOf(reference), false),
    async unknownState(reference) {
      bank.puzzle(reference, STRANGE);
      await delivering;
    },
    deleteCustomer(customer) {
      bank.customers.delete(customer);
    },
    async close() {
      await app.close();
      await delivering;
    },
  };
  addHostedPages(app, bank, {
    act: (reference, outcome) => (outcome === 'paid' ? double.pay(reference) : double.end(reference, outcome)),
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return double;
}

/** A call that was not carried out. */
const failed = (operation: string, status: number, type: string, message: string): Answer =>
  checked(operation, status, { error: { type, message } });
