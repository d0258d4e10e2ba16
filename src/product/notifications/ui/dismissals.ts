import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { type CurrentUserReply, currentUser } from '#product/members/user/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { type DismissibleAlert, dismissAlerts } from '../contract.ts';
import { isDismissed } from './dismissed.ts';

export function useDismissal(...alerts: readonly DismissibleAlert[]): {
  dismissed: boolean;
  dismiss: () => void;
} {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const user = useUser();
  const { mutate } = useMutation({
    mutationFn: () => transport.call(dismissAlerts, { alerts: [...alerts] }),
    // Gone from the screen at once, also where the server is not told: then it asks again at the next visit.
    onMutate: () =>
      queryClient.setQueryData<CurrentUserReply>(keyOf(currentUser), (known) =>
        known?.user
          ? { user: { ...known.user, dismissed_alerts: [...known.user.dismissed_alerts, ...alerts] } }
          : known,
      ),
  });
  return { dismissed: user !== null && alerts.every((alert) => isDismissed(user, alert)), dismiss: () => mutate() };
}
