import type { Sql } from '#platform/db/database.ts';
import { badgeRow } from './queries.ts';

const COUNTED = 500;

/**
 * What is new for a member: unread messages and new likes, without the lists they are counted from. Badges on pages show both,
 * the badge of the installed app their sum.
 */
export async function countNew(
  sql: Sql,
  { member, pool }: { member: number; pool: number },
): Promise<{ messages: number; likes: number }> {
  const row = await badgeRow.one(sql, { viewer: member, pool, most: COUNTED });
  return { messages: row?.unread ?? 0, likes: row?.likes ?? 0 };
}
