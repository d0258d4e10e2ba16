import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { CountryChoice, Money, PackageView } from '#product/credits/contract.ts';
import { DISCOUNT_ERRORS } from '#product/discounts/contract.ts';
import { ReceiptView } from './receipts/contract.ts';

const PAYMENT_ERRORS = [
  'payment_not_found',
  'payment_method_unavailable',
  'payment_key_reused',
  'price_rose',
  'begin_at_once_missing',
  'stored_method_not_found',
  'claim_not_found',
  'repeat_order_unavailable',
  'webhook_signature',
] as const;
export type PaymentError = (typeof PAYMENT_ERRORS)[number];

/** The catalogue of SPEC 9; what is offered depends on provider and country. */
export const PAYMENT_METHODS = [
  'directdebit',
  'wiretransfer',
  'card',
  'paypal',
  'ideal',
  'bancontact',
  'blik',
  'giropay',
  'sofort',
  'eps',
  'applepay',
  'mobilepay',
  'swish',
  'twint',
  'satispay',
  'vipps',
  'nexi',
  'paysafecard',
  'przelewy24',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const PAYMENT_STATUSES = ['loading', 'pending', 'completed', 'failed', 'cancelled'] as const;
/** What is behind a status: `failed` may be `expired`; a completed one may have been paid back or charged back since. */
export const PAYMENT_STATES = [
  'ordered',
  'opened',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'partly_refunded',
  'refunded',
  'charged_back',
  'won_back',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
/** A provider's own words are never shown. */
export const PAYMENT_FAILURES = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'blocked',
  'authentication',
  'limit',
  'abandoned',
  'unknown',
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** Directive 2011/83/EU, Articles 8(8) and 16(a): `checkout.begin` of the texts, since this day. */
export const BEGIN_AT_ONCE = '2026-11-23';

/** `checkout.store` of the texts, since this day. */
export const STORE_CARD = '2026-11-26';

export const DiscountOnPrice = z.object({
  code: z.string(),
  kind: z.enum(['code', 'time_bonus', 'welcome', 'stay']),
  /** Percent, such as 25 or 12.5. */
  percentage: z.number(),
  ends_at: z.nullable(z.string()),
});

export const CheckoutReply = z.object({
  package: PackageView,
  methods: z.array(z.enum(PAYMENT_METHODS)),
  unavailable: z.array(z.enum(PAYMENT_METHODS)),
  /** Of these: the order is made on a page of ours that follows. */
  continued: z.array(z.enum(PAYMENT_METHODS)),
  storable: z.array(z.enum(PAYMENT_METHODS)),
  total: Money,
  discount: z.nullable(DiscountOnPrice),
  code_refused: z.nullable(z.enum(DISCOUNT_ERRORS)),
  /** Stands on the bank statement; null where the operator did not say. */
  statement: z.nullable(z.string()),
  /** Above 0 the buyer has to ask to begin at once: credits are there at once. */
  refund_days: z.number(),
});
export type CheckoutReply = z.output<typeof CheckoutReply>;

const DiscountText = z.string().check(z.minLength(1), z.maxLength(40));

/** The same key again answers the same payment. */
export const StartPaymentInput = z.object({
  package_id: z.int().check(z.gte(1)),
  method: z.enum(PAYMENT_METHODS),
  country: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))),
  key: z.uuid(),
  /** What the button said. A higher price is refused, a lower one is taken. */
  total: Money,
  code: z.optional(DiscountText),
  store_card: z.optional(z.enum([STORE_CARD])),
  /** `method` is then `card`. */
  stored_method_id: z.optional(z.int().check(z.gte(1))),
  /** Wanted where `refund_days` is above 0 and this is the order. */
  begin_at_once: z.optional(z.enum([BEGIN_AT_ONCE])),
});
export type StartPaymentInput = z.output<typeof StartPaymentInput>;

