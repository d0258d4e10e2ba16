import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { DisputeFact, PaymentFact, ProviderFact, RefundFact, StoredFact } from '../gateway.ts';
import { CARDS, type SandboxAction, type SandboxCard } from './policy.ts';
import type { SandboxPaymentRow } from './queries.ts';

type Of = Pick<SandboxPaymentRow, 'reference' | 'payment_id' | 'attempt_id' | 'amount' | 'currency'>;

const about = ({ reference, payment_id: payment, attempt_id: attempt }: Of) => ({
  id: `evt_${randomUUID()}`,
  reference,
  ours: payment === null || attempt === null ? null : { payment, attempt },
});

export function paymentFact(row: Of, state: PaymentFact['state'], card: SandboxCard = 'plain'): PaymentFact {
  const { amount, currency } = row;
  const detail = state === 'paid' ? { ...CARDS[card], country: null } : null;
  const failure = state === 'failed' ? 'declined' : null;
  return { ...about(row), object: 'payment', state, amount, currency, failure, charge: null, detail };
}

/** @param ours null for one that was made on the bank's page. */
export function refundFact(row: Of, amount: number, ours: number | null): RefundFact {
  const refund = ours === null ? `re_${randomUUID()}` : `re_${row.reference}_${ours}`;
  const { currency } = row;
  return { ...about(row), object: 'refund', refund, ourRefund: ours, state: 'settled', amount, currency };
}

function disputeFact(row: Of, state: DisputeFact['state']): DisputeFact {
  const { amount, currency, reference } = row;
  return {
    ...about(row),
    object: 'dispute',
    dispute: `dp_${reference}`,
    state,
    amount,
    currency,
    reason: 'fraudulent',
    dueAt: null,
  };
}

/** The token says what becomes of the next order. @param year four digits. */
function storedFact(row: Of, card: SandboxCard, year: number): StoredFact {
  const token = `sbc_${card}_${randomUUID()}`;
  return {
    ...about(row),
    object: 'stored',
    card: { customer: '', token, ...CARDS[card], expMonth: 12, expYear: year },
  };
}

const FACT_OF: Partial<Record<SandboxAction, PaymentFact['state']>> = {
  ...{
    pay: 'paid',
    cancel: 'cancelled',
    fail: 'failed',
    pend: 'pending',
    expire: 'expired',
    settle: 'paid',
    late: 'paid',
  },
};
const DISPUTE_OF: Partial<Record<SandboxAction, DisputeFact['state']>> = {
  chargeback: 'lost_funds',
  win: 'won',
  lose: 'lost',
};

export function factsOf(
  row: SandboxPaymentRow,
  action: SandboxAction,
  { card, year }: { card: SandboxCard; year: number },
): ProviderFact[] {
  const state = FACT_OF[action];
  const dispute = DISPUTE_OF[action];
  if (dispute) return [disputeFact(row, dispute)];
  if (!state)
    return [refundFact(row, action === 'refund_half' ? Math.ceil(row.amount / 2) : row.amount - row.refunded, null)];
  const kept = state === 'paid' && row.store && row.method === 'card' ? [storedFact(row, card, year)] : [];
  return [paymentFact(row, state, card), ...kept];
}

const Ours = z.nullable(z.object({ payment: z.int(), attempt: z.int() }));
const shared = {
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  ours: Ours,
};
const money = { amount: z.int(), currency: z.string().check(z.length(3)) };
const text = z.nullable(z.string().check(z.maxLength(100)));

export const SandboxWebhook = z.object({
  facts: z
    .array(
      z.discriminatedUnion('object', [
        z.object({
          ...{ ...shared, ...money, object: z.literal('payment') },
          state: z.enum(['open', 'pending', 'paid', 'failed', 'cancelled', 'expired']),
          failure: z.nullable(z.literal('declined')),
          charge: z.null(),
          detail: z.nullable(z.object({ brand: text, last4: text, country: text })),
        }),
        z.object({
          ...{ ...shared, ...money, object: z.literal('refund') },
          refund: z.string().check(z.maxLength(150)),
          ourRefund: z.nullable(z.int()),
          state: z.enum(['pending', 'settled', 'failed', 'reversed']),
        }),
        z.object({
          ...{ ...shared, ...money, object: z.literal('dispute') },
          dispute: z.string().check(z.maxLength(150)),
          state: z.enum(['warned', 'lost_funds', 'won', 'lost']),
          reason: z.string().check(z.maxLength(100)),
          dueAt: z.null(),
        }),
        z.object({
          ...{ ...shared, object: z.literal('stored') },
          card: z.object({
            ...{
              customer: z.string(),
              token: z.string().check(z.maxLength(100)),
              brand: z.string(),
              last4: z.string(),
            },
            ...{ expMonth: z.int(), expYear: z.int() },
          }),
        }),
      ]),
    )
    .check(z.maxLength(20)),
});
