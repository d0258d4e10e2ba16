import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '#design/toast.ts';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import { isApiError, type Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { findMembers, type MembersInput, openMember } from '../contract.ts';

/** What is looked for, as the address has it. */
export interface MembersSearch {
  site?: number;
  q?: string;
  /** The member who is open. */
  id?: number;
}

export const findQuery = (transport: Transport, { site, q }: Omit<MembersInput, 'id'>) =>
  apiQuery(transport, findMembers, { ...(site !== undefined && { site }), ...(q && { q }) });

/** A member whole. Asking is a look, which is written down: never while a page is rendered, never again by itself. */
export function useMember(id: number) {
  return useQuery({
    ...apiQuery(useTransport(), openMember, { id }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** An act about a member: what it did is said, and they are read anew. */
export function useAct<Input>(act: (transport: Transport, input: Input) => Promise<unknown>, onDone?: () => void) {
  const t = useTranslations('backoffice.members');
  const frame = useTranslations('backoffice.frame');
  const transport = useTransport();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => act(transport, input),
    onSuccess: async () => {
      toast({ title: t('done'), tone: 'success' });
      onDone?.();
      await queryClient.invalidateQueries({ queryKey: keyOf(openMember) });
    },
    onError: (error) => {
      toast({ title: (isApiError(error) && error.message) || frame('failed'), tone: 'danger' });
    },
  });
}
