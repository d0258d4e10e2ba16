/** Milliseconds for which a hidden tab keeps its connection: by HTTP/1.1 a browser has few for all of its tabs. */
const HIDDEN_MS = 60_000;
const CONNECTION_LOCK = 'hidden-event-source';

export function restWhileHidden(rest: () => void): void {
  if (document.visibilityState === 'visible') return;
  let giveBack = () => {};
  const timer = setTimeout(() => {
    if (!navigator.locks) return rest();
    navigator.locks.request(CONNECTION_LOCK, { ifAvailable: true }, (lock) => {
      if (document.visibilityState === 'visible') return;
      if (!lock) return rest();
      return new Promise<void>((resolve) => {
        giveBack = resolve;
      });
    });
  }, HIDDEN_MS);
  const onSeen = () => {
    clearTimeout(timer);
    giveBack();
  };
  document.addEventListener('visibilitychange', onSeen, { once: true });
}
