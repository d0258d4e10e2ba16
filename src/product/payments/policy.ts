import type { PAYMENT_STATUSES } from './contract.ts';
import type { PaymentEvent } from './gateway.ts';

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * Where an event leads a payment. Money that was taken always completes it, also after it was said to have failed;
 * nothing leads out of `completed`; a late `pending` does not reopen what has ended.
 */
export function statusAfter(status: PaymentStatus, event: PaymentEvent['status']): PaymentStatus {
  if (event === 'paid' || status === 'completed') return 'completed';
  if (status === 'failed' || status === 'cancelled') return status;
  return event;
}
