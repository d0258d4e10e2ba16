import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import type { Money } from '#product/credits/contract.ts';
import { BEGIN_AT_ONCE, checkOut, type PaymentMethod, STORE_CARD, startPayment } from '../contract.ts';
import { viewSpending } from '../spending/contract.ts';
import { viewRepeatOrder } from '../stored-methods/contract.ts';
import { noteWayBack, thisBrowser } from './way-back.ts';

const MAX_RETRIES = 5;

export interface Order {
  method: PaymentMethod;
  total: Money;
  code?: string | null;
  /** The buyer asked to begin before the withdrawal period is over. */
  atOnce: boolean;
  store?: boolean;
  storedMethod?: number;
}

interface Ordering {
  packageId: number;
  country: string;
  wayBack: string | null;
}

/** Two orders of the same details are one payment, however often the button was pressed. */
export const orderKey = ({ method, total, code, store, storedMethod }: Order): string =>
  JSON.stringify([method, total.amount, total.currency, code || null, store === true, storedMethod ?? null]);

/** Repeated presses and calls carry the same key until the payment has started: they are one payment. */
export function useStartPayment({ packageId, country, wayBack }: Ordering) {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: (order: Order) => {
      const { method, total, code, atOnce, store, storedMethod } = order;
      const key = keys.current.get(orderKey(order)) ?? crypto.randomUUID();
      keys.current.set(orderKey(order), key);
      return transport.call(startPayment, {
        ...{ package_id: packageId, method, country, key, total },
        ...(code && { code }),
        ...(store && { store_card: STORE_CARD }),
        ...(storedMethod !== undefined && { stored_method_id: storedMethod }),
        ...(atOnce && { begin_at_once: BEGIN_AT_ONCE }),
      });
    },
    retry: (failures, failure) => failures < MAX_RETRIES && isApiError(failure) && failure.temporary,
    retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    onSuccess: ({ payment, redirect_url }, order) => {
      keys.current.delete(orderKey(order));
      noteWayBack(thisBrowser, payment.id, wayBack);
      location.assign(redirect_url ?? `/transactions/${payment.id}`);
    },
    onError: async (failure, order) => {
      if (!isApiError(failure) || failure.temporary) return;
      if (failure.code === 'payment_key_reused') keys.current.delete(orderKey(order));
      await Promise.all(
        [checkOut, viewRepeatOrder, viewSpending].map((endpoint) =>
          queryClient.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
      );
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
  return { start: mutate, forget: reset, busy: isPending || isSuccess, error };
}
