import { useEffect, useState } from 'react';
import { canPush } from '#product/notifications/ui/device-push.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

/** Whether there is anything to ask in this browser; told once, so that a refusal just now is answered in its step. */
export function usePushPossible(): boolean {
  const offered = useSettings().push_public_key !== null;
  const [able, setAble] = useState(true);
  // The server cannot know.
  useEffect(() => setAble(canPush() && Notification.permission !== 'denied'), []);
  return offered && able;
}