export const PaymentView = z.object({
  id: z.number(),
  credits: z.number(),
  price: Money,
  method: z.enum(PAYMENT_METHODS),
  /** Whose prices were paid, ISO 3166-1 alpha-2. */
  country: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  state: z.enum(PAYMENT_STATES),
  failure: z.nullable(z.enum(PAYMENT_FAILURES)),
  /** Null where it is no order. */
  package_id: z.nullable(z.number()),
  claim_id: z.nullable(z.number()),
  list_price: Money,
  refunded: Money,
  card: z.nullable(z.object({ brand: z.nullable(z.string()), last4: z.nullable(z.string()) })),
  repeat: z.boolean(),
  statement: z.nullable(z.string()),
  /** VAT that the price includes; null before it is paid, and where none is told. `rate` in percent. */
  vat: z.nullable(z.object({ country: z.string(), rate: z.number(), amount: Money })),
  receipts: z.array(ReceiptView),
  /** Where the payer can go on; null before the provider is ready and after the payment has ended. */
  redirect_url: z.nullable(z.string()),
  transfer: z.boolean(),
  /** Credited before its money came: when it is collected (YYYY-MM-DD), until it was. */
  collect_on: z.nullable(z.string()),
  created_at: z.string(),
  completed_at: z.nullable(z.string()),
  /** After this moment it cannot be paid any more; null once it has ended, or where nobody said. */
  expires_at: z.nullable(z.string()),
});
export type PaymentView = z.output<typeof PaymentView>;
/** `redirect_url` is null where there is nothing to do but wait. */
export const StartPaymentReply = z.object({ payment: PaymentView, redirect_url: z.nullable(z.string()) });
export type StartPaymentReply = z.output<typeof StartPaymentReply>;
export const PaymentReply = z.object({ payment: PaymentView });
export type PaymentReply = z.output<typeof PaymentReply>;
export const PaymentsInput = z.object({
  /** A payment's id: the page begins with the one before it. */
  before: z.optional(queryInt(1)),
});
export type PaymentsInput = z.output<typeof PaymentsInput>;
export const PaymentsReply = z.object({ payments: z.array(PaymentView), more: z.boolean() });
export type PaymentsReply = z.output<typeof PaymentsReply>;

export const Checkout = z.extend(CountryChoice, {
  package_id: queryInt(1, 2 ** 31 - 1),
  code: z.optional(DiscountText),
  method: z.optional(z.enum(PAYMENT_METHODS)),
});
export type Checkout = z.output<typeof Checkout>;
export const checkOut = endpoint({
  method: 'GET',
  path: '/api/checkout.php',
  summary: 'What a package costs in a country and how it can be paid there',
  access: 'anyone',
  input: Checkout,
  reply: CheckoutReply,
  errors: { package_not_found: 404 },
});

export const startPayment = endpoint({
  method: 'POST',
  path: '/api/payment.php',
  summary: 'Starts a payment; the same key again answers the same payment',
  access: 'member',
  input: StartPaymentInput,
  reply: StartPaymentReply,
  errors: {
    package_not_found: 404,
    stored_method_not_found: 404,
    repeat_order_unavailable: 404,
    payment_key_reused: 409,
    price_rose: 409,
    discount_used: 409,
    discount_not_lower: 409,
    discount_unsuited: 409,
    discount_not_found: 404,
    payment_method_unavailable: 422,
    begin_at_once_missing: 422,
    spending_cap_reached: 409,
  },
  limit: { name: 'payments', calls: 60, seconds: 600 },
});

export const viewPayment = endpoint({
  method: 'GET',
  path: '/api/payment.php',
  summary: "One of the member's own payments",
  access: 'member',
  input: z.object({ id: queryInt(1) }),
  reply: PaymentReply,
  errors: { payment_not_found: 404 },
});

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/payments.php',
  summary: "The member's payments, newest first, twenty at a time",
  access: 'member',
  input: PaymentsInput,
  reply: PaymentsReply,
});

const ReturnQuery = z
  .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(4000)))
  .check(z.refine((words) => Object.keys(words).length <= 20));
export const ReturnInput = z.object({
  id: z.int().check(z.gte(1)),
  cancelled: z.optional(z.boolean()),
  query: z.optional(ReturnQuery),
});
export type ReturnInput = z.output<typeof ReturnInput>;
export const returnFromProvider = endpoint({
  method: 'POST',
  path: '/api/payment-return.php',
  summary: 'What a payer brought back from the provider’s page; the provider is asked, and the payment is answered',
  access: 'member',
  input: ReturnInput,
  reply: PaymentReply,
  errors: { payment_not_found: 404 },
  limit: { name: 'payment returns', calls: 60, seconds: 600 },
});

const WebhookReply = z.object({ ok: z.literal(true) });
export const receiveWebhook = endpoint({
  method: 'POST',
  path: '/api/webhook.php',
  summary: 'Where payment providers report; ?provider= and ?account= name who',
  access: 'anyone',
  query: z.looseObject({ provider: z.optional(z.unknown()), account: z.optional(z.unknown()) }),
  text: true,
  errors: { webhook_signature: 403 },
  reply: WebhookReply,
  foreign: true,
});

export type PaymentEvent = { type: 'payment'; id: number };
