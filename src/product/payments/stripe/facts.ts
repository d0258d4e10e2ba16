import type {
  DisputeFact,
  MethodDetail,
  OurIds,
  PaymentFact,
  ProviderFact,
  RefundFact,
  StoredFact,
} from '../gateway.ts';
import { Charge, Dispute, type Event, Intent, Refund, readMethodFields, Session } from './contract.ts';
import { chargedState, disputeState, failureOf, intentState, oursOf, refundState, sessionState } from './policy.ts';

/** In the metadata of payment intents and their charges: the buyer agreed that the card is kept, or a kept card was charged. */
export const STORED_CARD_KEY = 'kept';
export const ONE_CLICK = 'one_click';

export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.requires_action',
  'payment_intent.canceled',
  'charge.succeeded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

/** The event's id is the fact's, so that one sent twice is one. @throws ZodError where its object has no id. */
export function factsOfEvent({ id, type, data }: Event): ProviderFact[] {
  const facts = STRIPE_EVENTS.some((known) => known === type) ? read(type, data.object) : [];
  return facts.map((fact, index) => ({ ...fact, id: index === 0 ? id : `${id}:${fact.object}` }));
}

function read(type: string, object: unknown): ProviderFact[] {
  if (type.startsWith('checkout.session.')) {
    const fact = factOfSession(Session.parse(object));
    if (type !== 'checkout.session.async_payment_failed' || fact.state === 'paid') return [fact];
    return [{ ...fact, state: 'failed', failure: fact.failure ?? 'unknown' }];
  }
  if (type.startsWith('payment_intent.')) return factsOfIntent(Intent.parse(object));
  if (type.startsWith('refund.')) return [factOfRefund(Refund.parse(object))];
  if (type.startsWith('charge.dispute.')) return [factOfDispute(Dispute.parse(object), null, type)];
  return factsOfCharge(Charge.parse(object));
}

/** Names the card only where it was asked for with its payment intent and charge. */
export function factOfSession(session: Session): PaymentFact {
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const state = sessionState(session);
  return {
    object: 'payment',
    id: `payment:${session.id}:${state}`,
    reference: session.id,
    ours: oursOf(session.metadata),
    state,
    amount: (state === 'paid' && intent?.amount_received) || session.amount_total,
    currency: session.currency.toUpperCase(),
    failure: state === 'failed' ? failureOf(intent?.last_payment_error ?? null) : null,
    charge: intent?.id ?? (typeof session.payment_intent === 'string' ? session.payment_intent : null),
    detail: detailOf(intent?.latest_charge ?? null),
  };
}

/** Of an intent that came by itself: one of a stored card says all, one of a session only what its session does not. */
function factsOfIntent(intent: Intent): PaymentFact[] {
  if (intent.metadata[ONE_CLICK]) return [factOfIntent(intent)];
  const state = intentState(intent);
  return state ? [factOfIntent(intent, state)] : [];
}

export function factOfIntent(intent: Intent, state = chargedState(intent)): PaymentFact {
  return {
    object: 'payment',
    id: `payment:${intent.id}:${state}`,
    reference: intent.id,
    ours: oursOf(intent.metadata),
    state,
    amount: (state === 'paid' && intent.amount_received) || intent.amount,
    currency: intent.currency.toUpperCase(),
    failure: state === 'failed' ? failureOf(intent.last_payment_error) : null,
    charge: intent.id,
    detail: detailOf(intent.latest_charge),
  };
}

/** The only event that names the card. */
function factsOfCharge(charge: Charge): ProviderFact[] {
  const { payment_intent: intent } = charge;
  if (!intent || charge.status !== 'succeeded') return [];
  const paid: PaymentFact = {
    object: 'payment',
    id: `payment:${intent}:paid`,
    reference: intent,
    ours: oursOf(charge.metadata),
    state: 'paid',
    amount: charge.amount,
    currency: charge.currency.toUpperCase(),
    failure: null,
    charge: intent,
    detail: detailOf(charge),
  };
  const stored = charge.metadata[STORED_CARD_KEY] ? storedFactOf(charge, intent) : null;
  return stored ? [paid, stored] : [paid];
}

export function storedFactOf(charge: Charge, reference: string): StoredFact | null {
  const { customer, payment_method: token, payment_method_details: details } = charge;
  if (!customer || !token || details?.type !== 'card' || !details.card) return null;
  const { brand, last4, exp_month, exp_year } = details.card;
  return {
    object: 'stored',
    id: `stored:${token}`,
    reference,
    ours: oursOf(charge.metadata),
    card: { customer, token, brand: brand ?? 'card', last4: last4 ?? '', expMonth: exp_month, expYear: exp_year },
  };
}

function detailOf(charge: Charge | string | null): MethodDetail | null {
  if (typeof charge === 'string' || !charge?.payment_method_details) return null;
  const { type, ...details } = charge.payment_method_details;
  const fields = readMethodFields((details as Record<string, unknown>)[type]);
  const country = fields?.country ?? null;
  return fields && { brand: fields.brand, last4: fields.last4 ?? fields.iban_last4, country };
}

/** @param ours of its payment, which a refund made by hand at Stripe does not name. */
export function factOfRefund(refund: Refund, ours: OurIds | null = null): RefundFact {
  const state = refundState(refund.status);
  const ourRefund = Number(refund.metadata.refund);
  return {
    object: 'refund',
    id: `refund:${refund.id}:${state}`,
    reference: refund.payment_intent ?? refund.charge ?? '',
    ours: oursOf(refund.metadata) ?? ours,
    refund: refund.id,
    ourRefund: Number.isSafeInteger(ourRefund) && ourRefund > 0 ? ourRefund : null,
    state,
    amount: refund.amount,
    currency: refund.currency.toUpperCase(),
  };
}

/** Disputes carry no metadata of ours: without `ours` only the payment intent says which payment it is. */
export function factOfDispute(dispute: Dispute, ours: OurIds | null, event: string | null = null): DisputeFact {
  const state = disputeState(dispute, event);
  const due = dispute.evidence_details?.due_by;
  return {
    object: 'dispute',
    id: `dispute:${dispute.id}:${state}`,
    reference: dispute.payment_intent ?? dispute.charge ?? '',
    ours,
    dispute: dispute.id,
    state,
    amount: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    reason: dispute.reason,
    dueAt: due ? new Date(due * 1000) : null,
  };
}

export const oursIn = ({ payment, attempt }: OurIds) => ({ payment, attempt });
export const metadataOf = (of: OurIds) => ({ payment: String(of.payment), attempt: String(of.attempt) });
