import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import { isApiError, type Transport } from '#platform/http/transport.ts';
import { viewTransfer } from '../bank/contract.ts';
import {
  checkOut,
  listPayments,
  type PaymentMethod,
  type PaymentsInput,
  type PaymentsReply,
  type PaymentView,
  viewPayment,
} from '../contract.ts';
import { listStoredMethods, type RepeatOrderReply, viewRepeatOrder } from '../stored-methods/contract.ts';

interface CheckoutAsked {
  code?: string | null;
  method?: PaymentMethod | null;
}

export const checkoutQuery = (
  transport: Transport,
  id: number,
  country: string,
  { code, method }: CheckoutAsked = {},
) => apiQuery(transport, checkOut, { package_id: id, country, ...(code && { code }), ...(method && { method }) });

export const paymentQuery = (transport: Transport, id: number) => ({
  ...apiQuery(transport, viewPayment, { id }),
  staleTime: 0,
});

export const transferQuery = (transport: Transport, id: number) => apiQuery(transport, viewTransfer, { id });

export const paymentsQuery = (transport: Transport) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listPayments), 'pages'],
    queryFn: ({ pageParam, signal }) => transport.call(listPayments, pageParam, { signal }),
    initialPageParam: {} as PaymentsInput,
    getNextPageParam: ({ payments, more }: PaymentsReply) => {
      const last = payments.at(-1);
      return more && last ? { before: last.id } : null;
    },
    staleTime: 0,
  });

export const isOpen = ({ status }: PaymentView): boolean => status === 'loading' || status === 'pending';

export const storedMethodsQuery = (transport: Transport) => apiQuery(transport, listStoredMethods, {});

/** Null where there is nothing to repeat. */
export const repeatOrderQuery = (transport: Transport, country: string | undefined) => {
  const input = country ? { country } : {};
  return queryOptions<RepeatOrderReply | null>({
    queryKey: keyOf(viewRepeatOrder, input),
    queryFn: async ({ signal }) => {
      try {
        return await transport.call(viewRepeatOrder, input, { signal });
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
};
