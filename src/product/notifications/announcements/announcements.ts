import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import type { Announcement, AnnouncementProblem } from './policy.ts';
import { spanOf } from './policy.ts';
import { announcementsOf, endOne, insertAnnouncement, usableCode } from './queries.ts';

/** Tells the members of the call's site who want such, from its beginning on. @returns its number, or what is wrong. */
export async function announce(
  call: WriteCall,
  by: Staff,
  announcement: Announcement,
): Promise<number | AnnouncementProblem> {
  const { tx, now, site } = call;
  const span = spanOf(announcement, now);
  if (typeof span === 'string') return span;
  const { kind, texts, path, discount_code: code } = announcement;
  if (kind === 'promotions' && code === undefined) return 'needs_discount_code';
  const discount = code === undefined ? null : await usableCode.one(tx, { site: site.id, code, from: span.from });
  if (code !== undefined && !discount) return 'no_such_code';
  const about = { site: site.id, kind, texts: JSON.stringify(texts), path, discount: discount?.id ?? null };
  const made = await insertAnnouncement.one(tx, { ...about, ...span, staff: by.name, now });
  if (!made) throw new Error('An announcement was not kept.');
  await record(call, by, entryOf('announcement.made', made.id, site.id, { kind }));
  return made.id;
}

/** Whom it has not reached yet is not told. @returns whether it was open. */
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

const entryOf = (verb: 'announcement.made' | 'announcement.ended', id: number, site: number, details = {}) =>
  ({ verb, object: 'announcement', id, account: null, site, details }) as const;
