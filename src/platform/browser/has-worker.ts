/** Browsers have none on pages that are not on https. */
export const workers = (): ServiceWorkerContainer | undefined => globalThis.navigator?.serviceWorker;

export const canHaveWorker = (): boolean => Boolean(workers());

/** A member's log-in has ended: the worker deletes what it kept. */
export const forgetKept = (): void => workers()?.controller?.postMessage({ type: 'forget' });
