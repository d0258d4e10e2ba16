import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { myInvites } from '../contract.ts';

export const invitesQuery = (transport: Transport) => apiQuery(transport, myInvites, {});
