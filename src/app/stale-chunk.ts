import { serverAnswers } from '#platform/http/server-answers.ts';

/** Milliseconds: SPEC allows one reload a minute. */
const RELOAD_INTERVAL_MS = 60_000;
const KEY = 'reloaded-for-chunk-at';

/** One reload gets the new version. Without a server no file is gone, and a reload would take the page away. */
export function reloadOnStaleChunk(now: () => number = Date.now): void {
  window.addEventListener('vite:preloadError', async (event) => {
    // The router reloads by itself as well, once for each message that it has not noted here: then it would be two.
    sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1');
    if (!(await serverAnswers())) return;
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now() - last < RELOAD_INTERVAL_MS) return;
    sessionStorage.setItem(KEY, String(now()));
    const { activateWaiting } = await import('#platform/browser/activate-waiting.ts').catch(() => ({
      activateWaiting: null,
    }));
    if (!activateWaiting || (await activateWaiting())) location.reload();
  });
}
