import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listSiteNews } from '../contract.ts';

/** What the list shows, as its address has it. */
export interface NewsSearch {
  site?: number;
  /** The announcement that is open. */
  news?: number;
  /** A new one is written. */
  make?: true;
}

export const newsQuery = (transport: Transport, site: number | undefined) =>
  apiQuery(transport, listSiteNews, site === undefined ? {} : { site });
