import type { Known, ReadCall } from '#platform/call.ts';
import { profileSight } from '#product/media/sight/sight.ts';
import { LIST_LIMIT } from '../likes.ts';
import type { BadgesReply } from './contract.ts';
import { badgeRow } from './queries.ts';

/** Unread messages and new likes, without the lists they are counted from. */
export async function badgesOf({ sql, actor }: Known<ReadCall>): Promise<BadgesReply> {
  const row = await badgeRow.one(sql, actor.id, LIST_LIMIT);
  const shown = row?.likers.filter((liker) => profileSight(actor, liker) === 'shown') ?? [];
  return { unread_messages: row?.unread ?? 0, new_likes: shown.length };
}
