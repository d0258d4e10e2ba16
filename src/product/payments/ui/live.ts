import { keyOf } from '#platform/http/api-query.ts';
import type { LiveHandlers } from '#platform/realtime/live.ts';
import { listPayments, type PaymentEvent, viewPayment } from '../contract.ts';

/** Credits come by payments; a payment also changes without them. */
export const live: LiveHandlers = {
  balance: (queryClient) => {
    for (const endpoint of [viewPayment, listPayments]) queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  },
  payment: (queryClient, { id }: PaymentEvent) => {
    queryClient.invalidateQueries({ queryKey: keyOf(viewPayment, { id }) });
    queryClient.invalidateQueries({ queryKey: keyOf(listPayments) });
  },
};
