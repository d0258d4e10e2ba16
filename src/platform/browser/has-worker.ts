export const workers = (): ServiceWorkerContainer | undefined => globalThis.navigator?.serviceWorker;

export const canHaveWorker = (): boolean => Boolean(workers());

export const forgetKept = (): void => workers()?.controller?.postMessage({ type: 'forget' });
