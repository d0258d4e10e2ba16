import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { listChats } from '#product/chat/contract.ts';
import { countBadges } from '#product/likes/badges/contract.ts';
import { listLikes } from '#product/likes/contract.ts';
import { currentUser } from '#product/members/user/contract.ts';
import { lazyPart } from './lazy-part.ts';
import { tellNouns } from './live-handlers.ts';
import { refreshRegularly } from './refresh-regularly.ts';

/** Milliseconds: a page is read before anything else is offered. */
const UNHURRIED = 12_000;

const Alerts = lazyPart(() => import('./alerts.tsx'));

/** Milliseconds: as long as it takes at most until a page that may have missed something asks. */
const CATCH_UP = 5_000;
/** Milliseconds until a refused stream is asked for again: the first time, doubled each time up to the last. */
const ASK_AGAIN = { first: 2_000, last: 120_000 };

const KEPT_FRESH = [currentUser, countBadges, listChats, listLikes].map((endpoint) => keyOf(endpoint));

/**
 * Keeps user, badges, chats and likes fresh: on a timer, and at once when the server says that something happened. A list that
 * is not on the screen is not asked for: it loads anew when it is shown.
 */
export default function LiveUpdates() {
  const queryClient = useQueryClient();
  const transport = useTransport();
  const [late, setLate] = useState(false);
  const [pushSubscribed, setPushSubscribed] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(setLate, UNHURRIED, true);
    return () => clearTimeout(waiting);
  }, []);
  useEffect(() => {
    const refresh = () => {
      for (const queryKey of KEPT_FRESH) queryClient.invalidateQueries({ queryKey });
    };
    return refreshRegularly(refresh, pushSubscribed);
  }, [queryClient, pushSubscribed]);

  useEffect(() => {
    let source: EventSource;
    let opened = false;
    let pause = ASK_AGAIN.first;
    let askingAgain: ReturnType<typeof setTimeout> | undefined;
    let catchingUp: ReturnType<typeof setTimeout> | undefined;
    const catchUp = () => {
      catchingUp = undefined;
      for (const queryKey of KEPT_FRESH) queryClient.invalidateQueries({ queryKey });
      tellNouns(queryClient, transport, { type: 'missed' });
    };
    const open = () => {
      source = new EventSource('/api/events.php');
      source.onopen = () => {
        // What happened while the line was down was not told.
        if (opened) catchUp();
        opened = true;
        pause = ASK_AGAIN.first;
      };
      source.onerror = () => {
        // A browser comes back by itself to a line that broke, and never to one that was refused: by a process that
        // just ends, or a proxy that finds none.
        if (source.readyState !== EventSource.CLOSED) return;
        askingAgain = setTimeout(open, pause * (0.5 + Math.random()));
        pause = Math.min(pause * 2, ASK_AGAIN.last);
      };
      source.onmessage = ({ data }) => {
        const event = JSON.parse(data) as { type: string };
        // Everybody is told at once: not all come back at the same moment.
        if (event.type === 'refresh') catchingUp ??= setTimeout(catchUp, Math.random() * CATCH_UP);
        else tellNouns(queryClient, transport, event);
      };
    };
    open();
    return () => {
      clearTimeout(askingAgain);
      clearTimeout(catchingUp);
      source.close();
    };
  }, [queryClient, transport]);
  return <Suspense>{late && <Alerts fresh={KEPT_FRESH} onPush={setPushSubscribed} />}</Suspense>;
}
