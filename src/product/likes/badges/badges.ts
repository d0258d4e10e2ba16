import type { Known, ReadCall } from '#platform/call.ts';
import { LIST_LIMIT } from '../likes.ts';
import type { BadgesReply } from './contract.ts';
import { badgeRow } from './queries.ts';

/** Unread messages and new likes, without the lists they are counted from. */
export async function badgesOf({ sql, actor, site }: Known<ReadCall>): Promise<BadgesReply> {
  const row = await badgeRow.one(sql, { viewer: actor.id, pool: site.pool, most: LIST_LIMIT });
  return { unread_messages: row?.unread ?? 0, new_likes: row?.likes ?? 0 };
}
