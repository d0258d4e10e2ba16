import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listDiscountCodes } from '../contract.ts';

export interface CodesSearch {
  site?: number;
  code?: number;
  make?: true;
}

export const codesQuery = (transport: Transport, site: number | undefined) =>
  apiQuery(transport, listDiscountCodes, site === undefined ? {} : { site });
