import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listClaims } from '../contract.ts';

export const claimsQuery = (transport: Transport) => ({ ...apiQuery(transport, listClaims, {}), staleTime: 0 });
