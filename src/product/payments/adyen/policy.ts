import type { Locale } from '#platform/i18n/locales.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../contract.ts';
import type { DisputeFact, Failure, MethodDetail, OurIds, PaymentFact, RefundFact, StoredCard } from '../gateway.ts';
import type { AdditionalData } from './contract.ts';

export const TYPES: Partial<Record<PaymentMethod, readonly string[]>> = {
  directdebit: ['sepadirectdebit'],
  wiretransfer: ['bankTransfer_IBAN'],
  card: ['scheme'],
  paypal: ['paypal'],
  ideal: ['ideal'],
  bancontact: ['bcmc', 'bcmc_mobile'],
  blik: ['blik'],
  eps: ['eps'],
  applepay: ['applepay'],
  mobilepay: ['mobilepay'],
  swish: ['swish'],
  twint: ['twint'],
  vipps: ['vipps'],
  paysafecard: ['paysafecard'],
  przelewy24: ['onlineBanking_PL'],
};

export function methodsOf(types: readonly string[]): ReadonlySet<PaymentMethod> {
  const live = new Set(types);
  return new Set(PAYMENT_METHODS.filter((method) => TYPES[method]?.some((type) => live.has(type))));
}

export const LOCALE_TAGS: Record<Locale, string> = {
  da: 'da-DK',
  de: 'de-DE',
  en: 'en-US',
  es: 'es-ES',
  fi: 'fi-FI',
  fr: 'fr-FR',
  it: 'it-IT',
  nb: 'no-NO',
  nl: 'nl-NL',
  pl: 'pl-PL',
  sv: 'sv-SE',
};

/** The reference that Adyen gets and gives back, signed, such as `p17-a23`. */
export const referenceOf = ({ payment, attempt }: OurIds) => `p${payment}-a${attempt}`;
export const refundReferenceOf = (ids: OurIds, refund: number) => `${referenceOf(ids)}-r${refund}`;
export const cancelReferenceOf = (ids: OurIds) => `${referenceOf(ids)}-c`;

interface Read {
  readonly ours: OurIds | null;
  readonly refund: number | null;
  readonly cancels: boolean;
}

export function readReference(reference: string): Read {
  const [, payment, attempt, refund, cancels] = /^p(\d{1,15})-a(\d{1,15})(?:-r(\d{1,15})|(-c))?$/.exec(reference) ?? [];
  return {
    ours: payment && attempt ? { payment: Number(payment), attempt: Number(attempt) } : null,
    refund: refund ? Number(refund) : null,
    cancels: cancels !== undefined,
  };
}

/** An unknown result, and one that is paid in part, waits for the webhook. */
export function stateOfResult(resultCode: string | undefined): PaymentFact['state'] {
  if (resultCode === 'Authorised') return 'paid';
  if (resultCode === 'Refused' || resultCode === 'Error') return 'failed';
  if (resultCode === 'Cancelled') return 'cancelled';
  const asks =
    resultCode === 'RedirectShopper' || resultCode === 'ChallengeShopper' || resultCode === 'IdentifyShopper';
  return asks ? 'open' : 'pending';
}

const SESSIONS: ReadonlyMap<string, PaymentFact['state']> = new Map([
  ['active', 'open'],
  ['completed', 'paid'],
  ['paymentPending', 'pending'],
  ['refused', 'failed'],
  ['canceled', 'cancelled'],
  ['expired', 'expired'],
]);
export const stateOfSession = (status: string | undefined) => SESSIONS.get(status ?? '') ?? 'open';

/** Answers have number and name, webhooks only the name. Fraud is told as any other refusal. */
const REASONS: readonly (readonly [code: number, name: string, failure: Failure])[] = [
  [2, 'Refused', 'declined'],
  [3, 'Referral', 'declined'],
  [5, 'Blocked Card', 'blocked'],
  [6, 'Expired Card', 'expired_card'],
  [8, 'Invalid Card Number', 'declined'],
  [10, 'Not supported', 'declined'],
  [11, '3D Not Authenticated', 'authentication'],
  [12, 'Not enough balance', 'insufficient_funds'],
  [14, 'Acquirer Fraud', 'declined'],
  [15, 'Cancelled', 'abandoned'],
  [16, 'Shopper Cancelled', 'abandoned'],
  [17, 'Invalid Pin', 'authentication'],
  [18, 'Pin tries exceeded', 'authentication'],
  [19, 'Pin validation not possible', 'authentication'],
  [20, 'FRAUD', 'declined'],
  [22, 'FRAUD-CANCELLED', 'declined'],
  [23, 'Transaction Not Permitted', 'declined'],
  [24, 'CVC Declined', 'declined'],
  [25, 'Restricted Card', 'blocked'],
  [26, 'Revocation Of Auth', 'declined'],
  [27, 'Declined Non Generic', 'declined'],
  [28, 'Withdrawal amount exceeded', 'limit'],
  [29, 'Withdrawal count exceeded', 'limit'],
  [31, 'Issuer Suspected Fraud', 'declined'],
  [32, 'AVS Declined', 'declined'],
  [33, 'Card requires online pin', 'authentication'],
  [36, 'Mobile pin required', 'authentication'],
  [38, 'Authentication required', 'authentication'],
  [39, 'RReq not received from DS', 'authentication'],
  [42, '3DS Authentication Error', 'authentication'],
  [46, 'Transaction blocked by Adyen to prevent excessive retry fees', 'declined'],
];
const BY_CODE = new Map(REASONS.map(([code, , failure]) => [String(code), failure]));
const BY_NAME = new Map(REASONS.map(([, name, failure]) => [name.toLowerCase(), failure]));

