import { startTransition, useEffect, useState } from 'react';
import { isTimeZone } from './time-zones.ts';

/** Times move to the reader's own zone, and the server is told. @param tell stays the same while the page is open. */
export function useOwnTimeZone(assumed: string, tell: (zone: string) => Promise<unknown>): string {
  const [zone, setZone] = useState(assumed);
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (own === assumed || !isTimeZone(own)) return;
    startTransition(() => setZone(own));
    // Not worth a word when it fails: the next page tells it again.
    tell(own).catch(() => undefined);
  }, [assumed, tell]);
  return zone;
}
