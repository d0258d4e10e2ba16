import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { releaseLeases, renewLeases } from '../../leases/contract.ts';
import { openCase, type WhichCase } from '../contract.ts';

/** Milliseconds between two heartbeats of a page that is seen. */
const HEARTBEAT_MS = 60_000;

/** Opens a case, holds it while it is on the screen, and gives it back. */
export function useCase(which: WhichCase) {
  const transport = useTransport();
  const { kind, id } = which;
  const query = useQuery({
    queryKey: ['backoffice case', kind, id],
    queryFn: () => transport.call(openCase, { kind, id }),
    ...{ retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  });
  const held = query.isSuccess;
  useEffect(() => {
    if (!held) return;
    const lease = { kind, ids: [id] };
    const beat = () => {
      if (document.visibilityState === 'visible') transport.call(renewLeases, lease).catch(() => undefined);
    };
    const release = () => {
      transport.call(releaseLeases, lease).catch(() => undefined);
    };
    const timer = setInterval(beat, HEARTBEAT_MS);
    window.addEventListener('pagehide', release);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', release);
      release();
    };
  }, [held, kind, id, transport]);
  return query;
}