export const failureOf = (reason: string | undefined, code?: string): Failure =>
  BY_CODE.get(code ?? '') ?? BY_NAME.get((reason ?? '').trim().toLowerCase()) ?? 'unknown';

type Told =
  | { readonly object: 'payment'; readonly state: PaymentFact['state'] }
  | { readonly object: 'refund'; readonly state: RefundFact['state'] }
  | { readonly object: 'dispute'; readonly state: DisputeFact['state'] }
  | { readonly object: 'stored' };

/** Reads the signed parts alone. Null for what is of no concern to us, unknown kinds among them. */
export function toldBy(eventCode: string, success: boolean, cancels: boolean): Told | null {
  if (eventCode === 'AUTHORISATION') return { object: 'payment', state: success ? 'paid' : 'failed' };
  if (eventCode === 'REFUND') return { object: 'refund', state: success ? 'settled' : 'failed' };
  if (!success) return null;
  switch (eventCode) {
    case 'OFFER_CLOSED':
      return { object: 'payment', state: 'expired' };
    case 'CANCELLATION':
    case 'TECHNICAL_CANCEL':
    case 'CANCEL_OR_REFUND':
      // We cancel only what nobody paid: any other cancellation gives authorised money back.
      return cancels ? { object: 'payment', state: 'cancelled' } : { object: 'refund', state: 'settled' };
    case 'REFUND_FAILED':
      return { object: 'refund', state: 'failed' };
    case 'REFUNDED_REVERSED':
      return { object: 'refund', state: 'reversed' };
    case 'NOTIFICATION_OF_FRAUD':
    case 'REQUEST_FOR_INFORMATION':
    case 'NOTIFICATION_OF_CHARGEBACK':
      return { object: 'dispute', state: 'warned' };
    case 'CHARGEBACK':
      return { object: 'dispute', state: 'lost_funds' };
    case 'CHARGEBACK_REVERSED':
    case 'PREARBITRATION_WON':
      return { object: 'dispute', state: 'won' };
    case 'SECOND_CHARGEBACK':
    case 'PREARBITRATION_LOST':
    // What was authorised and never came.
    case 'CAPTURE_FAILED':
    case 'EXPIRE':
      return { object: 'dispute', state: 'lost' };
    case 'RECURRING_CONTRACT':
      return { object: 'stored' };
    default:
      return null;
  }
}

const BRANDS = new Map([
  ['mc', 'mastercard'],
  ['cartebancaire', 'cb'],
]);
const brandOf = (name: string | null) => {
  const brand = name?.toLowerCase().split('_')[0];
  return brand ? (BRANDS.get(brand) ?? brand) : null;
};

function entry(data: AdditionalData, ...names: string[]): string | null {
  for (const name of names) {
    const value = data?.[name];
    if (typeof value === 'string' && value.trim()) return value.trim();
  }
  return null;
}

/** Adyen signs none of it: it never decides about money. */
export function detailOf(data: AdditionalData, method: string | undefined): MethodDetail | null {
  const iban = entry(data, 'iban', 'iDealConsumerIBAN', 'iDealConsumerIban', 'bankAccount.iban');
  const summary = entry(data, 'cardSummary');
  const last4 = digits(summary) ?? digits(iban?.slice(-4) ?? null);
  const country = [entry(data, 'cardIssuingCountry', 'issuerCountry'), iban?.slice(0, 2)].find(
    (code) => code && /^[A-Z]{2}$/.test(code),
  );
  const brand = summary ? brandOf(entry(data, 'cardPaymentMethod', 'paymentMethod') ?? method ?? null) : null;
  return brand || last4 || country ? { brand, last4, country: country ?? null } : null;
}

const digits = (text: string | null) => (text && /^\d{4}$/.test(text) ? text : null);

/** Null also where the account does not send last four digits and expiry. */
export function storedIn(data: AdditionalData, method: string | undefined): StoredCard | null {
  const token = entry(data, 'tokenization.storedPaymentMethodId', 'recurring.recurringDetailReference');
  const customer = entry(data, 'tokenization.shopperReference', 'recurring.shopperReference', 'shopperReference');
  const last4 = digits(entry(data, 'cardSummary'));
  const brand = brandOf(entry(data, 'cardPaymentMethod', 'paymentMethod') ?? method ?? null);
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(entry(data, 'expiryDate') ?? '') ?? [];
  if (!token || !customer || !last4 || !brand || !month || !year) return null;
  const expMonth = Number(month);
  return expMonth >= 1 && expMonth <= 12 ? { customer, token, brand, last4, expMonth, expYear: Number(year) } : null;
}
