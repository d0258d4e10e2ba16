import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { type ExportReply, showExport } from '../contract.ts';

const POLL_INTERVAL_MS = 3000;

export const exportQuery = (transport: Transport) => ({
  ...apiQuery(transport, showExport, {}),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: ExportReply | undefined } }) =>
    state.data?.export?.status === 'waiting' ? POLL_INTERVAL_MS : (false as const),
});
