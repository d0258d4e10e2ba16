import type Stripe from 'stripe';
import { type Opened, type PaymentOrder, type ProviderCall, ProviderError } from '../gateway.ts';
import { isRefusal, readAnswer } from './ask-stripe.ts';
import { Session, StripeObject } from './contract.ts';
import { factOfSession, metadataOf, ONE_CLICK, STORED_CARD_KEY } from './facts.ts';
import { descriptorOf, STRIPE_METHODS, transferCountry } from './policy.ts';

/** All of it comes from the order, never from a clock: the same key must say the same again. */
interface Asked {
  readonly key: string;
  readonly customer: string | null;
  /** With the order's own end; without, Stripe gives it a day. */
  readonly ends: boolean;
}

export async function openSession(client: Stripe, to: ProviderCall, order: PaymentOrder): Promise<Opened> {
  const customer = await customerOf(client, order, order.customer);
  const answer = await createSession(client, to, order, { key: order.key, customer, ends: true });
  const session = readAnswer(Session, answer);
  if (session.status === 'open' && !session.url) {
    throw new ProviderError('unreachable', `the session ${session.id} has no page`, { unknown: true });
  }
  return {
    reference: session.id,
    url: session.url,
    expiresAt: session.expires_at === null ? null : new Date(session.expires_at * 1000),
    customer: session.customer,
    facts: session.status === 'open' ? [] : [factOfSession(session)],
  };
}

/** Under a key of its own; the same order goes the same way again. */
async function createSession(client: Stripe, to: ProviderCall, order: PaymentOrder, asked: Asked): Promise<unknown> {
  try {
    return await client.checkout.sessions.create(sessionOf(order, to, asked), { idempotencyKey: asked.key });
  } catch (error) {
    // Less than 30 minutes away, or more than a day.
    if (asked.ends && (await isRefusal(error, 'expires_at')))
      return createSession(client, to, order, { ...asked, key: `${asked.key}-day`, ends: false });
    // Deleted at Stripe.
    if (order.customer && asked.customer === order.customer && (await isRefusal(error, 'customer'))) {
      const customer = await customerOf(client, order, null);
      return createSession(client, to, order, { ...asked, key: `${asked.key}-anew`, customer });
    }
    throw error;
  }
}

/** Made where Stripe wants one. It has no name, only our word for the buyer. */
async function customerOf(client: Stripe, order: PaymentOrder, known: string | null): Promise<string | null> {
  if (known) return known;
  if (!keepsCard(order) && order.method !== 'wiretransfer') return null;
  const answer = await client.customers.create(
    { metadata: { buyer: order.buyer } },
    { idempotencyKey: `${order.key}-customer` },
  );
  return readAnswer(StripeObject, answer).id;
}

const isCard = ({ method }: PaymentOrder) => STRIPE_METHODS[method] === 'card';
const keepsCard = (order: PaymentOrder) => order.store && isCard(order);

function sessionOf(
  order: PaymentOrder,
  { account }: ProviderCall,
  { customer, ends }: Asked,
): Stripe.Checkout.SessionCreateParams {
  const method = STRIPE_METHODS[order.method];
  if (!method) throw new ProviderError('invalid', `there is no ${order.method} at Stripe`);
  const descriptor = descriptorOf(order.statement, isCard(order), account.settings.statement_prefix);
  const kept = keepsCard(order);
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.amount,
          product_data: { name: order.description },
        },
      },
    ],
    allowed_payment_method_types: [method],
    // Else a switch of the account lets the buyer pay another currency than was ordered.
    adaptive_pricing: { enabled: false },
    success_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    ...(ends && { expires_at: Math.floor(order.expiresAt.getTime() / 1000) }),
    locale: order.locale,
    client_reference_id: `p${order.payment}-a${order.attempt}`,
    metadata: metadataOf(order),
    payment_intent_data: {
      description: order.description,
      metadata: { ...metadataOf(order), ...(kept && { [STORED_CARD_KEY]: 'yes' }) },
      ...(kept && { setup_future_usage: 'on_session' }),
      ...(descriptor && { [isCard(order) ? 'statement_descriptor_suffix' : 'statement_descriptor']: descriptor }),
    },
    ...(customer && { customer }),
    ...(method === 'customer_balance' && {
      payment_method_options: {
        customer_balance: {
          funding_type: 'bank_transfer',
          bank_transfer: {
            type: 'eu_bank_transfer',
            eu_bank_transfer: { country: transferCountry(order.country) },
          },
        },
      },
    }),
  };
}

export function chargeOf(order: PaymentOrder, { account }: ProviderCall): Stripe.PaymentIntentCreateParams {
  const suffix = descriptorOf(order.statement, true, account.settings.statement_prefix);
  return {
    amount: order.amount,
    currency: order.currency.toLowerCase(),
    allowed_payment_method_types: ['card'],
    confirm: true,
    off_session: false,
    return_url: order.returnUrl,
    description: order.description,
    metadata: { ...metadataOf(order), [ONE_CLICK]: 'yes' },
    ...(suffix && { statement_descriptor_suffix: suffix }),
    expand: ['latest_charge'],
  };
}
