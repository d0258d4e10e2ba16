import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Money } from '#product/credits/contract.ts';
import { PAYMENT_STATES } from '#product/payments/contract.ts';
import { REFUND_REASONS } from '#product/payments/staff-refunds/contract.ts';
import { AtSite, QueryId, RowId } from '../contract.ts';

export const PAYMENT_DESK_ERRORS = ['seen_is_old', 'refund_own', 'refund_revocable', 'refund_too_much'] as const;
export type PaymentDeskError = (typeof PAYMENT_DESK_ERRORS)[number];

export const PAYMENTS_PAGE = 50;

export const StaffPaymentsInput = z.object({
  site: AtSite,
  state: z.optional(z.enum(PAYMENT_STATES)),
  member: z.optional(QueryId),
  before: z.optional(QueryId),
});
export type StaffPaymentsInput = z.output<typeof StaffPaymentsInput>;

const PaymentRow = z.object({
  id: z.number(),
  at: z.string(),
  member: z.number(),
  name: z.string(),
  site: z.string(),
  price: Money,
  credits: z.number(),
  method: z.string(),
  country: z.string(),
  state: z.enum(PAYMENT_STATES),
  /** Of a provider's test account: no money moved. */
  test: z.boolean(),
});
export type PaymentRow = z.output<typeof PaymentRow>;

const WaitingRefund = z.object({
  id: z.number(),
  payment: z.number(),
  member: z.number(),
  price: Money,
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  own: z.boolean(),
});
export type WaitingRefund = z.output<typeof WaitingRefund>;

export const StaffPayments = z.object({
  payments: z.array(PaymentRow),
  next: z.nullable(z.number()),
  waiting: z.array(WaitingRefund),
});
export type StaffPayments = z.output<typeof StaffPayments>;

export const listStaffPayments = endpoint({
  method: 'GET',
  path: '/api/admin/payments.php',
  summary: 'Payments, the newest first, and refunds that somebody else has to approve',
  access: 'finance',
  input: StaffPaymentsInput,
  reply: StaffPayments,
});

export const PaymentStep = z.object({
  at: z.string(),
  what: z.enum(['ordered', 'attempt', 'event', 'anomaly', 'refund', 'dispute', 'ledger', 'receipt']),
  detail: z.string(),
  of: z.nullable(z.string()),
});
export type PaymentStep = z.output<typeof PaymentStep>;

export const OpenedPayment = z.object({
  payment: z.extend(PaymentRow, {
    provider: z.string(),
    failure: z.nullable(z.string()),
    vat_country: z.nullable(z.string()),
    /** Hundredths of a percent. */
    vat_rate: z.nullable(z.number()),
    /** Minor units that may still go back. */
    left: z.number(),
    balance: z.number(),
  }),
  steps: z.array(PaymentStep),
});
export type OpenedPayment = z.output<typeof OpenedPayment>;

/** A look that is written down, so it is no GET. */
export const openPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payment.php',
  summary: 'A payment with all that was said about it; who looked is written down',
  access: 'finance',
  input: z.object({ id: RowId }),
  reply: OpenedPayment,
});

export const StaffRefundInput = z.object({
  payment: RowId,
  /** Minor units. */
  amount: z.int().check(z.gte(1), z.lte(2_147_483_647)),
  /** Of two presses the second is refused. */
  seen_left: z.int().check(z.gte(0)),
  reason: z.enum(REFUND_REASONS),
  /** Also of a direct debit that the payer may still take back. */
  despite: z.boolean(),
  note: z.optional(z.string().check(z.maxLength(500))),
});
export type StaffRefundInput = z.output<typeof StaffRefundInput>;

export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/admin/refund.php',
  summary: "Has money of a payment go back, or asks somebody else to approve it above the company's sum of 24 hours",
  access: 'finance',
  input: StaffRefundInput,
  reply: z.object({ state: z.enum(['ordered', 'waiting']) }),
  errors: { seen_is_old: 409, refund_revocable: 409, refund_too_much: 409 },
});

export const RefundDecisionInput = z.object({
  id: RowId,
  approve: z.boolean(),
  note: z.optional(z.string().check(z.maxLength(500))),
});
export type RefundDecisionInput = z.output<typeof RefundDecisionInput>;

export const decideRefundRequest = endpoint({
  method: 'PUT',
  path: '/api/admin/refund.php',
  summary: 'Approves or refuses a refund that somebody else asked for, once',
  access: 'finance',
  input: RefundDecisionInput,
  reply: z.object({ state: z.enum(['ordered', 'refused']) }),
  errors: { seen_is_old: 409, refund_own: 403, refund_too_much: 409 },
});

export const AskReply = z.object({
  /** Else the provider did not answer, or has no such question. */
  heard: z.boolean(),
  state: z.enum(PAYMENT_STATES),
});
export type AskReply = z.output<typeof AskReply>;

export const askProvider = endpoint({
  method: 'POST',
  path: '/api/admin/payment-ask.php',
  summary: 'Asks the provider anew what it knows of a payment; who asked is written down',
  access: 'finance',
  input: z.object({ id: RowId }),
  reply: AskReply,
  limit: { name: 'questions to a provider', calls: 60, seconds: 600 },
});
