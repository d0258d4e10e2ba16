import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listDiscountCodes } from '../contract.ts';

/** What the list shows, as its address has it. */
export interface CodesSearch {
  site?: number;
  /** The code that is open. */
  code?: number;
  /** A new one is written. */
  make?: true;
}

export const codesQuery = (transport: Transport, site: number | undefined) =>
  apiQuery(transport, listDiscountCodes, site === undefined ? {} : { site });
