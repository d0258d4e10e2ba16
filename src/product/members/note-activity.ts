import type { Authenticated, ReadCall } from '#platform/call.ts';
import { byTheWay } from '#platform/db/by-the-way.ts';
import type { Sql } from '#platform/db/database.ts';
import { deleteOldDays, touch } from './queries.ts';

/** Milliseconds; longer than `ACTIVITY_STEP_MS`, so that somebody who stays is online all the time. */
export const ONLINE_FOR_MS = 12 * 60_000;
/** Milliseconds between two writes of a member's activity. */
const ACTIVITY_STEP_MS = 10 * 60_000;
/** Milliseconds that the days are kept on which somebody was here: 35 days, and one wherever the site is. */
const DAYS_TTL_MS = 36 * 24 * 3600_000;
const MAX_REMEMBERED = 50_000;
const written = new WeakMap<Sql, Map<number, number>>();

/** Written at most every ten minutes; a process remembers what it wrote and does not ask again. */
export async function noteActivity({
  sql,
  actor,
  site,
  now,
}: Pick<Authenticated<ReadCall>, 'sql' | 'actor' | 'site' | 'now'>): Promise<void> {
  const known = written.get(sql) ?? new Map<number, number>();
  written.set(sql, known);
  const last = known.get(actor.id);
  if (last !== undefined && now.getTime() - last < ACTIVITY_STEP_MS) return;
  const before = new Date(now.getTime() - ACTIVITY_STEP_MS);
  if (known.size >= MAX_REMEMBERED) known.clear();
  // Who asks while it is written does not write it as well.
  known.set(actor.id, now.getTime());
  await byTheWay(
    touch.one(sql, { id: actor.id, now, before, zone: site.settings.time_zone, site: site.id }).then(
      (row) => {
        if (row?.last_active) known.set(actor.id, row.last_active.getTime());
        else known.delete(actor.id);
      },
      (error: unknown) => {
        known.delete(actor.id);
        throw error;
      },
    ),
  );
}

export async function forgetDays({ sql, now }: Pick<ReadCall, 'sql' | 'now'>): Promise<void> {
  await deleteOldDays(sql, { before: new Date(now.getTime() - DAYS_TTL_MS).toISOString().slice(0, 10) });
}
