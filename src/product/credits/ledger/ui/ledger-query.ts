import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { type LedgerKind, listLedger } from '../contract.ts';

interface LedgerAsked {
  kind?: LedgerKind | undefined;
  before?: number | undefined;
}

export const ledgerQuery = (transport: Transport, { kind, before }: LedgerAsked) => ({
  ...apiQuery(transport, listLedger, { ...(kind && { kind }), ...(before && { before }) }),
  staleTime: 0,
});
