import { workers } from './has-worker.ts';
import { hasUnsentText } from './unsent-text.ts';

const WORKER = '/sw-push.js';
/** Milliseconds between two looks for a new version, while somebody sees the page. */
const UPDATE_INTERVAL_MS = 3_600_000;

export interface NewVersion {
  load: () => void;
  /** Another tab has loaded it; here words would be lost. */
  unsent?: true;
}

type WorkerMessage =
  | { type: 'start'; account: number | null; look: string }
  | { type: 'skip-waiting' }
  | { type: string; account: number };

/** Installs the worker where it is not; where another one is, it waits. A browser asks the server for it each time. */
const register = async (): Promise<ServiceWorkerRegistration | undefined> => {
  await workers()?.register(WORKER, { scope: '/', updateViaCache: 'none' });
  return workers()?.ready;
};

export async function tellWorker(message: WorkerMessage): Promise<void> {
  const worker = workers()?.controller ?? (await register())?.active;
  worker?.postMessage(message);
}

/** When one takes over in whatever tab, the page reloads once, unless words would be lost: then it asks. */
export async function followVersions(onVersion: (version: NewVersion) => void, signal: AbortSignal): Promise<void> {
  const container = workers();
  if (!container) return;
  let controlled = container.controller !== null;
  let reloading = false;
  const reload = () => {
    if (!reloading) location.reload();
    reloading = true;
  };
  const take = () => {
    if (!controlled) controlled = true;
    else if (hasUnsentText()) onVersion({ load: reload, unsent: true });
    else reload();
  };
  container.addEventListener('controllerchange', take, { signal });
  const registration = await register();
  if (!registration || signal.aborted) return;
  const skip: WorkerMessage = { type: 'skip-waiting' };
  const look = () => {
    const { waiting } = registration;
    if (waiting && container.controller) onVersion({ load: () => waiting.postMessage(skip) });
  };
  const installing = () => registration.installing?.addEventListener('statechange', look, { signal });
  registration.addEventListener('updatefound', installing, { signal });
  installing();
  look();
  lookForUpdates(registration, signal);
}

function lookForUpdates(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
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
