import { useMutation } from '@tanstack/react-query';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { type OrderDebitInput, orderDirectDebit } from '../contract.ts';

const MAX_RETRIES = 3;

/** What is sent again is the same order, so that a lost answer costs nothing. */
export function useOrderDebit() {
  const transport = useTransport();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (input: OrderDebitInput) => transport.call(orderDirectDebit, input),
    retry: (failures, failure) => failures < MAX_RETRIES && isApiError(failure) && failure.status === 0,
    retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 10_000),
    onSuccess: ({ payment }) => location.assign(`/transactions/${payment.id}`),
  });
  return { order: mutate, busy: isPending || isSuccess, error };
}
