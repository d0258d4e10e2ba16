import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listWithdrawable } from '../contract.ts';

export const ordersQuery = (transport: Transport) => ({ ...apiQuery(transport, listWithdrawable, {}), staleTime: 0 });
