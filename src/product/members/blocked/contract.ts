import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { MemberCard } from '../contract.ts';

/** Newest first. Without photos: a block hides them from both sides. */
export const BlockedReply = z.object({
  members: z.array(
    z.extend(MemberCard, {
      /** ISO time. */
      blocked_at: z.string(),
      /** The viewer has reported this member as well. */
      reported: z.boolean(),
    }),
  ),
});
export type BlockedReply = z.output<typeof BlockedReply>;

export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/blocks.php',
  summary: 'Whom the member blocked, newest first',
  access: 'member',
  reply: BlockedReply,
});
