import type { ReadCall } from '#platform/call.ts';
import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import type { JobTools } from '#platform/module.ts';
import type { Facts } from './pages/fill-in.ts';
import { countAnew, countedOf, forgetDays, lockCounts } from './queries.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const COUNTED_DAYS = 31;
const RETENTION_DAYS = 400;

/** Again at once it counts nothing twice. */
export async function countFictional({ services: { db, now } }: JobTools): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    await lockCounts(tx);
    const since = new Date(at.getTime() - COUNTED_DAYS * DAY_MS);
    await countAnew(tx, { now: at, before: new Date(at.getTime() - HOUR_MS), since });
    const day = new Date(at.getTime() - RETENTION_DAYS * DAY_MS).toISOString().slice(0, 10);
    await forgetDays(tx, { since: day });
  });
}

export const TRANSPARENCY_FACTS = [
  'transparency.profiles',
  'transparency.fictional',
  'transparency.fictional_share',
  'transparency.messages',
  'transparency.answers',
  'transparency.answers_share',
  'transparency.date',
  'transparency.answers_a_day',
  'transparency.spending_limit',
] as const;

/** What has not been counted yet is null. */
export async function transparencyFacts({ sql, site }: ReadCall, formats: FormatLocale): Promise<Facts> {
  const counted = await countedOf.one(sql, { pool: site.pool });
  const share = (part: number, whole: number) =>
    new Intl.NumberFormat(formats, { style: 'percent', maximumFractionDigits: 1 }).format(whole > 0 ? part / whole : 0);
  const date = (at: Date) => new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return {
    'transparency.profiles': counted?.profiles ?? null,
    'transparency.fictional': counted?.fictional ?? null,
    'transparency.fictional_share': counted && share(counted.fictional, counted.profiles),
    'transparency.messages': counted?.messages ?? null,
    'transparency.answers': counted?.answers ?? null,
    'transparency.answers_share': counted && share(counted.answers, counted.messages),
    'transparency.date': counted && date(counted.counted_at),
    'transparency.answers_a_day': site.settings.fictional_answers_a_day,
    'transparency.spending_limit': site.settings.fictional_spending_limit,
  };
}
