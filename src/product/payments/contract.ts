import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { CountryChoice, Money, PackageView } from '#product/credits/contract.ts';

const PAYMENT_ERRORS = [
  'payment_not_found',
  'payment_method_unavailable',
  'payment_failed',
  'payment_key_reused',
  'payment_amount_differs',
  'begin_at_once_missing',
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

/**
 * The words at the checkout by which a buyer asks to begin at once and knows that the right of withdrawal is lost then
 * (Directive 2011/83/EU, Articles 8(8) and 16(a)): `checkout.begin` of the texts, since this day. Other words are another day.
 */
export const BEGIN_AT_ONCE = '2026-11-23';

export const CheckoutReply = z.object({
  package: PackageView,
  methods: z.array(z.enum(PAYMENT_METHODS)),
  total: Money,
  /** Above 0 the buyer has to ask to begin at once: credits are there at once. */
  refund_days: z.number(),
});
export type CheckoutReply = z.output<typeof CheckoutReply>;

/** The same key again answers the same payment. */
export const StartPaymentInput = z.object({
  package_id: z.int().check(z.gte(1)),
  method: z.enum(PAYMENT_METHODS),
  country: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))),
  key: z.uuid(),
  /** The words that the buyer agreed to, by their day; kept with the order. Wanted where `refund_days` is above 0. */
  begin_at_once: z.optional(z.enum([BEGIN_AT_ONCE])),
});
export type StartPaymentInput = z.output<typeof StartPaymentInput>;

export const PaymentView = z.object({
  id: z.number(),
  credits: z.number(),
  price: Money,
  method: z.enum(PAYMENT_METHODS),
  status: z.enum(PAYMENT_STATUSES),
  package_id: z.number(),
  /** Where the payer can go on; null before the provider is ready and after the payment has ended. */
  redirect_url: z.nullable(z.string()),
  created_at: z.string(),
  completed_at: z.nullable(z.string()),
});
export type PaymentView = z.output<typeof PaymentView>;
export const StartPaymentReply = z.object({ payment: PaymentView, redirect_url: z.string() });
export type StartPaymentReply = z.output<typeof StartPaymentReply>;
export const PaymentReply = z.object({ payment: PaymentView });
export type PaymentReply = z.output<typeof PaymentReply>;
export const PaymentsInput = z.object({
  /** A payment's id: the page begins with the one before it. */
  before: z.optional(queryInt(1)),
});
export type PaymentsInput = z.output<typeof PaymentsInput>;
/** Up to twenty of the member's payments, newest first; `more` when there are earlier ones. */
export const PaymentsReply = z.object({ payments: z.array(PaymentView), more: z.boolean() });
export type PaymentsReply = z.output<typeof PaymentsReply>;

export const Checkout = z.extend(CountryChoice, { package_id: queryInt(1, 2 ** 31 - 1) });
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
    payment_key_reused: 409,
    payment_method_unavailable: 422,
    begin_at_once_missing: 422,
    payment_failed: 502,
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

const WebhookReply = z.object({ ok: z.literal(true) });
export const receiveWebhook = endpoint({
  method: 'POST',
  path: '/api/webhook.php',
  summary: 'Where payment providers report, signed; ?provider= names who',
  access: 'anyone',
  query: z.looseObject({ provider: z.optional(z.unknown()) }),
  text: true,
  errors: { webhook_signature: 403, payment_amount_differs: 422 },
  reply: WebhookReply,
  foreign: true,
});
