import { isLoggingOut } from '#product/accounts/ui/until-log-out.ts';
import { restWhileHidden } from './hidden-tab.ts';

/** Milliseconds until a refused stream is asked for again: the first time, doubled each time up to the last. */
const RETRY_DELAYS_MS = { first: 2_000, last: 120_000 };
/** Milliseconds after which a line that says nothing is dead; the server says something every 25 seconds. */
const HEARTBEAT_TIMEOUT_MS = 60_000;
/** Milliseconds between two looks at what is read right now, while there is no line. */
const POLL_INTERVAL_MS = 15_000;

interface Hearing {
  onEvent: (event: { type: string }) => void;
  /** What happened of late was not told, and is not going to be. */
  onMissed: () => void;
  /** There is a line where there was none. */
  onConnected: () => void;
  /** There is no line: what is read right now has to be asked for. */
  onLook: () => void;
}

let heardAt = 0;
let polled = false;

/** Whether events come, so that nothing has to be asked for. Asking without is remembered: what was told twice is then put right. */
export function isConnected(): boolean {
  const has = Date.now() - heardAt < HEARTBEAT_TIMEOUT_MS;
  if (!has) polled = true;
  return has;
}

/**
 * Follows the member's live events over whatever lines there are. A new one goes on where the last one broke, at whichever
 * process it ends; where none can be had, or one says nothing, the page looks for itself. Of the tabs that nobody has seen for a minute
 * one keeps its line. @returns what ends it.
 */
export function followEvents({ onEvent, onMissed, onConnected, onLook }: Hearing): () => void {
  let source: EventSource | undefined;
  let place = '';
  let openedAt = 0;
  let pause = RETRY_DELAYS_MS.first;
  let askingAgain: ReturnType<typeof setTimeout> | undefined;
  const hear = ({ lastEventId }: MessageEvent) => {
    place = lastEventId;
    heardAt = Date.now();
  };
  const open = () => {
    if (isLoggingOut()) return;
    const line = new EventSource(`/api/events.php${place && `?after=${place}`}`);
    source = line;
    line.onopen = () => {
      if (polled || (openedAt && !place)) onMissed();
      polled = false;
      if (openedAt) onConnected();
      openedAt = Date.now();
      pause = RETRY_DELAYS_MS.first;
    };
    line.onerror = () => {
      heardAt = 0;
      // A browser comes back by itself to a line that broke, and never to one that was refused: by a process that
      // just ends, or a proxy that finds none.
      if (line.readyState !== EventSource.CLOSED) return;
      clearTimeout(askingAgain);
      askingAgain = setTimeout(open, pause * (0.5 + Math.random()));
      pause = Math.min(pause * 2, RETRY_DELAYS_MS.last);
    };
    line.addEventListener('beat', hear);
    line.onmessage = (message) => {
      hear(message);
      onEvent(JSON.parse(message.data));
    };
  };
  const rest = () => {
    clearTimeout(askingAgain);
    source?.close();
    source = undefined;
    heardAt = 0;
  };
  const isClosed = () => !source || source.readyState === EventSource.CLOSED;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') restWhileHidden(rest);
    else if (isClosed()) {
      clearTimeout(askingAgain);
      open();
    }
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('log-out', rest);
  open();
  if (document.visibilityState === 'hidden') onVisibility();
  const looking = setInterval(() => {
    if (isConnected()) return;
    if (document.visibilityState === 'visible') onLook();
    // A log-out that failed has left none.
    if (!source && document.visibilityState === 'visible') open();
    if (source?.readyState !== EventSource.OPEN || Date.now() - openedAt < HEARTBEAT_TIMEOUT_MS) return;
    // It only looks like one: the network was changed, or a proxy keeps it all.
    source.close();
    open();
  }, POLL_INTERVAL_MS);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(askingAgain);
    clearInterval(looking);
    removeEventListener('log-out', rest);
    rest();
  };
}
