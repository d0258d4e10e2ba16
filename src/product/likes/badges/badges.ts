import type { Known, ReadCall } from '#platform/call.ts';
import type { BadgesReply } from './contract.ts';
import { badgeRow } from './queries.ts';

/** Likes received that are looked through for new ones. */
const COUNTED = 500;

/** Unread messages and new likes, without the lists they are counted from. */
export async function badgesOf({ sql, actor, site }: Known<ReadCall>): Promise<BadgesReply> {
  const row = await badgeRow.one(sql, { viewer: actor.id, pool: site.pool, most: COUNTED });
  return { unread_messages: row?.unread ?? 0, new_likes: row?.likes ?? 0 };
}
