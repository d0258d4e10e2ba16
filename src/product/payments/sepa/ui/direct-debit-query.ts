import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { viewDirectDebit } from '../contract.ts';

export const directDebitQuery = (transport: Transport, id: number) => ({
  ...apiQuery(transport, viewDirectDebit, { id }),
  staleTime: 0,
});
