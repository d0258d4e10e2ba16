import { keyOf } from '#platform/http/api-query.ts';
import type { LiveHandlers } from '#platform/realtime/live.ts';
import { viewTransfer } from '../bank/contract.ts';
import { listClaims } from '../claims/contract.ts';
import { listPayments, type PaymentEvent, viewPayment } from '../contract.ts';
import { viewSpending } from '../spending/contract.ts';

export const live: LiveHandlers = {
  balance: (queryClient) => {
    for (const endpoint of [viewPayment, listPayments, listClaims, viewSpending])
      queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  },
  payment: (queryClient, { id }: PaymentEvent) => {
    queryClient.invalidateQueries({ queryKey: keyOf(viewPayment, { id }) });
    for (const endpoint of [listPayments, listClaims, viewSpending])
      queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
    queryClient.invalidateQueries({ queryKey: keyOf(viewTransfer, { id }) });
  },
};
