import { useEffect, useState } from 'react';
import type { Transport } from '../http/transport.ts';

/**
 * The reader's time zone. The first page of a new browser is rendered in the zone that the server assumed; once it is
 * there, times move to the reader's own, and the server is told for the next page.
 */
export function useOwnTimeZone(assumed: string, transport: Transport): string {
  const [zone, setZone] = useState(assumed);
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!own || own === assumed) return;
    setZone(own);
    // Not worth a word when it fails: the next page tells it again.
    transport.send('PUT', '/api/timezone.php', { time_zone: own }).catch(() => undefined);
  }, [assumed, transport]);
  return zone;
}
