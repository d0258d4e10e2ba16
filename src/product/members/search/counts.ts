import { LRUCache } from 'lru-cache';
import type { ReadCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import { ONLINE_FOR_MS } from '../note-activity.ts';
import { TOTAL_CAP } from './contract.ts';
import { searchCounts, searchCountsAround } from './queries.ts';

type Asked = Omit<Parameters<typeof searchCounts>[1], 'most' | 'since'> & {
  /** Where it is about a circle (`km`), or goes beyond a border. */
  near?: { origin: number; km: number | null; abroad: boolean };
};
/** `dense`: the countries of a circle in which there are more than the cap. */
export type Counts = { total: number; online: number; dense: string[] };

/** Milliseconds that counts are kept at most: nobody can tell how many of thousands there were a minute ago. */
const COUNTS_TTL_MS = 60_000;
const MAX_CACHED_COUNTS = 5_000;
const kept = new WeakMap<Sql, LRUCache<string, Promise<Counts>>>();

/** Up to the cap and one more, the same for all who look alike: counting was three quarters of a search's cost. */
export function countsOf({ sql, now }: Pick<ReadCall, 'sql' | 'now'>, asked: Asked): Promise<Counts> {
  const known = kept.get(sql) ?? new LRUCache<string, Promise<Counts>>({ max: MAX_CACHED_COUNTS });
  kept.set(sql, known);
  const key = JSON.stringify([Math.floor(now.getTime() / COUNTS_TTL_MS), asked], (_, value) =>
    typeof value === 'bigint' ? `${value}` : value,
  );
  const present = known.get(key);
  if (present) return present;
  const counting = count(sql, asked, now);
  known.set(key, counting);
  counting.catch(() => known.delete(key));
  return counting;
}

async function count(sql: Sql, { near, ...asked }: Asked, now: Date): Promise<Counts> {
  const values = { ...asked, most: TOTAL_CAP + 1, since: new Date(now.getTime() - ONLINE_FOR_MS) };
  const home = near && near.km !== null ? null : await searchCounts.one(sql, values);
  // Those beyond a border change nothing where the country has more than is counted.
  const further = near && (home?.total ?? 0) <= TOTAL_CAP;
  const around = further ? await searchCountsAround(sql, { ...values, ...near }) : [];
  const all = [...around, ...(home ? [home] : [])];
  return {
    total: all.reduce((sum, { total }) => sum + total, 0),
    online: all.reduce((sum, { online }) => sum + online, 0),
    dense: around.filter(({ total }) => total > TOTAL_CAP).map(({ country }) => country),
  };
}
