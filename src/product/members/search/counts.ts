import { LRUCache } from 'lru-cache';
import type { ReadCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import { ONLINE_FOR } from '../note-activity.ts';
import { TOTAL_CAP } from './contract.ts';
import { searchCounts, searchCountsAround } from './queries.ts';

/** `origin` and `km` where it is about a circle. */
type Asked = Omit<Parameters<typeof searchCounts>[1], 'most' | 'since'> & { origin?: number; km?: number | null };
type Counts = Promise<{ total: number; online: number }>;

/** Milliseconds that counts are kept at most: nobody can tell how many of thousands there were a minute ago. */
const KEPT = 60_000;
const MOST_KEPT = 5_000;
const kept = new WeakMap<Sql, LRUCache<string, Counts>>();

/**
 * How many members suit these filters, and how many of them are online, each up to the cap and one more. Three quarters of what
 * a search cost was counting, and all who look alike are told the same.
 */
export function countsOf({ sql, now }: Pick<ReadCall, 'sql' | 'now'>, asked: Asked): Counts {
  const known = kept.get(sql) ?? new LRUCache<string, Counts>({ max: MOST_KEPT });
  kept.set(sql, known);
  const key = JSON.stringify([Math.floor(now.getTime() / KEPT), asked]);
  const present = known.get(key);
  if (present) return present;
  const counting = count(sql, asked, now);
  known.set(key, counting);
  counting.catch(() => known.delete(key));
  return counting;
}

async function count(sql: Sql, asked: Asked, now: Date): Counts {
  const since = new Date(now.getTime() - ONLINE_FOR);
  const { origin, km = null, ...plainly } = asked;
  const values = { ...plainly, most: TOTAL_CAP + 1, since };
  const row =
    origin === undefined || km === null
      ? await searchCounts.one(sql, values)
      : await searchCountsAround.one(sql, { ...values, origin, km });
  return { total: row?.total ?? 0, online: row?.online ?? 0 };
}
