import type { QueryClient } from '@tanstack/react-query';
import type { Transport } from '#platform/http/transport.ts';
import { isQuietHour } from '../preferences/contract.ts';
import { preferencesQuery } from './preferences-query.ts';

const PREFERENCES_TTL_MS = 600_000;

/** Whether the member's quiet hours are on, by the clock of this device; where nobody can tell, silence is the smaller mistake. */
export async function isQuietNow(queryClient: QueryClient, transport: Transport): Promise<boolean> {
  try {
    const query = { ...preferencesQuery(transport, null), staleTime: PREFERENCES_TTL_MS };
    const { preferences } = await queryClient.fetchQuery(query);
    return preferences.quiet !== null && isQuietHour(new Date().getHours(), preferences.quiet);
  } catch {
    return true;
  }
}
