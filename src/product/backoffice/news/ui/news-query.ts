import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listSiteNews } from '../contract.ts';

export interface NewsSearch {
  site?: number;
  news?: number;
  make?: true;
}

export const newsQuery = (transport: Transport, site: number | undefined) =>
  apiQuery(transport, listSiteNews, site === undefined ? {} : { site });
