/** Soon at first, since most end within seconds. */
const FIRST_DELAYS_MS = [2_000, 3_000, 5_000, 8_000];
const PAUSE_MS = 15_000;
const MAX_WATCH_MS = 20 * 60_000;

type Tab = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

interface Watched {
  /** A failure is as good as no answer. */
  look: () => Promise<unknown>;
  atOnce: boolean;
  onOver: () => void;
  tab?: Tab;
}

/** Looks only while its tab is seen; needs no events of the server. @returns what ends it. */
export function watchPayment({ look, atOnce, onOver, tab = document }: Watched): () => void {
  const begun = Date.now();
  const pauses = atOnce ? [0, ...FIRST_DELAYS_MS] : [...FIRST_DELAYS_MS];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  wait();
  return () => {
    ended = true;
    clearTimeout(timer);
    tab.removeEventListener('visibilitychange', lookWhenSeen);
  };

  function wait() {
    if (ended) return;
    const pause = pauses.shift() ?? PAUSE_MS;
    if (Date.now() + pause > begun + MAX_WATCH_MS) onOver();
    else timer = setTimeout(lookWhenSeen, pause);
  }
  function lookWhenSeen() {
    if (tab.visibilityState !== 'visible') return tab.addEventListener('visibilitychange', lookWhenSeen);
    tab.removeEventListener('visibilitychange', lookWhenSeen);
    look()
      .catch(() => undefined)
      .then(wait);
  }
}
