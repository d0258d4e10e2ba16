import { queryOptions } from '@tanstack/react-query';
import type { Transport } from '#platform/http/transport.ts';
import type { CheckoutReply, PaymentReply, PaymentsReply, PaymentView } from '../contract.ts';

/** Milliseconds between two looks at a payment that has not ended. */
const LOOK_AGAIN = 3000;

/** A package's price and the ways to pay it in a country. */
export const checkoutQuery = (transport: Transport, id: number, country: string) =>
  queryOptions({
    queryKey: ['checkout', id, country],
    queryFn: ({ signal }) => transport.get<CheckoutReply>('/api/checkout.php', { package_id: id, country }, signal),
  });

/** One payment; watched until it has ended. */
export const paymentQuery = (transport: Transport, id: number) =>
  queryOptions({
    queryKey: ['payment', id],
    queryFn: ({ signal }) => transport.get<PaymentReply>('/api/payment.php', { id }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data.payment) ? LOOK_AGAIN : false),
  });

/** The member's payments, newest first. */
export const paymentsQuery = (transport: Transport) =>
  queryOptions({
    queryKey: ['payment', 'all'],
    queryFn: ({ signal }) => transport.get<PaymentsReply>('/api/payments.php', {}, signal),
    staleTime: 0,
  });

/** True while the provider may still tell how a payment ends. */
const isOpen = ({ status }: PaymentView): boolean => status === 'loading' || status === 'pending';
