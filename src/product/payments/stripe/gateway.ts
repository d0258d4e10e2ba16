import type Stripe from 'stripe';
import type { AccountCall, OpenAttempt, PaymentFact, PaymentProvider, ProviderFact } from '../gateway.ts';
import { ProviderError } from '../gateway.ts';
import { askStripe, isRefusal, readAnswer } from './ask-stripe.ts';
import { Dispute, Intent, MethodConfiguration, Refund, Session, StripeObject } from './contract.ts';
import { factOfDispute, factOfIntent, factOfRefund, factOfSession, metadataOf, oursIn, storedFactOf } from './facts.ts';
import { chargeOf, openSession } from './open-session.ts';
import { methodsOf } from './policy.ts';
import { readWebhook } from './read-webhook.ts';

/** The most that Stripe lists at once. */
const PAGE = 100;

/** A payment's reference is the session's id (`cs_`) or the intent's (`pi_`), and refunds name the intent. */
export function stripe({ fetch: fetcher = fetch, baseUrl = 'https://api.stripe.com' } = {}): PaymentProvider {
  const ask = <Answer>({ account, signal }: AccountCall, run: (client: Stripe) => Promise<Answer>) =>
    askStripe({ key: account.secrets.key, baseUrl, fetch: fetcher, signal }, run);
  return {
    name: 'stripe',
    oneClick: 'challenge',
    accepted: 'ok',

    /** A session ends when the order says, if that is 30 minutes to 24 hours away, else after a day: `cancel` ends it before. */
    open: (to, order) => ask(to, (client) => openSession(client, to, order)),

    status: (to, attempt) => ask(to, (client) => snapshot(client, attempt)),

    /** A refusal by the bank is the error `refused`. The bank may ask: then `url` leads there. */
    chargeStored: (to, order, card) =>
      ask(to, async (client) => {
        const params = { ...chargeOf(order, to), customer: card.customer, payment_method: card.token };
        const answer = await client.paymentIntents.create(params, { idempotencyKey: order.key });
        const intent = readAnswer(Intent, answer);
        const fact = factOfIntent(intent);
        const url = intent.next_action?.redirect_to_url?.url ?? null;
        // Nobody could go on with it: the ways to confirm in an app or by a script are not asked for.
        if (fact.state === 'open' && !url) {
          const failure = 'authentication';
          throw new ProviderError('refused', `the intent ${intent.id} leads nowhere`, { failure });
        }
        return { reference: intent.id, url, expiresAt: null, customer: card.customer, facts: url ? [] : [fact] };
      }),

    forget: (to, card) =>
      ask(to, async (client) => {
        try {
          await client.paymentMethods.detach(card.token);
        } catch (error) {
          if (await isKept(client, card.token, error)) throw error;
        }
      }),

    refund: (to, attempt, order) =>
      ask(to, async (client) => {
        const answer = await client.refunds.create(
          {
            payment_intent: await chargeId(client, attempt),
            amount: order.amount,
            metadata: { ...metadataOf(attempt), refund: String(order.refund), description: order.description },
          },
          { idempotencyKey: order.key },
        );
        return { ...factOfRefund(readAnswer(Refund, answer), oursIn(attempt)), reference: attempt.reference };
      }),

    /** What Stripe will not take back any more is asked about: it may have been paid meanwhile. */
    cancel: (to, attempt) =>
      ask(to, async (client) => {
        try {
          const fact = isIntent(attempt.reference)
            ? factOfIntent(readAnswer(Intent, await client.paymentIntents.cancel(attempt.reference)))
            : factOfSession(readAnswer(Session, await client.checkout.sessions.expire(attempt.reference)));
          return [takenBack(fact)];
        } catch (error) {
          if (!(await isRefusal(error))) throw error;
          return (await snapshot(client, attempt)).map(takenBack);
        }
      }),

    read: readWebhook,

    finishReturn: async () => [],

    /** About amount, currency and country Stripe decides at its page. */
    liveMethods: (to) =>
      ask(to, async (client) => {
        const { data } = await client.paymentMethodConfigurations.list({ active: true, limit: PAGE });
        const all = data.map((each) => readAnswer(MethodConfiguration, each));
        const own = all.find(({ is_default, application }) => is_default && application === null);
        return methodsOf((name) => !own || availableIn(own, name));
      }),
  };
}

const isIntent = (reference: string) => reference.startsWith('pi_');

async function snapshot(client: Stripe, attempt: OpenAttempt): Promise<ProviderFact[]> {
  const { payment, intent } = await paymentAt(client, attempt.reference);
  const charge = typeof intent?.latest_charge === 'string' ? null : intent?.latest_charge;
  if (!intent || !charge || intent.status !== 'succeeded') return [payment];
  const [refunds, disputes] = await Promise.all([
    client.refunds.list({ payment_intent: intent.id, limit: PAGE }),
    client.disputes.list({ payment_intent: intent.id, limit: PAGE }),
  ]);
  const stored = intent.setup_future_usage ? storedFactOf(charge, attempt.reference) : null;
  const facts: ProviderFact[] = [
    payment,
    ...(stored ? [stored] : []),
    ...refunds.data.map((refund) => factOfRefund(readAnswer(Refund, refund), oursIn(attempt))),
    ...disputes.data.map((dispute) => factOfDispute(readAnswer(Dispute, dispute), oursIn(attempt))),
  ];
  return facts.map((fact) => ({ ...fact, reference: attempt.reference }));
}

async function paymentAt(client: Stripe, reference: string): Promise<{ payment: PaymentFact; intent: Intent | null }> {
  if (isIntent(reference)) {
    const expand = ['latest_charge'];
    const intent = readAnswer(Intent, await client.paymentIntents.retrieve(reference, { expand }));
    return { payment: factOfIntent(intent), intent };
  }
  const expand = ['payment_intent.latest_charge'];
  const session = readAnswer(Session, await client.checkout.sessions.retrieve(reference, { expand }));
  const { payment_intent: intent } = session;
  return { payment: factOfSession(session), intent: typeof intent === 'string' ? null : intent };
}

function takenBack(fact: ProviderFact): ProviderFact {
  const expired = fact.object === 'payment' && fact.state === 'expired';
  return expired ? { ...fact, id: `payment:${fact.reference}:cancelled`, state: 'cancelled' } : fact;
}

async function chargeId(client: Stripe, { charge, reference }: OpenAttempt): Promise<string> {
  if (charge) return charge;
  if (isIntent(reference)) return reference;
  const { payment_intent: intent } = readAnswer(Session, await client.checkout.sessions.retrieve(reference));
  const id = typeof intent === 'string' ? intent : intent?.id;
  if (!id) throw new ProviderError('invalid', `nothing was paid by the session ${reference}`);
  return id;
}

async function isKept(client: Stripe, token: string, error: unknown): Promise<boolean> {
  if (!(await isRefusal(error))) return true;
  try {
    return readAnswer(StripeObject, await client.paymentMethods.retrieve(token)).customer !== null;
  } catch (missing) {
    return !(await isRefusal(missing));
  }
}

function availableIn(configuration: MethodConfiguration, name: string): boolean {
  const method = configuration[name];
  return typeof method === 'object' && method !== null && method.available;
}
