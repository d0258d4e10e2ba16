import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { showPage } from '../pages/contract.ts';

export const pageQuery = (transport: Transport, slug: string) => ({
  ...apiQuery(transport, showPage, { slug }),
  staleTime: Number.POSITIVE_INFINITY,
});
