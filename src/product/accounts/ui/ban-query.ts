import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { showBan } from '../bans/contract.ts';

export const banQuery = (transport: Transport) => apiQuery(transport, showBan, {});
