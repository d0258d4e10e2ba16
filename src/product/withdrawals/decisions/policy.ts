import type { RefundOf, WithdrawalOrder } from './contract.ts';

export interface OrderFacts {
  status: 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled' | null;
  /** Minor units; null where no order is known. */
  amount: number | null;
  credits: number | null;
  /** The first bought are spent first. */
  credits_left: number | null;
  /** Null where nobody asked to begin at once: then nothing is deducted for what was used. */
  begin_at_once: string | null;
}

/** Minor units; null where it cannot be computed. Nobody is paid less for a rounding. */
export function refundDue(order: OrderFacts): { refund: number; of: RefundOf } | null {
  const { status, amount, credits, credits_left, begin_at_once } = order;
  if (status !== 'completed' || amount === null || credits === null || credits < 1) return null;
  if (begin_at_once === null) return { refund: amount, of: 'whole' };
  if (credits_left === null) return null;
  const unused = Math.min(credits, Math.max(0, credits_left));
  return unused === credits
    ? { refund: amount, of: 'whole' }
    : { refund: Math.ceil((amount * unused) / credits), of: 'unused' };
}

type Sum = { refund: number | null; of: RefundOf };

export function sumOf(
  order: OrderFacts,
  { decision, refund }: Pick<WithdrawalOrder, 'decision' | 'refund'>,
): Sum | 'nothing_due' | 'unknown_order' | 'too_much' {
  if (decision === 'refused') return { refund: null, of: 'unknown' };
  if (refund !== null) {
    if (order.amount === null) return 'unknown_order';
    return refund > order.amount ? 'too_much' : { refund, of: refund === order.amount ? 'whole' : 'named' };
  }
  const due = refundDue(order);
  if (!due) return { refund: null, of: 'unknown' };
  return due.refund === 0 ? 'nothing_due' : due;
}
