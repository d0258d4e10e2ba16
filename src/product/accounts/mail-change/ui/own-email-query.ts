import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { showOwnEmail } from '../contract.ts';

export const ownEmailQuery = (transport: Transport) => apiQuery(transport, showOwnEmail, {});
