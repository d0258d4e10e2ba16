import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listHiddenWords } from '../contract.ts';

export const hiddenWordsQuery = (transport: Transport) => apiQuery(transport, listHiddenWords, {});
