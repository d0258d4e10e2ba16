import { infiniteQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '#design/toast.ts';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import { isApiError, type Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { listStaffPayments, openPayment, PAYMENT_STATES, type PaymentState, type StaffPayments } from '../contract.ts';

/** What the list is narrowed to, as its address has it. */
export interface PaymentsSearch {
  site?: number;
  state?: PaymentState;
  member?: number;
  /** The payment that is open. */
  id?: number;
}

/** Payments, page by page. */
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

/** A payment whole. Asking is a look, which is written down: never while a page is rendered, never again by itself. */
export const usePayment = (id: number) =>
  useQuery({
    ...apiQuery(useTransport(), openPayment, { id }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** An act about money: what came of it is said, and lists are read anew, also where it was refused. */
export function useMoneyAct<Input, Reply>(
  act: (transport: Transport, input: Input) => Promise<Reply>,
  said: (reply: Reply) => string,
) {
  const frame = useTranslations('backoffice.frame');
  const transport = useTransport();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => act(transport, input),
    onSuccess: (reply) => {
      toast({ title: said(reply), tone: 'success' });
    },
    onError: (error) => {
      toast({ title: (isApiError(error) && error.message) || frame('failed'), tone: 'danger' });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: keyOf(listStaffPayments) }),
        queryClient.invalidateQueries({ queryKey: keyOf(openPayment) }),
      ]),
  });
}
