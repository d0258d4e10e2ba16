import type { Locale } from '#platform/i18n/locales.ts';
import type { PaymentMethod } from '../contract.ts';
import type {
  DisputeFact,
  Failure,
  MethodDetail,
  OurIds,
  PaymentFact,
  ProviderFact,
  RefundFact,
  StoredCard,
} from '../gateway.ts';
import { type Chargeback, type Mandate, type Payment, type Refund, readMetadata } from './contract.ts';

/** Null where Mollie has none. Its direct debit wants a mandate first, which its hosted page does not ask for. */
export const METHODS: Readonly<Record<PaymentMethod, string | null>> = {
  directdebit: null,
  wiretransfer: 'banktransfer',
  card: 'creditcard',
  paypal: 'paypal',
  ideal: 'ideal',
  bancontact: 'bancontact',
  blik: 'blik',
  giropay: null,
  sofort: null,
  eps: 'eps',
  applepay: 'applepay',
  mobilepay: 'mobilepay',
  swish: 'swish',
  twint: 'twint',
  satispay: 'satispay',
  vipps: 'vipps',
  nexi: null,
  paysafecard: 'paysafecard',
  przelewy24: 'przelewy24',
};

/** A state that is not in the list neither pays nor ends a payment. `authorized` waits for a capture that Mollie makes by itself. */
const PAYMENT_STATES: Readonly<Record<string, PaymentFact['state']>> = {
  open: 'open',
  pending: 'pending',
  authorized: 'pending',
  paid: 'paid',
  canceled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
};

const REFUND_STATES: Readonly<Record<string, RefundFact['state']>> = {
  queued: 'pending',
  pending: 'pending',
  processing: 'pending',
  refunded: 'settled',
  failed: 'failed',
  // Cancelled in Mollie's dashboard before it left: the money stays with us, as after a failure.
  canceled: 'failed',
};

/** By `details.failureReason`, and by the codes of `statusReason` where that is absent. */
const FAILURES: Readonly<Record<string, Failure>> = {
  authentication_abandoned: 'abandoned',
  authentication_failed: 'authentication',
  authentication_required: 'authentication',
  authentication_unavailable_acs: 'authentication',
  card_declined: 'declined',
  card_expired: 'expired_card',
  inactive_card: 'blocked',
  insufficient_funds: 'insufficient_funds',
  invalid_cvv: 'declined',
  invalid_card_holder_name: 'declined',
  invalid_card_number: 'declined',
  invalid_card_type: 'declined',
  possible_fraud: 'blocked',
  refused_by_issuer: 'declined',
  do_not_honor: 'declined',
  expired_card: 'expired_card',
  lost_card: 'blocked',
  stolen_card: 'blocked',
  restricted_card: 'blocked',
  exceeds_withdrawal_amount_limit: 'limit',
  exceeds_withdrawal_count_limit: 'limit',
};

const BRANDS: Readonly<Record<string, string>> = {
  'american express': 'amex',
  'carte bleue': 'cartebancaire',
  'cartes bancaires': 'cartebancaire',
  'diners club': 'diners',
};

const LOCALES: Readonly<Record<Locale, string>> = {
  en: 'en_GB',
  da: 'da_DK',
  de: 'de_DE',
  es: 'es_ES',
  fi: 'fi_FI',
  fr: 'fr_FR',
  it: 'it_IT',
  nb: 'nb_NO',
  nl: 'nl_NL',
  pl: 'pl_PL',
  sv: 'sv_SE',
};
const LOCALES_OF_COUNTRIES: readonly string[] = ['de_AT', 'de_CH', 'en_US', 'fr_BE', 'nl_BE'];

const own = <Value>(table: Readonly<Record<string, Value>>, key: string | null): Value | undefined =>
  key !== null && Object.hasOwn(table, key) ? table[key] : undefined;

export function methodOf(name: string | null): PaymentMethod | undefined {
  const entries = Object.entries(METHODS) as [PaymentMethod, string | null][];
  return entries.find(([, mollie]) => mollie !== null && mollie === name)?.[0];
}

export function localeOf(locale: Locale, country: string): string {
  const nearer = `${locale}_${country}`;
  return LOCALES_OF_COUNTRIES.includes(nearer) ? nearer : LOCALES[locale];
}

/** @param amount minor units of a currency with two decimals. */
export const moneyOf = (amount: number, currency: string) => ({
  value: `${Math.floor(amount / 100)}.${`${amount % 100}`.padStart(2, '0')}`,
  currency,
});

