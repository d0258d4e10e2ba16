import { keyOf } from '#platform/http/api-query.ts';
import type { LiveHandlers } from '#platform/realtime/live.ts';
import { listPayments, viewPayment } from '../contract.ts';

/** Credits come by payments. */
export const live: LiveHandlers = {
  balance: (queryClient) => {
    for (const endpoint of [viewPayment, listPayments]) queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  },
};
