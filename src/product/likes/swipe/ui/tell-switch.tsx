import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Switch } from '#design/switch.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { playSwipe, type SwipeReply, tellOfLikes } from '../contract.ts';

/** Asks to be told once when the next like comes. @param props.disabled the server has not heard of all likes that were given. */
export function TellSwitch({ tell, disabled }: { tell: boolean; disabled: boolean }) {
  const t = useTranslations('swipe');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const ask = useMutation({
    mutationFn: (wanted: boolean) => transport.call(tellOfLikes, { tell: wanted }),
    onSuccess: (answer) =>
      queryClient.setQueriesData<SwipeReply>(
        { queryKey: keyOf(playSwipe) },
        (table) => table && { ...table, state: { ...table.state, tell: answer.tell } },
      ),
    onError: (error) => toast({ tone: 'danger', title: error.message || t('limit.tellFailed') }),
    onSettled: () => setWanted(null),
  });
  // Of its own: the call says that it is under way a moment after the press, and the switch would go back until then.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = (next: boolean) => {
    setWanted(next);
    ask.mutate(next);
  };
  return (
    <Switch
      className="mx-auto mt-3 max-w-180 s:mt-5"
      label={t('limit.tell')}
      // Else the hint would be read as a part of the name, and again as what describes it.
      aria-label={t('limit.tell')}
      hint={t('limit.tellHow')}
      checked={wanted ?? tell}
      disabled={disabled}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