/** Minor units; 0 for what is no amount, which is then not what was ordered. */
export function minorOf(value: string): number {
  const minor = Math.round(Number(value) * 100);
  return Number.isSafeInteger(minor) ? minor : 0;
}

export function factsOf(payment: Payment): ProviderFact[] {
  const ours = oursIn(payment.metadata);
  return [
    paymentFact(payment, ours),
    ...payment._embedded.refunds.map((refund) => refundFact(refund, payment.id, ours)),
    ...payment._embedded.chargebacks.map((chargeback) => disputeFact(chargeback, payment.id, ours)),
  ];
}

export function oursIn(metadata: unknown): OurIds | null {
  const read = readMetadata(metadata);
  return read && { payment: read.payment, attempt: read.attempt };
}

function paymentFact(payment: Payment, ours: OurIds | null): PaymentFact {
  const state = own(PAYMENT_STATES, payment.status) ?? 'pending';
  const reason = payment.details?.failureReason ?? payment.statusReason?.code ?? null;
  return {
    object: 'payment',
    id: `payment:${payment.id}:${state}`,
    reference: payment.id,
    ours,
    state,
    amount: minorOf(payment.amount.value),
    currency: payment.amount.currency,
    failure: state === 'failed' ? (own(FAILURES, reason) ?? 'unknown') : null,
    charge: null,
    detail: state === 'paid' ? detailOf(payment) : null,
  };
}

function detailOf({ details }: Payment): MethodDetail | null {
  if (!details) return null;
  const iban = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(details.consumerAccount ?? '') ? details.consumerAccount : null;
  const detail = {
    brand: brandOf(details.cardLabel),
    last4: lastFour(details.cardNumber ?? iban),
    country: details.cardCountryCode ?? iban?.slice(0, 2) ?? null,
  };
  return detail.brand || detail.last4 || detail.country ? detail : null;
}

export function refundFact(refund: Refund, reference: string, ours: OurIds | null): RefundFact {
  const state = own(REFUND_STATES, refund.status) ?? 'pending';
  return {
    object: 'refund',
    id: `refund:${refund.id}:${state}`,
    reference,
    ours,
    refund: refund.id,
    ourRefund: readMetadata(refund.metadata)?.refund ?? null,
    state,
    amount: minorOf(refund.amount.value),
    currency: refund.amount.currency,
  };
}

/** Mollie knows no end of a chargeback but the way back. */
function disputeFact(chargeback: Chargeback, reference: string, ours: OurIds | null): DisputeFact {
  const state = chargeback.reversedAt === null ? 'lost_funds' : 'won';
  return {
    object: 'dispute',
    id: `dispute:${chargeback.id}:${state}`,
    reference,
    ours,
    dispute: chargeback.id,
    state,
    amount: minorOf(chargeback.amount.value),
    currency: chargeback.amount.currency,
    reason: chargeback.reason?.code ?? 'unknown',
    dueAt: null,
  };
}

export const keepsCard = (payment: Payment): boolean =>
  payment.status === 'paid' && payment.customerId !== null && (readMetadata(payment.metadata)?.store ?? false);

/** Null where too little is said to name it on a button. Without a mandate the card hangs on the customer. */
export function storedCardOf(payment: Payment, mandates: readonly Mandate[]): StoredCard | null {
  const cards = mandates.filter(({ method, status }) => method === 'creditcard' && status === 'valid');
  const mandate =
    cards.find(({ id }) => id === payment.mandateId) ??
    cards.find(({ details }) => details?.cardNumber && details.cardNumber === payment.details?.cardNumber);
  const said = mandate?.details;
  const brand = brandOf(said?.cardLabel ?? payment.details?.cardLabel ?? null);
  const last4 = lastFour(said?.cardNumber ?? payment.details?.cardNumber ?? null);
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(said?.cardExpiryDate ?? payment.details?.cardExpiryDate ?? '') ?? [];
  const { customerId } = payment;
  if (!customerId || !brand || !last4 || !year || !month) return null;
  return { customer: customerId, token: mandate?.id ?? customerId, brand, last4, expMonth: +month, expYear: +year };
}

function brandOf(label: string | null): string | null {
  const small = label?.toLowerCase() ?? null;
  return own(BRANDS, small) ?? small;
}

const lastFour = (number: string | null) => /[A-Z0-9]{4}$/.exec(number ?? '')?.[0] ?? null;
