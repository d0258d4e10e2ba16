import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listGifts } from '../contract.ts';

export const giftsQuery = (transport: Transport, country: string) => apiQuery(transport, listGifts, { country });
