import { useEffect } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { HEARTBEAT_MS, type LeaseKind, releaseLeases, renewLeases } from '../contract.ts';

/** @param ids those that are open here and not decided. */
export function useLeases(kind: LeaseKind, ids: readonly number[]): void {
  const transport = useTransport();
  const key = ids.join();
  useEffect(() => {
    if (key === '') return;
    const input = { kind, ids: key.split(',').map(Number) };
    // What fails comes again with the next one, and a decision takes the case again by itself.
    const beat = () => {
      if (document.visibilityState === 'visible') transport.call(renewLeases, input).catch(() => undefined);
    };
    const release = () => {
      transport.call(releaseLeases, input, { keepalive: true }).catch(() => undefined);
    };
    const timer = setInterval(beat, HEARTBEAT_MS);
    document.addEventListener('visibilitychange', beat);
    window.addEventListener('pagehide', release);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
      window.removeEventListener('pagehide', release);
    };
  }, [kind, key, transport]);
}
