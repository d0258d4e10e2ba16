import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { Done } from '#product/accounts/contract.ts';
import { AtSite, RowId, SiteId } from '../contract.ts';

export const NEWS_ERRORS = [
  'news_needs_english',
  'news_words_missing',
  'news_path_wrong',
  'news_ends_before',
  'news_needs_code',
  'news_no_such_code',
  'news_over',
] as const;
export type NewsError = (typeof NEWS_ERRORS)[number];

export const NEWS_KINDS = ['news', 'promotions'] as const;
export const MAX_NEWS = 50;
const NEWS_STATES = ['planned', 'telling', 'told', 'stopped', 'over'] as const;

const NewsText = z.object({ locale: z.enum(LOCALES), subject: z.string(), text: z.string() });

export const SiteNews = z.object({
  id: z.number(),
  site: z.number(),
  host: z.string(),
  kind: z.enum(NEWS_KINDS),
  texts: z.array(NewsText),
  starts_at: z.string(),
  ends_at: z.string(),
  state: z.enum(NEWS_STATES),
  told: z.number(),
  staff: z.string(),
});
export type SiteNews = z.output<typeof SiteNews>;

export const SiteNewsInput = z.object({ site: AtSite });
export type SiteNewsInput = z.output<typeof SiteNewsInput>;
export const SiteNewsReply = z.object({ news: z.array(SiteNews) });
export type SiteNewsReply = z.output<typeof SiteNewsReply>;

export const listSiteNews = endpoint({
  method: 'GET',
  path: '/api/admin/news.php',
  summary: 'News and offers that staff wrote to members, with how often they were told',
  access: 'admin',
  input: SiteNewsInput,
  reply: SiteNewsReply,
});

export const PreviewNewsInput = z.object({ site: SiteId, kind: z.enum(NEWS_KINDS), locale: z.enum(LOCALES) });
export type PreviewNewsInput = z.output<typeof PreviewNewsInput>;
export const PreviewNewsReply = z.object({
  readers: z.array(z.object({ language: z.enum(LOCALES), mail: z.number(), push: z.number() })),
  around: z.object({ code: z.string(), action: z.string(), why: z.string() }),
});
export type PreviewNewsReply = z.output<typeof PreviewNewsReply>;

export const previewNews = endpoint({
  method: 'POST',
  path: '/api/admin/news-preview.php',
  summary: 'Whom an announcement would reach now, and what its mail says around it; nobody is told',
  access: 'admin',
  input: PreviewNewsInput,
  reply: PreviewNewsReply,
});

const Subject = z.string().check(z.maxLength(100));
const Words = z.string().check(z.maxLength(4000));
const Path = z.string().check(z.maxLength(200));
const DiscountWord = z.nullable(z.string().check(z.maxLength(24)));

const REFUSED_NEWS = {
  news_words_missing: 422,
  news_path_wrong: 422,
  news_needs_code: 422,
  news_no_such_code: 422,
} as const;

export const TryNewsInput = z.object({
  site: SiteId,
  kind: z.enum(NEWS_KINDS),
  path: Path,
  code: DiscountWord,
  locale: z.enum(LOCALES),
  subject: Subject,
  text: Words,
});
export type TryNewsInput = z.output<typeof TryNewsInput>;

export const tryNews = endpoint({
  method: 'POST',
  path: '/api/admin/news-test.php',
  summary: 'Mails an announcement to who writes it, and to nobody else',
  access: 'admin',
  input: TryNewsInput,
  reply: Done,
  errors: REFUSED_NEWS,
  limit: { name: 'news tests', calls: 20, seconds: 3600 },
});

export const SendNewsInput = z.object({
  /** Of one order: it is kept once. */
  key: z.uuid(),
  site: SiteId,
  kind: z.enum(NEWS_KINDS),
  path: Path,
  code: DiscountWord,
  texts: z
    .array(z.object({ locale: z.enum(LOCALES), subject: Subject, text: Words }))
    .check(z.minLength(1), z.maxLength(LOCALES.length)),
  /** Milliseconds since 1970; null for now. */
  starts: z.nullable(z.int().check(z.gte(0), z.lte(4_102_444_800_000))),
});
export type SendNewsInput = z.output<typeof SendNewsInput>;
const SentNewsReply = z.object({ id: z.number() });

export const sendNews = endpoint({
  method: 'POST',
  path: '/api/admin/news.php',
  summary: 'Tells members who want such, from its time on, by mail and push as they chose',
  access: 'admin',
  input: SendNewsInput,
  reply: SentNewsReply,
  errors: { ...REFUSED_NEWS, news_needs_english: 422, news_ends_before: 422 },
  limit: { name: 'news', calls: 20, seconds: 3600 },
});

export const StopNewsInput = z.object({ id: RowId });
export type StopNewsInput = z.output<typeof StopNewsInput>;

export const stopNews = endpoint({
  method: 'DELETE',
  path: '/api/admin/news.php',
  summary: 'Stops an announcement: whom it has not reached yet is not told',
  access: 'admin',
  input: StopNewsInput,
  reply: Done,
  errors: { news_over: 409 },
});
