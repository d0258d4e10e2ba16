import type { WriteCall } from '#platform/call.ts';
import type { JobTools } from '#platform/module.ts';
import { noteSpread, openAnnouncements, spreadTo, takeAnnouncement } from './queries.ts';

const PORTION = 1000;
/** Portions of one look, some seconds of work; what is left is for the next minute's. */
const MAX_PORTIONS = 50;
const MAX_OPEN = 100;

/** Writes a notice for everybody whom an announcement is for: each once, whatever stops in between, and nobody is left out. */
export async function spreadAnnouncements({ services, onSite }: Pick<JobTools, 'services' | 'onSite'>): Promise<void> {
  const { db, log, now } = services;
  for (const { id, site_id } of await openAnnouncements(db, { now: now(), most: MAX_OPEN })) {
    const { transaction } = await onSite(site_id);
    for (let portion = 0; portion < MAX_PORTIONS; portion += 1) {
      const more = await transaction((call) => spreadOne(call, id)).catch((err: unknown) => {
        log.error({ err, announcement: id }, 'an announcement was not spread');
        return false;
      });
      if (!more) break;
    }
  }
}

async function spreadOne({ tx, now }: WriteCall, id: number): Promise<boolean> {
  const open = await takeAnnouncement.one(tx, { id });
  if (!open) return false;
  const { kind, told_up_to: after, site_id: site } = open;
  const { last, looked_at = 0 } = (await spreadTo.one(tx, { id, kind, site, after, now, most: PORTION })) ?? {};
  const more = looked_at === PORTION;
  await noteSpread(tx, { id, last: last ?? after, spread: more ? null : now });
  return more;
}
