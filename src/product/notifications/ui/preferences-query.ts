import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { showMailPreferences, showPreferences } from '../preferences/contract.ts';

export const preferencesQuery = (transport: Transport, token: string | null) =>
  token === null ? apiQuery(transport, showPreferences, {}) : apiQuery(transport, showMailPreferences, { token });
