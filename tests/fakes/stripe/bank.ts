import type { Failure } from '#product/payments/gateway.ts';
import {
  type CardLook,
  type Charge,
  type ChargeParams,
  type Dispute,
  type Intent,
  type IntentParams,
  type Method,
  newBooking,
  newCharge,
  type newCustomer,
  newDispute,
  newIntent,
  newMethod,
  newRefund,
  newSession,
  type Refund,
  type Session,
  type SessionParams,
} from './objects.ts';

/** An answer that is an error of Stripe's. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: { type: string; code?: string; param?: string; [field: string]: unknown };
  constructor(
    status: number,
    message: string,
    error: { code?: string; param?: string; [field: string]: unknown } = {},
  ) {
    super(message);
    this.status = status;
    this.error = { type: 'invalid_request_error', message, ...error };
  }
}

/** How the bank's reasons are called; what is not a `decline_code` is a `code`. */
const REASONS: Record<Failure, { code?: string; decline_code?: string }> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline' },
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  expired_card: { code: 'expired_card', decline_code: 'expired_card' },
  blocked: { code: 'card_declined', decline_code: 'restricted_card' },
  authentication: { code: 'payment_intent_authentication_failure' },
  limit: { code: 'card_declined', decline_code: 'card_velocity_exceeded' },
  abandoned: { code: 'payment_method_customer_decline' },
  unknown: {},
};
const DELAYED = ['sepa_debit', 'customer_balance'];

/** What Stripe keeps, and what payers, banks and Stripe itself do with it. Every change is told by events. */
export class Bank {
  readonly sessions = new Map<string, Session>();
  readonly intents = new Map<string, Intent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  readonly methods = new Map<string, Method>();
  readonly customers = new Map<string, ReturnType<typeof newCustomer>>();
  nextCharge: 'paid' | 'challenged' | 'declined' = 'paid';
  readonly #sessionData = new Map<string, IntentParams>();
  readonly #tell: (type: string, object: object) => void;
  readonly #now: () => Date;
  readonly #origin: () => string;

  constructor(of: { tell: (type: string, object: object) => void; now: () => Date; origin: () => string }) {
    this.#tell = of.tell;
    this.#now = of.now;
    this.#origin = of.origin;
  }

