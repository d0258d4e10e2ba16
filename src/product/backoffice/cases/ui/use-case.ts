import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { releaseLeases } from '../../leases/contract.ts';
import { useLeases } from '../../leases/ui/use-leases.ts';
import { openCase, type WhichCase } from '../contract.ts';

export const isDecided = (error: unknown): boolean => error instanceof ApiError && error.code === 'case_decided';

export function useCase(which: WhichCase) {
  const transport = useTransport();
  const { kind, id } = which;
  const query = useQuery({
    queryKey: ['backoffice case', kind, id],
    queryFn: () => transport.call(openCase, { kind, id }),
    ...{ retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
    // What was decided is not asked for again.
    refetchOnWindowFocus: ({ state }) => !isDecided(state.error),
    refetchOnReconnect: ({ state }) => !isDecided(state.error),
  });
  const held = query.isSuccess;
  useLeases(kind, held ? [id] : []);
  useEffect(() => {
    if (!held) return;
    return () => {
      transport.call(releaseLeases, { kind, ids: [id] }).catch(() => undefined);
    };
  }, [held, kind, id, transport]);
  return query;
}
