import { isLoggingOut } from '#product/accounts/ui/until-log-out.ts';
import { restWhileHidden } from './hidden-tab.ts';

/** Milliseconds until a refused stream is asked for again: the first time, doubled each time up to the last. */
const RETRY_DELAYS_MS = { first: 2_000, last: 120_000 };
/** Milliseconds after which a silent connection counts as dead; the server sends a heartbeat every 25 seconds. */
const HEARTBEAT_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 15_000;

interface Hearing {
  onEvent: (event: { type: string }) => void;
  onMissed: () => void;
  onConnected: () => void;
  onPoll: () => void;
}

let heardAt = 0;
let polled = false;

/** Asking without is remembered: what was told twice is then put right. */
export function isConnected(): boolean {
  const has = Date.now() - heardAt < HEARTBEAT_TIMEOUT_MS;
  if (!has) polled = true;
  return has;
}

/** A new connection goes on after the last event, at any process. Hidden tabs share one. @returns what ends it. */
export function followEvents({ onEvent, onMissed, onConnected, onPoll }: Hearing): () => void {
  let source: EventSource | undefined;
  let cursor = '';
  let openedAt = 0;
  let pause = RETRY_DELAYS_MS.first;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  const hear = ({ lastEventId }: MessageEvent) => {
    cursor = lastEventId;
    heardAt = Date.now();
  };
  const open = () => {
    if (isLoggingOut()) return;
    const opened = new EventSource(`/api/events.php${cursor && `?after=${cursor}`}`);
    source = opened;
    opened.onopen = () => {
      if (polled || (openedAt && !cursor)) onMissed();
      polled = false;
      if (openedAt) onConnected();
      openedAt = Date.now();
      pause = RETRY_DELAYS_MS.first;
    };
    opened.onerror = () => {
      heardAt = 0;
      // A browser never reconnects after a refusal: by a process that just ends, or a proxy that finds none.
      if (opened.readyState !== EventSource.CLOSED) return;
      clearTimeout(retryTimer);
      retryTimer = setTimeout(open, pause * (0.5 + Math.random()));
      pause = Math.min(pause * 2, RETRY_DELAYS_MS.last);
    };
    opened.addEventListener('beat', hear);
    opened.onmessage = (message) => {
      hear(message);
      onEvent(JSON.parse(message.data));
    };
  };
  const rest = () => {
    clearTimeout(retryTimer);
    source?.close();
    source = undefined;
    heardAt = 0;
  };
  const isClosed = () => !source || source.readyState === EventSource.CLOSED;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') restWhileHidden(rest);
    else if (isClosed()) {
      clearTimeout(retryTimer);
      open();
    }
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('log-out', rest);
  open();
  if (document.visibilityState === 'hidden') onVisibility();
  const polling = setInterval(() => {
    if (isConnected()) return;
    if (document.visibilityState === 'visible') onPoll();
    // A log-out that failed has closed it.
    if (!source && document.visibilityState === 'visible') open();
    if (source?.readyState !== EventSource.OPEN || Date.now() - openedAt < HEARTBEAT_TIMEOUT_MS) return;
    // Open, but dead: the network changed, or a proxy buffers all events.
    source.close();
    open();
  }, POLL_INTERVAL_MS);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(retryTimer);
    clearInterval(polling);
    removeEventListener('log-out', rest);
    rest();
  };
}
