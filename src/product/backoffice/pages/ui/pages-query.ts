import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { listSitePages, type PageDraftView, showSitePage } from '../contract.ts';

/** What the screen shows, as its address has it. */
export interface PagesSearch {
  site?: number;
  /** The page that is open, by its name. */
  page?: string;
  language?: string;
  /** A new one is named. */
  make?: true;
}

/** Which text is open. */
export interface Which {
  site: number;
  slug: string;
  locale: Locale;
}

export const pagesQuery = (transport: Transport, site: number) => apiQuery(transport, listSitePages, { site });
export const pageTextQuery = (transport: Transport, which: Which) => apiQuery(transport, showSitePage, which);

/** What another version of a page changes. */
export const OF_PAGES = [keyOf(listSitePages), keyOf(showSitePage)];

/** A draft as lines, to be read beside another one. */
export const linesOf = ({ title, description, lead, text }: PageDraftView): string[] => [
  title,
  description,
  lead,
  '',
  text,
];
