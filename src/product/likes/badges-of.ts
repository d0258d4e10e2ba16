import type { Authenticated, ReadCall } from '#platform/call.ts';
import { countNew } from '#product/notifications/push/count-new.ts';
import type { BadgesReply } from './contract.ts';

export async function badgesOf({ sql, actor }: Authenticated<ReadCall>): Promise<BadgesReply> {
  const { messages, likes } = await countNew(sql, actor.id);
  return { unread_messages: messages, new_likes: likes };
}
