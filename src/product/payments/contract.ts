import * as z from 'zod/mini';
import { Money, PackageView } from '#product/credits/contract.ts';

const PAYMENT_ERRORS = [
  'payment_not_found',
  'payment_method_unavailable',
  'payment_failed',
  'payment_key_reused',
  'payment_amount_differs',
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

/** GET /api/checkout.php?package_id=&country= */
export const CheckoutReply = z.object({
  package: PackageView,
  methods: z.array(z.enum(PAYMENT_METHODS)),
  total: Money,
  refund_days: z.number(),
});
export type CheckoutReply = z.output<typeof CheckoutReply>;

/** POST /api/payment.php. The same key again answers the same payment. */
export const StartPaymentInput = z.object({
  package_id: z.int().check(z.gte(1)),
  method: z.enum(PAYMENT_METHODS),
  country: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))),
  key: z.uuid(),
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
/** GET /api/payment.php?id= */
export const PaymentReply = z.object({ payment: PaymentView });
export type PaymentReply = z.output<typeof PaymentReply>;
/** GET /api/payments.php: the member's payments, newest first. */
export const PaymentsReply = z.object({ payments: z.array(PaymentView) });
export type PaymentsReply = z.output<typeof PaymentsReply>;
