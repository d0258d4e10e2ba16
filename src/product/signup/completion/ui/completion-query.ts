import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#design/toast.ts';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type Completion, type CompletionStep, passStep, showCompletion } from '../contract.ts';

export const completionQuery = (transport: Transport) => apiQuery(transport, showCompletion, {});

export const completionChanged = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: keyOf(showCompletion) });

export function usePassStep(onPassed: (completion: Completion, step: CompletionStep) => void) {
  const t = useTranslations('signup.completion');
  const transport = useTransport();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (step: CompletionStep) => transport.call(passStep, { step }),
    onSuccess: (completion, step) => {
      queryClient.setQueryData(keyOf(showCompletion), completion);
      onPassed(completion, step);
    },
    onError: (error) => toast({ tone: 'danger', title: error.message || t('failed') }),
  });
}
