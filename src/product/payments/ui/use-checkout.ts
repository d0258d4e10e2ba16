import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTransport } from '#platform/http/transport-context.tsx';
import type { CheckoutReply, PaymentMethod } from '../contract.ts';
import { checkoutQuery } from './payment-query.ts';

interface Asked {
  country: string;
  code: string | null;
  method: PaymentMethod | null;
}

/** While the answer is on its way, and where none comes, the one before stays. */
export function useCheckout(first: CheckoutReply, { country, code, method }: Asked) {
  const query = checkoutQuery(useTransport(), first.package.id, country, { code, method });
  const { data = first, isPlaceholderData } = useQuery({ ...query, placeholderData: keepPreviousData });
  return { checkout: data, asking: isPlaceholderData };
}
