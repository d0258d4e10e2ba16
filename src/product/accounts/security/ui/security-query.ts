import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { showSecurity } from '../contract.ts';

export const securityQuery = (transport: Transport) => apiQuery(transport, showSecurity, {});
