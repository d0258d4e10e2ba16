import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { type PaymentView, type ReturnInput, returnFromProvider, viewPayment } from '../contract.ts';
import { isOpen } from './payment-query.ts';
import { watchPayment } from './watch-payment.ts';

/** How the payer comes back from the provider's page, as our own word in the address says; null: they do not. */
export type Return = 'returned' | 'cancelled' | null;

/** More than an API call takes are no words of a provider's. */
const MAX_WORDS = 20;
const MAX_NAME = 40;
const MAX_VALUE = 4000;

export function wordsOfProvider(search: string): Record<string, string> {
  const words = [...new URLSearchParams(search)].filter(
    ([name, value]) =>
      name !== 'returned' && name !== 'cancelled' && name.length <= MAX_NAME && value.length <= MAX_VALUE,
  );
  return Object.fromEntries(words.slice(0, MAX_WORDS));
}

interface PaymentWatch {
  back: Return;
  watching: boolean;
  onWatch: () => void;
}

/** @param onTold the words of the address have been used. */
export function usePaymentWatch(payment: PaymentView, came: Return, onTold: () => void): PaymentWatch {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const [back] = useState(came);
  const [watching, setWatching] = useState(true);
  const told = useRef(came === null);
  const { id } = payment;
  const open = isOpen(payment);
  const tell = useRef(onTold);
  useEffect(() => {
    tell.current = onTold;
  });

  useEffect(() => {
    if (open || told.current) return;
    told.current = true;
    tell.current();
  }, [open]);

  useEffect(() => {
    if (!open || !watching) return;
    const queryKey = keyOf(viewPayment, { id });
    const lookAnew = () => queryClient.invalidateQueries({ queryKey });
    const askProvider = async () => {
      const first = !told.current;
      const input: ReturnInput = first ? { id, query: wordsOfProvider(location.search) } : { id };
      if (first && back === 'cancelled') input.cancelled = true;
      const reply = await transport.call(returnFromProvider, input);
      queryClient.setQueryData(queryKey, reply);
      if (!first) return;
      told.current = true;
      tell.current();
    };
    return watchPayment({
      look: back ? askProvider : lookAnew,
      atOnce: back !== null,
      onOver: () => setWatching(false),
    });
  }, [id, open, watching, back, transport, queryClient]);
  return { back, watching, onWatch: () => setWatching(true) };
}
