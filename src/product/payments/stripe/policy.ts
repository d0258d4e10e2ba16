import { composed } from '#platform/composed.ts';
import type { PaymentMethod } from '../contract.ts';
import type { DisputeFact, Failure, OurIds, PaymentFact, RefundFact } from '../gateway.ts';
import type { Dispute, Intent, PaymentError, Session } from './contract.ts';

/** Null where it has none: Giropay and Sofort are dead, Vipps wants a header of its own. Apple Pay comes with cards. */
export const STRIPE_METHODS = {
  directdebit: 'sepa_debit',
  wiretransfer: 'customer_balance',
  card: 'card',
  paypal: 'paypal',
  ideal: 'ideal',
  bancontact: 'bancontact',
  blik: 'blik',
  giropay: null,
  sofort: null,
  eps: 'eps',
  applepay: 'card',
  mobilepay: 'mobilepay',
  swish: 'swish',
  twint: 'twint',
  satispay: 'satispay',
  vipps: null,
  nexi: null,
  paysafecard: null,
  przelewy24: 'p24',
} as const satisfies Record<PaymentMethod, string | null>;

export function methodsOf(available: (name: string) => boolean): ReadonlySet<PaymentMethod> {
  const methods = Object.keys(STRIPE_METHODS) as PaymentMethod[];
  return new Set(
    methods.filter((method) => {
      const name = STRIPE_METHODS[method];
      return name && available(name) && (method !== 'applepay' || available('apple_pay'));
    }),
  );
}

/** Methods whose result comes days after the payer has left the page, so that a refusal is final. */
const DELAYED: readonly (string | null)[] = ['sepa_debit', 'customer_balance'];

/** Countries whose account numbers Stripe gives for transfers; others are given a Dutch one. */
const TRANSFER_COUNTRIES = ['BE', 'DE', 'ES', 'FR', 'IE', 'NL'];
export const transferCountry = (country: string): string => (TRANSFER_COUNTRIES.includes(country) ? country : 'NL');

/** Characters of a whole descriptor. */
const MAX_DESCRIPTOR_LENGTH = 22;
/** Stripe puts `<prefix>* ` before the suffix; the setting `statement_prefix` says what the prefix is. */
const MAX_PREFIX_LENGTH = 10;
const SEPARATOR_LENGTH = 2;

/** @returns null where nothing is left that Stripe would take: it wants a letter, and none of `<>\'"*`. */
export function descriptorOf(statement: string | null, card: boolean, prefix: string | undefined): string | null {
  const taken = card ? (prefix?.length ?? MAX_PREFIX_LENGTH) + SEPARATOR_LENGTH : 0;
  const plain = composed(statement ?? '', 'NFD').replace(/[^ -~]|[<>\\'"*]/g, '');
  const fitting = plain
    .trim()
    .slice(0, Math.max(0, MAX_DESCRIPTOR_LENGTH - taken))
    .trim();
  return /[a-z]/i.test(fitting) && (card || fitting.length >= 5) ? fitting : null;
}

export function oursOf({ payment, attempt }: Record<string, string>): OurIds | null {
  const ids = { payment: Number(payment), attempt: Number(attempt) };
  return ids.payment > 0 && ids.attempt > 0 && Number.isSafeInteger(ids.payment) && Number.isSafeInteger(ids.attempt)
    ? ids
    : null;
}

/** Money wins; what Stripe may add later is unfinished. */
export function sessionState(session: Session): PaymentFact['state'] {
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  if (session.payment_status === 'paid' || intent?.status === 'succeeded') return 'paid';
  if (session.status === 'open' || session.status === 'expired') return session.status;
  if (intent?.status === 'requires_payment_method' && intent.last_payment_error) return 'failed';
  return intent?.status === 'canceled' ? 'cancelled' : 'pending';
}

/** A stored card was charged: nobody can try it again. */
export function chargedState({ status, last_payment_error }: Intent): PaymentFact['state'] {
  if (status === 'succeeded') return 'paid';
  if (status === 'canceled') return 'cancelled';
  if (status === 'requires_payment_method') return last_payment_error ? 'failed' : 'open';
  return status === 'requires_action' || status === 'requires_confirmation' ? 'open' : 'pending';
}

/** Null where the session tells: after a declined card its payer may still take another one. */
export function intentState(intent: Intent): PaymentFact['state'] | null {
  const { status, last_payment_error: error, next_action: next } = intent;
  if (status === 'succeeded') return 'paid';
  if (status === 'processing') return 'pending';
  if (status === 'requires_payment_method' && error && DELAYED.includes(error.payment_method_type)) return 'failed';
  return status === 'requires_action' && next?.type === 'display_bank_transfer_instructions' ? 'pending' : null;
}

/** A map, since names come from outside: an object would find `toString`. */
const FAILURE_OF: ReadonlyMap<string, Failure> = new Map(
  Object.entries({
    insufficient_funds: 'insufficient_funds',
    expired_card: 'expired_card',
    invalid_expiry_month: 'expired_card',
    invalid_expiry_year: 'expired_card',
    pickup_card: 'blocked',
    restricted_card: 'blocked',
    bank_account_restricted: 'blocked',
    account_closed: 'blocked',
    authentication_required: 'authentication',
    authentication_not_handled: 'authentication',
    mobile_device_authentication_required: 'authentication',
    offline_pin_required: 'authentication',
    online_or_offline_pin_required: 'authentication',
    payment_intent_authentication_failure: 'authentication',
    card_velocity_exceeded: 'limit',
    withdrawal_count_limit_exceeded: 'limit',
    amount_too_large: 'limit',
    charge_exceeds_source_limit: 'limit',
    charge_exceeds_transaction_limit: 'limit',
    charge_exceeds_weekly_limit: 'limit',
    payment_method_customer_decline: 'abandoned',
    payment_intent_payment_attempt_expired: 'abandoned',
    payment_method_provider_decline: 'declined',
  } satisfies Record<string, Failure>),
);

/** Lost, stolen or misused is `declined`: Stripe asks not to tell who holds the card. */
export function failureOf(error: Pick<PaymentError, 'type' | 'code' | 'decline_code'> | null): Failure {
  const known = FAILURE_OF.get(error?.decline_code ?? '') ?? FAILURE_OF.get(error?.code ?? '');
  return known ?? (error?.type === 'card_error' ? 'declined' : 'unknown');
}

/** `canceled` moved no money; `requires_action` waits for the buyer's account number. */
export function refundState(status: string): RefundFact['state'] {
  if (status === 'succeeded') return 'settled';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** Bookings say best whether money is gone, also for new statuses. @param event type of the event that brings it. */
export function disputeState(dispute: Dispute, event: string | null = null): DisputeFact['state'] {
  const { status, balance_transactions: bookings } = dispute;
  const taken = bookings && bookings.reduce((sum, { amount }) => sum + amount, 0) < 0;
  if (status === 'won' || status === 'lost') return status;
  if (event === 'charge.dispute.funds_reinstated' || status === 'warning_closed') return 'won';
  if (status === 'prevented') return taken ? 'lost' : 'won';
  if (event === 'charge.dispute.funds_withdrawn') return 'lost_funds';
  return (taken ?? TAKING.includes(status)) ? 'lost_funds' : 'warned';
}

/** Statuses of disputes that have taken money, for answers that leave their bookings out. */
const TAKING = ['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review'];
