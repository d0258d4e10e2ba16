import * as z from 'zod/mini';

// Odd fields become empty: money may have moved already, so nothing but a missing id may stop us.
const text = z.catch(z.nullable(z.string()), null);
const word = z.catch(z.string(), '');
const whole = z.catch(z.int(), 0);
const seconds = z.catch(z.nullable(z.int()), null);
const metadata = z.catch(z.record(z.string(), z.string()), {});
const id = z.string().check(z.minLength(1));

const expandable = <Shape extends z.ZodMiniObject>(shape: Shape) => z.catch(z.nullable(z.union([id, shape])), null);

const MethodFields = z.object({
  brand: text,
  last4: text,
  iban_last4: text,
  country: text,
  exp_month: whole,
  exp_year: whole,
});
export type MethodFields = z.output<typeof MethodFields>;

export const Charge = z.object({
  id,
  amount: whole,
  currency: word,
  customer: text,
  metadata,
  payment_intent: text,
  payment_method: text,
  payment_method_details: z.catch(
    z.nullable(z.looseObject({ type: word, card: z.catch(z.optional(MethodFields), undefined) })),
    null,
  ),
  status: word,
});
export type Charge = z.output<typeof Charge>;
export const readMethodFields = (value: unknown): MethodFields | null => z.safeParse(MethodFields, value).data ?? null;

const PaymentError = z.object({ type: word, code: text, decline_code: text, payment_method_type: text });
export type PaymentError = z.output<typeof PaymentError>;

export const Intent = z.object({
  id,
  amount: whole,
  amount_received: whole,
  currency: word,
  customer: text,
  last_payment_error: z.catch(z.nullable(PaymentError), null),
  latest_charge: expandable(Charge),
  metadata,
  next_action: z.catch(
    z.nullable(z.object({ type: word, redirect_to_url: z.catch(z.nullable(z.object({ url: text })), null) })),
    null,
  ),
  payment_method: text,
  setup_future_usage: text,
  status: word,
});
export type Intent = z.output<typeof Intent>;

export const Session = z.object({
  id,
  amount_total: whole,
  currency: word,
  customer: text,
  expires_at: seconds,
  metadata,
  payment_intent: expandable(Intent),
  payment_status: word,
  status: word,
  url: text,
});
export type Session = z.output<typeof Session>;

export const Refund = z.object({
  id,
  amount: whole,
  charge: text,
  currency: word,
  metadata,
  payment_intent: text,
  status: word,
});
export type Refund = z.output<typeof Refund>;

export const Dispute = z.object({
  id,
  amount: whole,
  /** What the dispute took and gave back, in the currency of the account; null where the answer does not say. */
  balance_transactions: z.catch(z.nullable(z.array(z.object({ amount: whole }))), null),
  charge: text,
  currency: word,
  evidence_details: z.catch(z.nullable(z.object({ due_by: seconds })), null),
  payment_intent: text,
  reason: word,
  status: word,
});
export type Dispute = z.output<typeof Dispute>;

/** Fields that are no methods say nothing. */
export const MethodConfiguration = z.catchall(
  z.object({ id, is_default: z.catch(z.boolean(), false), application: text }),
  z.catch(z.nullable(z.object({ available: z.catch(z.boolean(), false) })), null),
);
export type MethodConfiguration = z.output<typeof MethodConfiguration>;

export const StripeObject = z.object({ id, customer: text });
export const Event = z.object({
  id,
  object: z.literal('event'),
  type: id,
  livemode: z.boolean(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});
export type Event = z.output<typeof Event>;
