import type { SandboxPaymentRow } from './queries.ts';

export const SANDBOX_ACTIONS = [
  'pay',
  'cancel',
  'fail',
  'pend',
  'expire',
  'settle',
  'late',
  'refund',
  'refund_half',
  'chargeback',
  'win',
  'lose',
] as const;
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

/** How the shop hears of it. `twice`, `late` (a minute) and `reversed` (what was before it comes after it) happen with real ones. */
export const DELIVERIES = ['once', 'twice', 'late', 'reversed', 'never'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export const CARDS = {
  plain: { brand: 'visa', last4: '4242' },
  asks: { brand: 'mastercard', last4: '3184' },
  declined: { brand: 'visa', last4: '0341' },
} as const;
export type SandboxCard = keyof typeof CARDS;
export const SANDBOX_CARDS = Object.keys(CARDS) as SandboxCard[];

type Row = Pick<SandboxPaymentRow, 'status' | 'amount' | 'refunded' | 'dispute'>;

export function actionsIn({ status, amount, refunded, dispute }: Row): readonly SandboxAction[] {
  if (status === 'open') return ['pay', 'cancel', 'fail', 'pend', 'expire'];
  if (status === 'pending') return ['settle', 'fail', 'expire'];
  if (status !== 'paid') return ['late'];
  if (dispute === 'lost_funds') return ['win', 'lose'];
  const money: SandboxAction[] = dispute === null ? ['chargeback'] : [];
  if (refunded === 0) return ['refund', 'refund_half', ...money];
  return refunded < amount ? ['refund', ...money] : [];
}

const RESULT: Partial<Record<SandboxAction, SandboxPaymentRow['status']>> = {
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
export const resultOf = (row: Row, action: SandboxAction): SandboxPaymentRow['status'] => RESULT[action] ?? row.status;
