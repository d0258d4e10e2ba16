import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { CaptchaProof } from '#product/accounts/contract.ts';
import { Money } from '#product/credits/contract.ts';

const WITHDRAWAL_ERRORS = [
  'withdrawal_key_reused',
  'withdrawal_sum_changed',
  'withdrawal_name_missing',
  'withdrawal_order_missing',
] as const;
export type WithdrawalError = (typeof WITHDRAWAL_ERRORS)[number];

export const MAX_NAME_LENGTH = 100;
export const MAX_ORDER_LENGTH = 200;

const OrderView = z.object({
  payment_id: z.number(),
  credits: z.number(),
  price: Money,
  bought_at: z.string(),
  until: z.string(),
  in_time: z.boolean(),
  declared_at: z.nullable(z.string()),
  refund: z.nullable(z.object({ sum: Money, unused: z.number() })),
});
export type OrderView = z.output<typeof OrderView>;

export const OrdersReply = z.object({ orders: z.array(OrderView) });
export type OrdersReply = z.output<typeof OrdersReply>;

/** Safe to repeat with the same key. */
export const DeclareInput = z.object({
  key: z.uuid(),
  name: z.string().check(z.maxLength(MAX_NAME_LENGTH)),
  email: z.string().check(z.maxLength(1000)),
  payment_id: z.optional(z.int().check(z.gte(1))),
  order: z.optional(z.string().check(z.maxLength(MAX_ORDER_LENGTH))),
  /** As it was shown, in minor units: exactly that goes back at once. Without it staff decide. */
  refund: z.optional(z.int().check(z.gte(1))),
  captcha: CaptchaProof,
});
export type DeclareInput = z.output<typeof DeclareInput>;

export const DeclareReply = z.object({
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  declared_at: z.string(),
  /** Null where it is to be decided. */
  refund: z.nullable(Money),
});
export type DeclareReply = z.output<typeof DeclareReply>;

export const listWithdrawable = endpoint({
  method: 'GET',
  path: '/api/withdrawals.php',
  summary: "The member's purchases, as contracts that one can withdraw from",
  access: 'member',
  reply: OrdersReply,
});

/** Whether the right was there is decided afterwards, and nobody is told whose an order is. */
export const declareWithdrawal = endpoint({
  method: 'POST',
  path: '/api/withdrawal.php',
  summary: 'Withdraws from a purchase, logged in or not; stored and confirmed by mail at once',
  access: 'anyone',
  input: DeclareInput,
  reply: DeclareReply,
  errors: {
    captcha_required: 403,
    payment_not_found: 404,
    withdrawal_key_reused: 409,
    withdrawal_sum_changed: 409,
    email_missing: 422,
    email_invalid: 422,
    withdrawal_name_missing: 422,
    withdrawal_order_missing: 422,
  },
  limit: { name: 'withdrawals', calls: 30, seconds: 3600 },
});

export interface WithdrawalOrder {
  reference: string;
  decision: 'accepted' | 'refused';
  /** Minor units; null leaves it to be computed from the order. */
  refund: number | null;
  /** Goes to who withdrew, in the language that they read. */
  words: string;
  note?: string | undefined;
}

export type RefundOf = 'whole' | 'unused' | 'named' | 'unknown';

/** `refund` in minor units of `currency`, null where no sum is said. */
export type WithdrawalVerdict =
  | { verdict: 'decided'; refund: number | null; currency: string | null }
  | { verdict: 'decided_before' | 'not_found' | 'nothing_due' | 'unknown_order' | 'too_much' };
