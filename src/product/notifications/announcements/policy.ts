import * as z from 'zod/mini';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';

const Text = z.strictObject({
  subject: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)),
  /** Paragraphs with an empty line between them, no HTML. */
  text: z.string().check(z.trim(), z.minLength(10), z.maxLength(4000)),
});
export type AnnouncementText = z.output<typeof Text>;

export const Announcement = z.strictObject({
  kind: z.enum(['promotions', 'news']),
  texts: z.intersection(z.object({ en: Text }), z.partialRecord(z.enum(LOCALES), Text)),
  path: z._default(z.string().check(z.regex(/^\/(?![/\\])[\w\-/?=&.]{0,200}$/)), '/'),
  discount_code: z.optional(z.string().check(z.regex(/^[A-Z0-9]{3,24}$/))),
  starts_at: z.optional(z.iso.datetime()),
  ends_at: z.optional(z.iso.datetime()),
});
export type Announcement = z.output<typeof Announcement>;

const DAY_MS = 24 * 3600_000;
/** Without an end of its own, news is told for so long to whom quiet hours or a full queue kept from it. */
const LASTS_MS = 7 * DAY_MS;
const MAX_LASTS_MS = 60 * DAY_MS;

export type AnnouncementProblem = 'ends_before_it_starts' | 'too_long' | 'needs_discount_code' | 'no_such_code';

export function spanOf(
  { starts_at, ends_at }: Announcement,
  now: Date,
): { from: Date; until: Date } | AnnouncementProblem {
  const from = starts_at === undefined ? now : new Date(starts_at);
  const until = ends_at === undefined ? new Date(from.getTime() + LASTS_MS) : new Date(ends_at);
  if (until <= from || until <= now) return 'ends_before_it_starts';
  return until.getTime() - from.getTime() > MAX_LASTS_MS ? 'too_long' : { from, until };
}

export function textFor(texts: Announcement['texts'], locale: Locale): AnnouncementText {
  return texts[locale] ?? texts.en;
}
