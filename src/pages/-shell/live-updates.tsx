import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyOf } from '#platform/http/api-query.ts';
import { listChats } from '#product/chat/contract.ts';
import { countBadges } from '#product/likes/badges/contract.ts';
import { listLikes } from '#product/likes/contract.ts';
import { currentUser } from '#product/members/user/contract.ts';
import { tellNouns } from './live-handlers.ts';

/** Milliseconds, SPEC 9. */
const FIRST_REFRESH = 5_000;
const REFRESH = 60_000;
const REFRESH_WITH_PUSH = 300_000;
const CATCH_UP = 5_000;
/** Milliseconds until a refused stream is asked for again: the first time, doubled each time up to the last. */
const ASK_AGAIN = { first: 2_000, last: 120_000 };

const KEPT_FRESH = [currentUser, countBadges, listChats, listLikes].map((endpoint) => keyOf(endpoint));

/**
 * Keeps user, badges, chats and likes fresh: on a timer, and at once when the server says that something happened. A list that
 * is not on the screen is not asked for: it loads anew when it is shown.
 */
export default function LiveUpdates({ pushSubscribed = false }: { pushSubscribed?: boolean }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      for (const queryKey of KEPT_FRESH) queryClient.invalidateQueries({ queryKey });
    };
    let repeating: ReturnType<typeof setInterval> | undefined;
    const first = setTimeout(() => {
      refresh();
      repeating = setInterval(refresh, pushSubscribed ? REFRESH_WITH_PUSH : REFRESH);
    }, FIRST_REFRESH);
    return () => {
      clearTimeout(first);
      clearInterval(repeating);
    };
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
      tellNouns(queryClient, { type: 'missed' });
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
        else tellNouns(queryClient, event);
      };
    };
    open();
    return () => {
      clearTimeout(askingAgain);
      clearTimeout(catchingUp);
      source.close();
    };
  }, [queryClient]);
  return null;
}
