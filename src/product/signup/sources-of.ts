import type { ReadCall } from '#platform/call.ts';
import { type SourceCount, signupsBySource } from './queries.ts';

export type { SourceCount } from './queries.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The newest day first; nobody is counted who only visited or was erased. @param days until today, in UTC. */
export function sourcesOf(
  { sql, site, now }: Pick<ReadCall, 'sql' | 'site' | 'now'>,
  days: number,
): Promise<SourceCount[]> {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const [from, until] = [new Date(today - (days - 1) * DAY_MS), new Date(today + DAY_MS)];
  return signupsBySource(sql, { site: site.id, from, until });
}
