import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { LOCALES } from '#platform/i18n/locales.ts';

/** At `/pages/{slug}`, with a text that comes with the product. */
export const STANDARD_PAGES = [
  'terms',
  'privacy',
  'cookies',
  'return-policy',
  'withdrawal',
  'faq',
  'service',
  'safety',
  'transparency',
  'accessibility',
  'imprint',
] as const;
export type StandardPage = (typeof STANDARD_PAGES)[number];

/** Shorter than the token of a mail's link, so that no page can stand in front of one: PRODUCT 16. */
const SLUG = /^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/;
export const isSlug = (word: string): boolean => SLUG.test(word);

export const PAGE_PROBLEMS = [
  'page_slug_wrong',
  'page_slug_taken',
  'page_title_missing',
  'page_head_wrong',
  'page_heading_wrong',
  'page_too_long',
  'page_html',
  'page_link',
  'page_picture',
  'page_place_unknown',
  'page_from_past',
  'page_changed_meanwhile',
] as const;
export type PageProblem = (typeof PAGE_PROBLEMS)[number];

const Html = z.string();

const Entry = z.object({ id: z.string(), title: z.string(), html: Html });
const Section = z.extend(Entry, {
  entries: z.array(Entry),
});
export type PageSection = z.output<typeof Section>;

export const PageView = z.object({
  slug: z.string(),
  locale: z.enum(LOCALES),
  title: z.string(),
  /** For search engines; empty for none. */
  description: z.string(),
  lead: z.string(),
  /** Of the operator's own text, from 1; null for the text that comes with the product. */
  version: z.nullable(z.number()),
  valid_from: z.string(),
  /** What stands before the first section. */
  html: Html,
  sections: z.array(Section),
});
export type PageView = z.output<typeof PageView>;

export const showPage = endpoint({
  method: 'GET',
  path: '/api/page.php',
  summary: "A page of the law or of the operator's own, in the reader's language, with what it says of this site",
  access: 'anyone',
  input: z.object({ slug: z.string().check(z.regex(SLUG)) }),
  reply: z.object({ page: PageView }),
});
