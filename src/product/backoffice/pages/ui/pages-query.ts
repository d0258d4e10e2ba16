import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { listSitePages, type PageDraftView, showSitePage } from '../contract.ts';

export interface PagesSearch {
  site?: number;
  page?: string;
  language?: string;
  make?: true;
}

export interface Which {
  site: number;
  slug: string;
  locale: Locale;
}

export const pagesQuery = (transport: Transport, site: number) => apiQuery(transport, listSitePages, { site });
export const pageTextQuery = (transport: Transport, which: Which) => apiQuery(transport, showSitePage, which);

export const OF_PAGES = [keyOf(listSitePages), keyOf(showSitePage)];

export const linesOf = ({ title, description, lead, text }: PageDraftView): string[] => [
  title,
  description,
  lead,
  '',
  text,
];
