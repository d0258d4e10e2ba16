/** Milliseconds after which a browser that says it has no connection is not believed. */
const OFFLINE_TIMEOUT_MS = 30_000;

interface RetryOptions {
  /** Milliseconds before each further try; the last one is used for all that follow. */
  delaysMs: readonly number[];
  maxTries: number;
  mayPass: (error: unknown) => boolean;
  /** Told before each wait what stands in the way; null: there is no connection. */
  onWait?: (error: unknown) => void;
  signal?: AbortSignal;
}

/** Without a connection it waits for one first. @throws what the last try threw. */
export async function retry<Reply>(call: () => Promise<Reply>, options: RetryOptions): Promise<Reply> {
  const { delaysMs, maxTries, mayPass, onWait, signal } = options;
  for (let tries = 1; ; tries += 1) {
    if (isOffline()) {
      onWait?.(null);
      await pause(OFFLINE_TIMEOUT_MS, signal);
    }
    try {
      return await call();
    } catch (error) {
      const exhausted = tries >= maxTries && !isOffline();
      if (signal?.aborted || !mayPass(error) || exhausted) throw error;
      if (isOffline()) continue;
      onWait?.(error);
      await pause(delaysMs[Math.min(tries, delaysMs.length) - 1] ?? 0, signal);
    }
  }
}

const isOffline = () => navigator.onLine === false;

/** Waits for a time; for less where the connection comes back, or an aborted signal says that nobody waits any more. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  const page = globalThis.window as Window | undefined;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      page?.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    page?.addEventListener('online', end);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}
