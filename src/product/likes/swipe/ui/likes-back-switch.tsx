import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Switch } from '#design/switch.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { notifyOfLikes, playSwipe, type SwipeReply } from '../contract.ts';

/** @param props.disabled some likes were not sent yet. */
export function LikesBackSwitch({ tell, disabled }: { tell: boolean; disabled: boolean }) {
  const t = useTranslations('likes.swipe');
  const transport = useTransport();
  const queryClient = useQueryClient();
  // A state of its own: the mutation's `isPending` is set a render later, and until then the switch would jump back.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const ask = useMutation({
    mutationFn: (wanted: boolean) => transport.call(notifyOfLikes, { tell: wanted }),
    onSuccess: (answer) =>
      queryClient.setQueriesData<SwipeReply>(
        { queryKey: keyOf(playSwipe) },
        (game) => game && { ...game, state: { ...game.state, tell: answer.tell } },
      ),
    onError: (error) => toast({ tone: 'danger', title: error.message || t('limit.tellFailed') }),
    onSettled: () => setWanted(null),
  });
  return (
    <Switch
      className="mx-auto mt-3 max-w-180 s:mt-5"
      label={t('limit.tell')}
      // Else the hint would be read as a part of the name, and again as what describes it.
      aria-label={t('limit.tell')}
      hint={t('limit.tellHow')}
      checked={wanted ?? tell}
      disabled={disabled}
      onChange={(event) => {
        setWanted(event.target.checked);
        ask.mutate(event.target.checked);
      }}
    />
  );
}
