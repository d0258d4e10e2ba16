import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import {
  checkOut,
  listPayments,
  type PaymentReply,
  type PaymentsInput,
  type PaymentsReply,
  type PaymentView,
  viewPayment,
} from '../contract.ts';

/** Milliseconds between two looks at a payment that has not ended. */
const LOOK_AGAIN = 3000;

/** A package's price and the ways to pay it in a country. */
export const checkoutQuery = (transport: Transport, id: number, country: string) =>
  apiQuery(transport, checkOut, { package_id: id, country });

/** One payment; watched until it has ended. */
export const paymentQuery = (transport: Transport, id: number) => ({
  ...apiQuery(transport, viewPayment, { id }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: PaymentReply | undefined } }) =>
    state.data && isOpen(state.data.payment) ? LOOK_AGAIN : (false as const),
});

/** The member's payments, newest first, page by page. */
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

/** True while the provider may still tell how a payment ends. */
const isOpen = ({ status }: PaymentView): boolean => status === 'loading' || status === 'pending';
