import { workers } from './has-worker.ts';
import { hasUnsentText } from './unsent-text.ts';

/** The one worker of the site: pushes, the offline page and what is kept for a member. */
const WORKER = '/sw-push.js';
/** Milliseconds between two looks for a new version, while somebody sees the page. */
const UPDATE_INTERVAL_MS = 3_600_000;

/** A version that can be loaded: by its worker, which waits, or because another tab has loaded it already. */
export interface NewVersion {
  /** Loads it in every tab, each at most once. */
  load: () => void;
}

/** Installs the worker where it is not, and lets it wait where another one is. */
export async function registerWorker(): Promise<void> {
  await workers()?.register(WORKER, { scope: '/', updateViaCache: 'none' });
}

/** Says something to the worker, as soon as there is one. */
export async function tellWorker(message: { type: string }): Promise<void> {
  const container = workers();
  (container?.controller ?? (await container?.getRegistration('/'))?.active)?.postMessage(message);
}

/**
 * Follows new versions of the worker. When one takes over, by a press in whatever tab, the page reloads once, unless something is
 * written in it that would be lost: then the reader is asked. The first worker of a browser replaces nothing.
 * @returns what ends it.
 */
export function followVersions(onVersion: (version: NewVersion) => void): () => void {
  const container = workers();
  if (!container) return () => undefined;
  const end = new AbortController();
  const { signal } = end;
  let controlled = container.controller !== null;
  let reloading = false;
  const reload = () => {
    if (!reloading) location.reload();
    reloading = true;
  };
  const take = () => {
    if (!controlled) controlled = true;
    else if (hasUnsentText()) onVersion({ load: reload });
    else reload();
  };
  container.addEventListener('controllerchange', take, { signal });
  followWaiting(container, signal, (worker) =>
    onVersion({ load: () => worker.postMessage({ type: 'skip-waiting' }) }),
  ).catch(() => undefined);
  return () => end.abort();
}

async function followWaiting(
  container: ServiceWorkerContainer,
  signal: AbortSignal,
  onWaiting: (worker: ServiceWorker) => void,
): Promise<void> {
  const registration = await container.getRegistration('/');
  if (!registration || signal.aborted) return;
  const look = () => {
    if (registration.waiting && container.controller) onWaiting(registration.waiting);
  };
  const installing = () => registration.installing?.addEventListener('statechange', look, { signal });
  registration.addEventListener('updatefound', installing, { signal });
  installing();
  look();
  let looked = Date.now();
  const update = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < UPDATE_INTERVAL_MS) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', update, { signal });
  const timer = setInterval(update, UPDATE_INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
