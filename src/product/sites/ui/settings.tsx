import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
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

const SettingsContext = createContext<SettingsView | null>(null);

/** Asks for the settings once for everything in it: every card of a list needs them. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { settings } = useSuspenseQuery(settingsQuery(useTransport())).data;
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/** The site's settings, wherever the shell is around. */
export function useSettings(): SettingsView {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings outside of SettingsProvider');
  return settings;
}
