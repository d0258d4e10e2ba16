import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { listChats } from '#product/chat/conversations/contract.ts';
import { useSendOutbox } from '#product/chat/ui/outbox.ts';
import { countBadges, listLikes } from '#product/likes/contract.ts';
import { useUnsentDecisions } from '#product/likes/swipe/ui/use-unsent-decisions.ts';
import { currentUser } from '#product/members/user/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { followEvents, isConnected } from './event-source.ts';
import { dispatchLiveEvent } from './live-handlers.ts';
import { PushUpdates } from './push-updates.ts';
import { refreshRegularly } from './refresh-regularly.ts';
import { useMessageSound } from './use-message-sound.ts';

/** Milliseconds: a page is read before anything else is looked after. */
const IDLE_DELAY_MS = 12_000;

/** Milliseconds: as long as it takes at most until a page that may have missed something asks. */
const CATCH_UP_MS = 5_000;

const REFRESHED_KEYS = [currentUser, countBadges, listChats, listLikes].map((endpoint) => keyOf(endpoint));

/** A list that is not on the screen is not asked for: it loads anew when it is shown. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  const transport = useTransport();
  const [late, setLate] = useState(false);
  const [pushSubscribed, setPushSubscribed] = useState(false);
  const sound = useMessageSound(late);
  useSendOutbox();
  useUnsentDecisions(useUser()?.profile?.id ?? null);
  useEffect(() => {
    const waiting = setTimeout(setLate, IDLE_DELAY_MS, true);
    return () => clearTimeout(waiting);
  }, []);
  useEffect(() => {
    let first = true;
    const refresh = () => {
      for (const queryKey of REFRESHED_KEYS) queryClient.invalidateQueries({ queryKey });
      // What happened between the page and its line was not told.
      if (first || !isConnected()) dispatchLiveEvent(queryClient, transport, { type: 'missed' });
      first = false;
    };
    return refreshRegularly(refresh, pushSubscribed);
  }, [queryClient, transport, pushSubscribed]);

  useEffect(() => {
    let catchingUp: ReturnType<typeof setTimeout> | undefined;
    const look = () => dispatchLiveEvent(queryClient, transport, { type: 'missed' });
    const catchUp = () => {
      catchingUp = undefined;
      for (const queryKey of REFRESHED_KEYS) queryClient.invalidateQueries({ queryKey });
      look();
    };
    const leave = followEvents({
      onEvent: (event) => {
        // Everybody is told at once: not all come back at the same moment.
        if (event.type === 'refresh') catchingUp ??= setTimeout(catchUp, Math.random() * CATCH_UP_MS);
        else dispatchLiveEvent(queryClient, transport, event);
        sound(event);
      },
      onMissed: catchUp,
      // By its name only: what listens is fetched where something waits for it.
      onConnected: () => window.dispatchEvent(new Event('live-again')),
      onPoll: look,
    });
    return () => {
      clearTimeout(catchingUp);
      leave();
    };
  }, [sound, queryClient, transport]);
  return late && <PushUpdates fresh={REFRESHED_KEYS} onPush={setPushSubscribed} />;
}
