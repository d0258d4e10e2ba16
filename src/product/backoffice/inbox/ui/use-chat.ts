import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import type { Truth } from '#product/chat/answers/contract.ts';
import { showDesk } from '../../desk/contract.ts';
import { releaseLeases } from '../../leases/contract.ts';
import { useLeases } from '../../leases/ui/use-leases.ts';
import { answerInbox, answerTruly, listInbox, openInbox } from '../contract.ts';

/** @param newest the last message that the list knows: a newer one than the conversation has is asked for. */
export function useChat(conversation: number, newest: number) {
  const transport = useTransport();
  const query = useQuery({
    queryKey: ['backoffice chat', conversation],
    queryFn: () => transport.call(openInbox, { conversation }),
    ...{ retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  });
  const { data, refetch } = query;
  const held = data !== undefined;
  useLeases('conversation', held ? [conversation] : []);
  useEffect(() => {
    if (!held) return;
    return () => {
      transport.call(releaseLeases, { kind: 'conversation', ids: [conversation] }).catch(() => undefined);
    };
  }, [held, conversation, transport]);
  const last = data?.messages.at(-1)?.id ?? 0;
  const asked = useRef(0);
  useEffect(() => {
    if (!held || newest <= last || newest <= asked.current) return;
    asked.current = newest;
    refetch();
  }, [held, newest, last, refetch]);
  return query;
}

type Sending = { body: string } | { truth: Truth };

/** What failed is sent again under its key, so that it is never there twice. */
export function useAnswer(conversation: number, onSent: () => void) {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const kept = useRef({ of: '', key: '' });
  return useMutation({
    mutationFn: (sending: Sending) => {
      const of = JSON.stringify(sending);
      if (kept.current.of !== of) kept.current = { of, key: crypto.randomUUID() };
      const known = { conversation, key: kept.current.key };
      return 'truth' in sending
        ? transport.call(answerTruly, { ...known, truth: sending.truth })
        : transport.call(answerInbox, { ...known, body: sending.body });
    },
    onSuccess: () => {
      kept.current = { of: '', key: '' };
      onSent();
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['backoffice chat', conversation] }),
        queryClient.invalidateQueries({ queryKey: keyOf(listInbox) }),
        queryClient.invalidateQueries({ queryKey: keyOf(showDesk) }),
      ]),
  });
}
