import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listRefusedTexts } from '../../texts/reviews/contract.ts';

export const refusedTextsQuery = (transport: Transport) => apiQuery(transport, listRefusedTexts, {});
