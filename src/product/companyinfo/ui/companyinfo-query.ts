import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { companyInfo } from '../contract.ts';

export const companyInfoQuery = (transport: Transport) => ({
  ...apiQuery(transport, companyInfo, {}),
  staleTime: Number.POSITIVE_INFINITY,
});
