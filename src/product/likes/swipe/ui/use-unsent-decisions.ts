import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { openOutbox } from './outbox.ts';
import { sendDecisions } from './send-decisions.tsx';

/** @param member null for whoever does not play. */
export function useUnsentDecisions(member: number | null): void {
  const queryClient = useQueryClient();
  const transport = useTransport();
  useEffect(() => {
    if (member === null) return;
    const close = openOutbox(member);
    const send = () => sendDecisions(queryClient, transport, true);
    send();
    window.addEventListener('online', send);
    return () => {
      close();
      window.removeEventListener('online', send);
    };
  }, [member, queryClient, transport]);
}
