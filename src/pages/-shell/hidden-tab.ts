/** Milliseconds for which a tab that nobody sees keeps its line: a browser has few of them by HTTP/1.1, for all of its tabs together. */
const HIDDEN_MS = 60_000;
/** The one tab out of sight that keeps its line all the same, for the count in its title. */
const KEEPS_LINE = 'hidden-event-source';

/** Gives the line of a tab up that is out of sight for a minute, unless it is the one that keeps it. */
export function restWhileHidden(rest: () => void): void {
  if (document.visibilityState === 'visible') return;
  let giveBack = () => {};
  const timer = setTimeout(() => {
    if (!navigator.locks) return rest();
    navigator.locks.request(KEEPS_LINE, { ifAvailable: true }, (lock) => {
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
