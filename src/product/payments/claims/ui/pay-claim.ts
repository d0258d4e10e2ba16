import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import type { PaymentMethod } from '../../contract.ts';
import { listClaims, startClaimPayment } from '../contract.ts';

const MAX_RETRIES = 5;

export function usePayClaim(claim: number) {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const keys = useRef(new Map<PaymentMethod, string>());
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: (method: PaymentMethod) => {
      const key = keys.current.get(method) ?? crypto.randomUUID();
      keys.current.set(method, key);
      return transport.call(startClaimPayment, { claim_id: claim, method, key });
    },
    retry: (failures, failure) => failures < MAX_RETRIES && isApiError(failure) && failure.temporary,
    retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    onSuccess: ({ payment, redirect_url }, method) => {
      keys.current.delete(method);
      location.assign(redirect_url ?? `/transactions/${payment.id}`);
    },
    onError: async (failure, method) => {
      if (!isApiError(failure) || failure.temporary) return;
      keys.current.delete(method);
      await queryClient.invalidateQueries({ queryKey: keyOf(listClaims) });
    },
  });
  // Coming back by the browser's button shows this page as it was left: make its button work again.
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, [reset]);
  return { pay: mutate, busy: isPending || isSuccess, error };
}
