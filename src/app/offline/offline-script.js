// The page without a connection looks for one by itself, and shows nothing of a member who has logged out.
/** Milliseconds between two looks, while somebody sees the page. */
const INTERVAL_MS = 10_000;
const TIMEOUT_MS = 5_000;

const again = () => location.reload();

async function look() {
  if (document.visibilityState !== 'visible') return;
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    again();
  } catch {
    // Still away.
  }
}

addEventListener('online', again);
document.addEventListener('visibilitychange', look);
setInterval(look, INTERVAL_MS);
new BroadcastChannel('offline').addEventListener('message', again);
// A conversation is read from its end.
document.querySelector('[data-newest]')?.scrollIntoView({ block: 'end' });
