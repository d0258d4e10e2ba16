import * as z from 'zod/mini';
import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import { announcementMail } from '../mails/mails.ts';
import {
  type Announcement,
  type AnnouncementProblem,
  Announcement as AnnouncementSchema,
  type AnnouncementText,
  spanOf,
} from './policy.ts';
import { announcementOfKey, announcementsOf, endOne, insertAnnouncement, readersOf, usableCode } from './queries.ts';

const mailText = serverText('mails');

/** @param key the same for one order that arrives again; null: it cannot. @returns its number, or what is wrong. */
export async function announce(
  call: WriteCall,
  by: Staff,
  announcement: Announcement,
  key: string | null = null,
): Promise<number | AnnouncementProblem> {
  const { tx, now, site } = call;
  const span = spanOf(announcement, now);
  if (typeof span === 'string') return span;
  const { kind, texts, path, discount_code: code } = announcement;
  if (kind === 'promotions' && code === undefined) return 'needs_discount_code';
  const discount = code === undefined ? null : await usableCode.one(tx, { site: site.id, code, from: span.from });
  if (code !== undefined && !discount) return 'no_such_code';
  const about = { site: site.id, kind, texts: JSON.stringify(texts), path, discount: discount?.id ?? null };
  const made = await insertAnnouncement.one(tx, { ...about, ...span, staff: by.name, now, key });
  const other = made || key === null ? null : await announcementOfKey.one(tx, { site: site.id, key });
  if (other) return other.id;
  if (!made) throw new Error('An announcement was not kept.');
  await record(call, by, entryOf('announcement.made', made.id, site.id, { kind }));
  return made.id;
}

/** @returns whether it was open. */
export async function endAnnouncement(call: WriteCall, by: Staff, id: number): Promise<boolean> {
  const { tx, now, site } = call;
  if (!(await endOne.one(tx, { id, site: site.id, now }))) return false;
  await record(call, by, entryOf('announcement.ended', id, site.id));
  return true;
}

export const listAnnouncements = (
  { sql, site }: Pick<ReadCall, 'sql' | 'site'>,
  most: number,
): Promise<RowOf<typeof announcementsOf>[]> => announcementsOf(sql, { site: site.id, most });

export function readAnnouncement(given: object): Announcement | 'path' | 'discount_code' | 'texts' {
  const read = z.safeParse(AnnouncementSchema, given);
  if (read.success) return read.data;
  const part = read.error.issues[0]?.path[0];
  return part === 'path' || part === 'discount_code' ? part : 'texts';
}

export const countReaders = (
  { sql, site }: Pick<ReadCall, 'sql' | 'site'>,
  kind: Announcement['kind'],
): Promise<RowOf<typeof readersOf>[]> => readersOf(sql, { site: site.id, kind });

export function wordsAround({ site }: Pick<ReadCall, 'site'>, kind: Announcement['kind'], locale: Locale): MailWords {
  const t = mailText(formatLocaleOf(locale, site.settings.country));
  return {
    code: t('announcement.code'),
    action: t('announcement.action'),
    why: t(`announcement.why.${kind}`, { site: site.settings.name }),
  };
}

interface MailWords {
  code: string;
  action: string;
  why: string;
}

/** Nobody is subscribed by it, and its links open nothing for them. */
export async function mailTrial(call: WriteCall, to: string, { locale, kind, text, path, code }: Trial): Promise<void> {
  const { origin } = call.site;
  const links = { login_url: `${origin}/login`, change_url: `${origin}/notifications` };
  const params = { ...text, code, path, under: kind, ...links, unsubscribe_url: links.change_url };
  await call.mail(announcementMail, { to, locale, params });
}

interface Trial {
  locale: Locale;
  kind: Announcement['kind'];
  text: AnnouncementText;
  path: string;
  code: string;
}

const entryOf = (verb: 'announcement.made' | 'announcement.ended', id: number, site: number, details = {}) =>
  ({ verb, object: 'announcement', id, account: null, site, details }) as const;
