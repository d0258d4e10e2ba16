import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { outboxKey } from './outbox-key.ts';

/**
 * Sends what a member decided in the game without a connection, from any page: when it is opened, and when the connection is
 * back. A browser that keeps no decisions loads nothing for it. @param member null for whoever does not play.
 */
export function useUnsentDecisions(member: number | null): void {
  const queryClient = useQueryClient();
  const transport = useTransport();
  useEffect(() => {
    if (member === null) return;
    const send = () => {
      if (!hasUnsent(member)) return;
      Promise.all([import('./outbox.ts'), import('./send-decisions.tsx')]).then(
        ([{ openOutbox }, { sendDecisions }]) => {
          openOutbox(member);
          sendDecisions(queryClient, transport, true);
        },
        // The next page sends them.
        () => undefined,
      );
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [member, queryClient, transport]);
}

function hasUnsent(member: number): boolean {
  try {
    return localStorage.getItem(outboxKey(member)) !== null;
  } catch {
    return false;
  }
}
