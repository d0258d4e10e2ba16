import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { type DeskReply, showDesk } from '../contract.ts';

const REFRESH_INTERVAL_MS = 30_000;

export interface AdminSearch {
  site?: number;
}

export const deskQuery = (transport: Transport, site: number | undefined) =>
  apiQuery(transport, showDesk, site === undefined ? {} : { site });

export const useAdminSite = (): number | undefined => (useSearch({ strict: false }) as AdminSearch).site;

export function useDesk(): DeskReply {
  const query = deskQuery(useTransport(), useAdminSite());
  return useSuspenseQuery({ ...query, refetchInterval: REFRESH_INTERVAL_MS }).data;
}
