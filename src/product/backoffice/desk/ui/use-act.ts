import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#design/toast.ts';
import { isApiError, type Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

interface ActOptions<Reply> {
  said: (reply: Reply) => string;
  changes: readonly QueryKey[];
  /** What was refused is read anew too: somebody else may have been first. */
  alsoRefused?: boolean;
}

export function useAct<Input, Reply>(
  act: (transport: Transport, input: Input) => Promise<Reply>,
  { said, changes, alsoRefused = false }: ActOptions<Reply>,
) {
  const frame = useTranslations('backoffice.frame');
  const transport = useTransport();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => act(transport, input),
    onSuccess: (reply) => {
      toast({ title: said(reply), tone: 'success' });
    },
    onError: (error) => {
      toast({ title: (isApiError(error) && error.message) || frame('failed'), tone: 'danger' });
    },
    onSettled: async (_reply, error) => {
      if (!error || alsoRefused)
        await Promise.all(changes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}
