import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { showPage } from '../pages/contract.ts';

/** A page by its slug; it is the same as long as the visit lasts. */
export const pageQuery = (transport: Transport, slug: string) => ({
  ...apiQuery(transport, showPage, { slug }),
  staleTime: Number.POSITIVE_INFINITY,
});
