import type { Authenticated, ReadCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import { touch } from './queries.ts';

/**
 * Milliseconds since the last written activity in which somebody counts as online. Longer than `ACTIVITY_STEP_MS`, so
 * that somebody who stays is online all the time.
 */
export const ONLINE_FOR_MS = 12 * 60_000;
/** Milliseconds between two writes of a member's activity. */
const ACTIVITY_STEP_MS = 10 * 60_000;
const MAX_REMEMBERED = 50_000;
const written = new WeakMap<Sql, Map<number, number>>();

/**
 * Notes that a member is here; written at most every ten minutes, and asked of the database no oftener by one process, which
 * remembers what is written there.
 */
export async function noteActivity({
  sql,
  actor,
  now,
}: Pick<Authenticated<ReadCall>, 'sql' | 'actor' | 'now'>): Promise<void> {
  const known = written.get(sql) ?? new Map<number, number>();
  written.set(sql, known);
  const last = known.get(actor.id);
  if (last !== undefined && now.getTime() - last < ACTIVITY_STEP_MS) return;
  const row = await touch.one(sql, { id: actor.id, now, before: new Date(now.getTime() - ACTIVITY_STEP_MS) });
  if (!row?.last_active) return;
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(actor.id, row.last_active.getTime());
}
