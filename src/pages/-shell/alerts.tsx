import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PageContainer } from '#design/layout.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { pushState } from '#platform/push-state.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { keepPush } from '#product/notifications/ui/device-push.ts';
import { MailAlert } from '#product/notifications/ui/mail-alert.tsx';
import { PhotoAlert } from '#product/notifications/ui/photo-alert.tsx';
import { PushAlert } from '#product/notifications/ui/push-alert.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { usePage } from './use-page.ts';

interface AlertsProps {
  /** Keys of what a push makes old. */
  fresh: readonly QueryKey[];
  /** Told whether this browser is pushed to. */
  onPush: (subscribed: boolean) => void;
}

/**
 * Alerts that no page waits for, above what the page shows, and what pushes to this browser do to it. Comes some seconds
 * after the page.
 */
export function Alerts(props: AlertsProps) {
  const { withoutAlerts } = usePage();
  const ready = useTexts('notifications.push');
  const user = useUser();
  const [main, setMain] = useState<HTMLElement | null>(null);
  useEffect(() => setMain(document.getElementById('main')), []);
  usePushes(props);
  if (!main || !ready) return null;
  return createPortal(
    <PageContainer className="order-first grid grow-0 gap-3 py-3 empty:hidden">
      {user && !withoutAlerts.includes('disabled-notifications') && <MailAlert stops={user.notifications_disabled} />}
      {user?.profile && !user.profile.main_image && !withoutAlerts.includes('profile-photo') && <PhotoAlert />}
      {!withoutAlerts.includes('push') && <PushAlert />}
    </PageContainer>,
    main,
  );
}

/** SPEC 4: what comes by a push is shown at once. A subscription from before is told to the server anew. */
function usePushes({ fresh, onPush }: AlertsProps): void {
  const queryClient = useQueryClient();
  const transport = useTransport();
  const { push_public_key: key } = useSettings();
  const push = pushState.use();
  const subscribed = !!push && push !== 'denied';
  useEffect(() => onPush(subscribed), [onPush, subscribed]);
  useEffect(() => {
    if (key !== null) keepPush(transport, key).catch(() => undefined);
  }, [transport, key]);
  useEffect(() => {
    const workers = navigator.serviceWorker;
    const arrived = ({ data }: MessageEvent) => {
      if (data?.type !== 'push') return;
      for (const queryKey of fresh) queryClient.invalidateQueries({ queryKey });
      if (typeof data.seen === 'string') closeNotification(data.seen);
    };
    workers?.addEventListener('message', arrived);
    workers?.startMessages();
    return () => workers?.removeEventListener('message', arrived);
  }, [queryClient, fresh]);
}

/** What is told on the page need not stand on the screen besides. */
async function closeNotification(tag: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  for (const shown of (await registration?.getNotifications({ tag })) ?? []) shown.close();
}
