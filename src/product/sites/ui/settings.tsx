import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { type SettingsView, settings } from '../contract.ts';

/** The site's settings; loaded once a visit. */
export const settingsQuery = (transport: Transport) =>
  queryOptions({
    ...apiQuery(transport, settings, {}),
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
