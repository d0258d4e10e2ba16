import type { Sql } from '#platform/db/database.ts';
import { badgeRow } from './queries.ts';

/** Badges on pages show both, the badge of the installed app their sum. */
export async function countNew(sql: Sql, member: number): Promise<{ messages: number; likes: number }> {
  const row = await badgeRow.one(sql, { viewer: member });
  return { messages: row?.unread ?? 0, likes: row?.likes ?? 0 };
}
