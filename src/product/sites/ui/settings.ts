import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import type { SettingsReply, SettingsView } from '../contract.ts';

/** The site's settings; loaded once a visit. */
export const settingsQuery = (transport: Transport) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => transport.get<z.output<typeof SettingsReply>>('/api/settings.php', {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

export function useSettings(): SettingsView {
  return useSuspenseQuery(settingsQuery(useTransport())).data.settings;
}
