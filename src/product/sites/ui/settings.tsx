import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { SETTINGS_WORDS, type SettingsView, settings } from '../contract.ts';

/** Under one key whatever address the visit began at. @param address query string of the page, told to the server. */
export const settingsQuery = (transport: Transport, address = '') =>
  queryOptions({
    ...apiQuery(transport, settings, {}),
    queryFn: ({ signal }) => transport.call(settings, wordsOf(address), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

function wordsOf(address: string): Record<string, string> {
  const given = new URLSearchParams(address);
  return Object.fromEntries(
    SETTINGS_WORDS.flatMap((word) =>
      given
        .getAll(word)
        .slice(0, 1)
        .map((text) => [word, text]),
    ),
  );
}

const SettingsContext = createContext<SettingsView | null>(null);

export function SettingsProvider({ children }: { children: ReactNode }) {
  const { settings } = useSuspenseQuery(settingsQuery(useTransport())).data;
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

export function useSettings(): SettingsView {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings outside of SettingsProvider');
  return settings;
}
