import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { queryInt } from '#platform/query.ts';
import { PageView } from '#product/content/pages/contract.ts';
import { RowId, SiteId } from '../contract.ts';

const OfSite = queryInt(1, 2_147_483_647);
const Slug = z.string().check(z.minLength(1), z.maxLength(40));
const PageLocale = z.enum(LOCALES);

const Written = z.object({
  locale: PageLocale,
  /** The newest one, from 1. */
  version: z.number(),
  at: z.string(),
  author: z.string(),
  given_back: z.boolean(),
});

export const SitePage = z.object({
  slug: z.string(),
  standard: z.boolean(),
  path: z.string(),
  texts: z.array(Written),
});
export type SitePage = z.output<typeof SitePage>;

export const SitePagesInput = z.object({ site: OfSite });
export type SitePagesInput = z.output<typeof SitePagesInput>;
export const SitePagesReply = z.object({
  origin: z.string(),
  language: PageLocale,
  pages: z.array(SitePage),
});
export type SitePagesReply = z.output<typeof SitePagesReply>;

export const listSitePages = endpoint({
  method: 'GET',
  path: '/api/admin/pages.php',
  summary: 'Pages of a site with the languages that it wrote them in',
  access: 'admin',
  input: SitePagesInput,
  reply: SitePagesReply,
});

/** `text` is Markdown. */
export const PageDraftView = z.object({
  title: z.string(),
  description: z.string(),
  lead: z.string(),
  text: z.string(),
});
export type PageDraftView = z.output<typeof PageDraftView>;

export const SitePageInput = z.object({
  site: OfSite,
  slug: Slug,
  locale: PageLocale,
  /** An earlier one; the newest if left out. */
  version: z.optional(queryInt(1)),
});
export type SitePageInput = z.output<typeof SitePageInput>;

export const SitePageReply = z.object({
  draft: PageDraftView,
  /** The newest version; 0 where there is none. */
  version: z.number(),
  built_in: z.boolean(),
  versions: z.array(
    z.object({
      version: z.number(),
      at: z.string(),
      from: z.string(),
      author: z.string(),
      given_back: z.boolean(),
    }),
  ),
});
export type SitePageReply = z.output<typeof SitePageReply>;

export const showSitePage = endpoint({
  method: 'GET',
  path: '/api/admin/page.php',
  summary: 'A page’s text in one language, with its versions',
  access: 'admin',
  input: SitePageInput,
  reply: SitePageReply,
});

const Line = z.string().check(z.maxLength(300));
const Markdown = z.string().check(z.maxLength(100_000));
/** 0 for none. */
const SeenVersion = z.int().check(z.gte(0), z.lte(2_147_483_647));

const REFUSED = {
  page_slug_wrong: 422,
  page_slug_taken: 422,
  page_title_missing: 422,
  page_head_wrong: 422,
  page_heading_wrong: 422,
  page_too_long: 422,
  page_html: 422,
  page_link: 422,
  page_picture: 422,
  page_place_unknown: 422,
} as const;

export const PreviewPageInput = z.object({
  site: SiteId,
  slug: Slug,
  locale: PageLocale,
  title: Line,
  description: Line,
  lead: Line,
  text: Markdown,
});
export type PreviewPageInput = z.output<typeof PreviewPageInput>;

export const previewSitePage = endpoint({
  method: 'POST',
  path: '/api/admin/page-preview.php',
  summary: 'A page as it will be shown, or what is wrong with its text; nothing is stored',
  access: 'admin',
  input: PreviewPageInput,
  reply: z.object({ page: PageView }),
  errors: REFUSED,
});

export const SavePageInput = z.object({
  site: SiteId,
  slug: Slug,
  locale: PageLocale,
  title: Line,
  description: Line,
  lead: Line,
  text: Markdown,
  seen: SeenVersion,
  /** The day of UTC from whose beginning it counts; null for now. */
  from: z.nullable(z.iso.date()),
});
export type SavePageInput = z.output<typeof SavePageInput>;
const SavedPageReply = z.object({ version: z.number() });

const STALE = { page_from_past: 422, page_changed_meanwhile: 409 } as const;

export const saveSitePage = endpoint({
  method: 'POST',
  path: '/api/admin/page.php',
  summary: 'Writes a version of a page; none before it is changed',
  access: 'admin',
  input: SavePageInput,
  reply: SavedPageReply,
  errors: { ...REFUSED, ...STALE },
});

export const GiveBackPageInput = z.object({ site: SiteId, slug: Slug, locale: PageLocale, seen: SeenVersion });
export type GiveBackPageInput = z.output<typeof GiveBackPageInput>;

export const giveBackSitePage = endpoint({
  method: 'DELETE',
  path: '/api/admin/page.php',
  summary: 'Gives a page back to the text that comes with the product, or to nothing, as a version of its own',
  access: 'admin',
  input: GiveBackPageInput,
  reply: SavedPageReply,
  errors: { ...REFUSED, ...STALE },
});

export const RestorePageInput = z.object({
  site: SiteId,
  slug: Slug,
  locale: PageLocale,
  seen: SeenVersion,
  version: RowId,
});
export type RestorePageInput = z.output<typeof RestorePageInput>;

export const restoreSitePage = endpoint({
  method: 'POST',
  path: '/api/admin/page-version.php',
  summary: 'Makes an earlier version of a page the newest again, as a new version',
  access: 'admin',
  input: RestorePageInput,
  reply: SavedPageReply,
  errors: { ...REFUSED, ...STALE },
});
