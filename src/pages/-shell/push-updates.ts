import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { pushState } from '#platform/push-state.ts';
import { useBadges } from '#product/likes/ui/badges.ts';
import { keepPush } from '#product/notifications/ui/device-push.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { closeRead } from './read-notices.ts';

interface PushUpdatesProps {
  fresh: readonly QueryKey[];
  onPush: (subscribed: boolean) => void;
}

/** SPEC 4. A pressed notification leads there without loading the page again: what is being written stays. */
export function PushUpdates({ fresh, onPush }: PushUpdatesProps): null {
  const queryClient = useQueryClient();
  const transport = useTransport();
  const { push_public_key: key } = useSettings();
  const { history } = useRouter();
  const push = pushState.use();
  const subscribed = !!push && push !== 'denied';
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { unread_messages: messages, new_likes: likes } = useBadges(true);
  useEffect(() => {
    if (subscribed) closeRead({ path, messages, likes }).catch(() => undefined);
  }, [subscribed, path, messages, likes]);
  useEffect(() => onPush(subscribed), [onPush, subscribed]);
  useEffect(() => {
    if (key !== null) keepPush(transport, key).catch(() => undefined);
  }, [transport, key]);
  useEffect(() => {
    const workers = navigator.serviceWorker;
    const arrived = ({ data, ports }: MessageEvent) => {
      if (data?.type === 'open' && typeof data.path === 'string') {
        ports[0]?.postMessage(true);
        history.push(data.path);
      }
      if (data?.type !== 'push') return;
      for (const queryKey of fresh) queryClient.invalidateQueries({ queryKey });
      if (typeof data.seen === 'string') closeNotification(data.seen);
    };
    workers?.addEventListener('message', arrived);
    workers?.startMessages();
    return () => workers?.removeEventListener('message', arrived);
  }, [queryClient, fresh, history]);
  return null;
}

async function closeNotification(tag: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  for (const shown of (await registration?.getNotifications({ tag })) ?? []) shown.close();
}
