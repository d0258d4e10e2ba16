import { forgetKept } from '#platform/browser/has-worker.ts';

/** What a browser keeps under names that begin so, it keeps until its member logs out. */
export const UNTIL_LOG_OUT = 'login:';

let loggingOut = false;

export const isLoggingOut = (): boolean => loggingOut;

/** What listens as the member stops first: the server would refuse it. @throws what the call throws; nothing ended. */
export async function logOutBy(call: () => Promise<unknown>): Promise<void> {
  loggingOut = true;
  dispatchEvent(new Event('log-out'));
  try {
    await call();
  } catch (error) {
    loggingOut = false;
    throw error;
  }
  forgetLogin();
}

export function forgetLogin(): void {
  forgetKept();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(UNTIL_LOG_OUT)) localStorage.removeItem(key);
  } catch {
    // What a browser does not give away it has not kept.
  }
}
