import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { viewDirectDebit } from '../contract.ts';

/** An order that waits for its mandate. */
export const directDebitQuery = (transport: Transport, id: number) => ({
  ...apiQuery(transport, viewDirectDebit, { id }),
  staleTime: 0,
});
