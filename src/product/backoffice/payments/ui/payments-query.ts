import { infiniteQueryOptions, useQuery } from '@tanstack/react-query';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { PAYMENT_STATES, type PaymentState } from '#product/payments/contract.ts';
import { listStaffPayments, openPayment, type StaffPayments } from '../contract.ts';

export interface PaymentsSearch {
  site?: number;
  state?: PaymentState;
  member?: number;
  id?: number;
}

export function paymentsQuery(transport: Transport, { id: _open, state, ...rest }: PaymentsSearch) {
  const known = PAYMENT_STATES.find((one) => one === state);
  const narrowed = { ...rest, ...(known && { state: known }) };
  return infiniteQueryOptions({
    queryKey: keyOf(listStaffPayments, narrowed),
    queryFn: ({ pageParam, signal }) =>
      transport.call(listStaffPayments, { ...narrowed, ...(pageParam !== null && { before: pageParam }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }: StaffPayments) => next,
  });
}

/** A look, which is written down: never while a page is rendered, never again by itself. */
export const usePayment = (id: number) =>
  useQuery({
    ...apiQuery(useTransport(), openPayment, { id }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const OF_PAYMENTS = [keyOf(listStaffPayments), keyOf(openPayment)];