  get seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }

  openSession(params: SessionParams): Session {
    const { payment_intent_data: data = {}, customer, expires_at: end = this.seconds + 24 * 3600 } = params;
    const [type = ''] = params.allowed_payment_method_types;
    if (end < this.seconds + 30 * 60 || end > this.seconds + 24 * 3600)
      throw new Refusal(400, 'The end must be 30 minutes to 24 hours from now.', { param: 'expires_at' });
    if (customer) this.#customer(customer);
    if (type === 'customer_balance' && !customer)
      throw new Refusal(400, 'Transfers need a customer.', { param: 'customer' });
    if (type === 'customer_balance' && !params.payment_method_options)
      throw new Refusal(400, 'Transfers need to know of which kind.', { param: 'payment_method_options' });
    checkDescriptors(data, type);
    const session = newSession(params, this.#origin(), this.seconds);
    this.sessions.set(session.id, session);
    this.#sessionData.set(session.id, data);
    return session;
  }

  expireSession(id: string): Session {
    const session = found(this.sessions, id);
    if (session.status !== 'open')
      throw new Refusal(400, `Only an open session can be expired; this one is ${session.status}.`);
    session.status = 'expired';
    session.url = null;
    const intent = session.payment_intent ? this.intents.get(session.payment_intent) : null;
    if (intent) this.cancelIntent(intent.id);
    this.#tell('checkout.session.expired', session);
    return session;
  }

  cancelIntent(id: string): Intent {
    const intent = found(this.intents, id);
    if (intent.status === 'succeeded' || intent.status === 'processing' || intent.status === 'canceled')
      throw new Refusal(400, `This intent is ${intent.status}.`, { code: 'payment_intent_unexpected_state' });
    Object.assign(intent, { status: 'canceled', canceled_at: this.seconds, next_action: null });
    this.#tell('payment_intent.canceled', intent);
    return intent;
  }

  /** Charges a stored card, as `nextCharge` says. */
  charge(params: ChargeParams): Intent {
    this.#customer(params.customer);
    const method = found(this.methods, params.payment_method);
    if (method.customer !== params.customer)
      throw new Refusal(400, 'The card does not belong to this customer.', { param: 'payment_method' });
    checkDescriptors(params, 'card');
    const intent = newIntent({ ...params, types: ['card'] }, params, this.seconds);
    this.intents.set(intent.id, intent);
    const how = this.nextCharge;
    this.nextCharge = 'paid';
    if (how === 'paid') this.#succeed(intent, method, {});
    if (how === 'challenged') {
      const url = `${this.#origin()}/challenge/${intent.id}`;
      const redirect_to_url = { url, return_url: params.return_url ?? null };
      Object.assign(intent, { status: 'requires_action', next_action: { type: 'redirect_to_url', redirect_to_url } });
      this.#tell('payment_intent.requires_action', intent);
    }
    if (how === 'declined') {
      const error = this.#fail(intent, 'insufficient_funds');
      throw new Refusal(402, 'Your card has insufficient funds.', { ...error, payment_intent: { ...intent } });
    }
    return intent;
  }

  pay(reference: string, look: CardLook): void {
    const intent = this.intents.get(reference);
    if (intent) {
      this.#succeed(intent, found(this.methods, intent.payment_method ?? ''), look);
      return;
    }
    const session = this.#unpaid(reference);
    const late = session.status === 'complete';
    const paid = this.#intentOf(session);
    this.#succeed(paid, newMethod(typeOf(session), look, this.seconds), look);
    this.#complete(session, 'paid');
    this.#tell(late ? 'checkout.session.async_payment_succeeded' : 'checkout.session.completed', session);
  }

  /** The payer is done, the money takes its time. */
  wait(reference: string): void {
    const session = this.#unpaid(reference);
    const intent = this.#intentOf(session);
    if (typeOf(session) === 'customer_balance') {
      Object.assign(intent, { status: 'requires_action', next_action: { type: 'display_bank_transfer_instructions' } });
      this.#tell('payment_intent.requires_action', intent);
    } else {
      intent.status = 'processing';
      this.#tell('payment_intent.processing', intent);
    }
    this.#complete(session, 'unpaid');
    this.#tell('checkout.session.completed', session);
  }

  /** The bank refuses. A card leaves the session open: its payer may take another one. */
  refuse(reference: string, failure: Failure): void {
    const intent = this.intents.get(reference);
    if (intent) {
      this.#fail(intent, failure);
      return;
    }
    const session = this.#unpaid(reference);
    const isDelayed = DELAYED.includes(typeOf(session));
    if (isDelayed && session.status === 'open') this.wait(reference);
    this.#fail(this.#intentOf(session), failure, typeOf(session));
    if (isDelayed) this.#tell('checkout.session.async_payment_failed', session);
  }

  refund(charge: Charge, amount: number, metadata: Record<string, string>): Refund {
    if (amount > charge.amount - charge.amount_refunded)
      throw new Refusal(400, 'The refund is greater than what is left.', { param: 'amount' });
    const refund = newRefund(charge, amount, metadata, this.seconds);
    this.refunds.set(refund.id, refund);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.#tell('refund.created', refund);
    return refund;
  }

  settleRefunds(settled: boolean): void {
    for (const refund of this.refunds.values()) {
      if (refund.status === 'failed' || (settled && refund.status !== 'pending')) continue;
      refund.status = settled ? 'succeeded' : 'failed';
      if (!settled) {
        refund.failure_reason = 'unknown';
        found(this.charges, refund.charge).amount_refunded -= refund.amount;
      }
      this.#tell('refund.updated', refund);
      if (!settled) this.#tell('refund.failed', refund);
    }
  }

  dispute(charge: Charge, state: 'warned' | 'lost_funds' | 'won' | 'lost'): void {
    const known = [...this.disputes.values()].find((each) => each.charge === charge.id);
    const dispute = known ?? newDispute(charge, this.seconds);
    this.disputes.set(dispute.id, dispute);
    charge.disputed = true;
    dispute.status = { warned: 'warning_needs_response', lost_funds: 'needs_response', won: 'won', lost: 'lost' }[
      state
    ];
    if (!known) this.#tell('charge.dispute.created', dispute);
    else this.#tell(state === 'lost_funds' ? 'charge.dispute.updated' : 'charge.dispute.closed', dispute);
    const amount = { warned: 0, lost_funds: -dispute.amount, won: dispute.amount, lost: 0 }[state];
    if (amount === 0) return;
    dispute.balance_transactions.push(newBooking(amount, dispute.currency));
    this.#tell(amount < 0 ? 'charge.dispute.funds_withdrawn' : 'charge.dispute.funds_reinstated', dispute);
  }

  detach(id: string): Method {
    const method = found(this.methods, id);
    if (!method.customer) throw new Refusal(400, 'The card is not attached to a customer.');
    method.customer = null;
    this.#tell('payment_method.detached', method);
    return method;
  }

  /** The charge of a session or an intent. */
  chargeOf(reference: string): Charge {
    const id = this.sessions.get(reference)?.payment_intent ?? reference;
    return found(this.charges, found(this.intents, id).latest_charge ?? '');
  }

  /** A state that nobody knows. */
  puzzle(reference: string, state: string): void {
    const session = found(this.sessions, reference);
    this.#intentOf(session).status = state;
    this.#complete(session, state);
    this.#tell('checkout.session.completed', session);
  }

  /** A session whose money may still come. */
  #unpaid(reference: string): Session {
    const session = found(this.sessions, reference);
    if (session.status === 'expired' || session.payment_status === 'paid')
      throw new Error(`Nobody can pay ${session.id}: it is ${session.status} and ${session.payment_status}.`);
    return session;
  }

  #customer(id: string): void {
    if (!this.customers.has(id))
      throw new Refusal(400, `No such customer: ${id}`, { code: 'resource_missing', param: 'customer' });
  }

  /** Made when the payer first tries to pay. */
  #intentOf(session: Session): Intent {
    const known = session.payment_intent ? this.intents.get(session.payment_intent) : null;
    if (known) return known;
    const of = { ...session, amount: session.amount_total, types: session.allowed_payment_method_types };
    const intent = newIntent(of, this.#sessionData.get(session.id) ?? {}, this.seconds);
    this.intents.set(intent.id, intent);
    session.payment_intent = intent.id;
    return intent;
  }

  #succeed(intent: Intent, method: Method, look: CardLook): void {
    if (intent.status === 'succeeded') throw new Error(`${intent.id} was paid before.`);
    this.methods.set(method.id, method);
    if (intent.setup_future_usage && intent.customer && method.type === 'card') method.customer = intent.customer;
    const charge = newCharge(intent, method, look, this.seconds);
    this.charges.set(charge.id, charge);
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      next_action: null,
      last_payment_error: null,
      payment_method: method.id,
    });
    this.#tell('charge.succeeded', charge);
    this.#tell('payment_intent.succeeded', intent);
  }

  #fail(intent: Intent, failure: Failure, type = 'card') {
    const error = { type: failure === 'unknown' ? 'api_error' : 'card_error', ...REASONS[failure] };
    const last_payment_error = { ...error, message: 'It was refused.', payment_method_type: type };
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error, next_action: null });
    this.#tell('payment_intent.payment_failed', intent);
    return error;
  }

  #complete(session: Session, paymentStatus: string): void {
    Object.assign(session, { status: 'complete', payment_status: paymentStatus, url: null });
  }
}

const typeOf = (session: Session): string => session.allowed_payment_method_types[0] ?? 'card';

export function found<Each>(all: ReadonlyMap<string, Each>, id: string): Each {
  const one = all.get(id);
  if (!one) throw new Refusal(404, `No such object: ${id}`, { code: 'resource_missing', param: 'id' });
  return one;
}

/** Cards want a suffix, others a whole descriptor, both a letter and none of some signs. */
function checkDescriptors(data: IntentParams, type: string): void {
  const { statement_descriptor: whole, statement_descriptor_suffix: suffix } = data;
  if (whole !== undefined && type === 'card')
    throw new Refusal(400, 'Cards take a suffix only.', { param: 'statement_descriptor' });
  for (const text of [whole, suffix])
    if (text !== undefined && (!/[a-z]/i.test(text) || /[<>\\'"*]/.test(text) || text.length > 22))
      throw new Refusal(400, `Not a descriptor: ${text}`, { param: 'statement_descriptor_suffix' });
}
