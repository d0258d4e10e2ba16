import type { JobTools } from '#platform/module.ts';
import { isRefused } from '#product/media/moderation/moderation.ts';
import { noteNotice } from './note-notice.ts';
import { localTime, REFUSED_PHOTOS, zoneOf } from './policy.ts';
import { recipient } from './queries.ts';

const TOLD_AFTER_MS = 2 * 3600_000;

/** Staff did not accept a photo: its member is told, one mail a day, unless it is gone or objected to by then. */
export async function noteRefusedPhoto(
  { services, onSite }: Pick<JobTools, 'services' | 'onSite'>,
  { member: account, photo }: { member: number; photo?: number | undefined },
): Promise<void> {
  if (photo !== undefined && !(await isRefused({ sql: services.db }, photo))) return;
  const to = await recipient.one(services.db, { account });
  if (!to) return;
  const { transaction } = await onSite(to.site_id);
  await transaction(async (call) => {
    const { date } = localTime(call.now, zoneOf(to.time_zone, to.country));
    const due = new Date(call.now.getTime() + TOLD_AFTER_MS);
    await noteNotice(call, to, { account, kind: 'reminders', event: REFUSED_PHOTOS + date, subjects: [], due });
  });
}
