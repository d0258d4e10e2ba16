import { workers } from './has-worker.ts';
import { hasUnsentText } from './unsent-text.ts';

/** Milliseconds that a worker has to take over before its page goes on without it. */
const TAKEOVER_TIMEOUT_MS = 3_000;

/** @returns whether the page may be loaded anew: not where words would be lost, which the notice asks about. */
export async function activateWaiting(): Promise<boolean> {
  const container = workers();
  const waiting = (await container?.getRegistration().catch(() => undefined))?.waiting;
  if (!container || !waiting) return true;
  await new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, TAKEOVER_TIMEOUT_MS);
    waiting.postMessage({ type: 'skip-waiting' });
  });
  return !hasUnsentText();
}
