import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { BEGIN_AT_ONCE, type CheckoutReply, type PaymentMethod, startPayment } from '../contract.ts';
import { noteWayBack, thisBrowser } from './way-back.ts';

const RETRIES = 5;

interface Order {
  method: PaymentMethod;
  /** The buyer asked to begin before the withdrawal period is over. */
  atOnce: boolean;
}

/**
 * Starts a payment and opens the provider's page. Repeated presses and repeated calls carry the same key, so that
 * they are one payment; once it has started, the next press is a new one.
 * @param wayBack where the member came from, and goes back to when the payment is complete; null when nowhere in particular.
 */
export function useStartPayment({ package: pack, total }: CheckoutReply, country: string, wayBack: string | null) {
  const transport = useTransport();
  const keys = useRef(new Map<PaymentMethod, string>());
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ method, atOnce }: Order) => {
      const key = keys.current.get(method) ?? crypto.randomUUID();
      keys.current.set(method, key);
      const asked = atOnce ? ({ begin_at_once: BEGIN_AT_ONCE } as const) : {};
      return transport.call(startPayment, { package_id: pack.id, method, country, key, total, ...asked });
    },
    retry: (failures, failure) => failures < RETRIES && isApiError(failure) && failure.temporary,
    retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    onSuccess: ({ payment, redirect_url }, { method }) => {
      keys.current.delete(method);
      noteWayBack(thisBrowser, payment.id, wayBack);
      location.assign(redirect_url ?? `/transactions/${payment.id}`);
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
  return { start: mutate, busy: isPending || isSuccess, error };
}
