import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';

/** What is new for a member: exactly what the chat list and the received likes would add up to. */
export const BadgesReply = z.object({ unread_messages: z.number(), new_likes: z.number() });
export type BadgesReply = z.output<typeof BadgesReply>;

export const countBadges = endpoint({
  method: 'GET',
  path: '/api/badges.php',
  summary: 'Unread messages and new likes, for the badges on every page',
  access: 'member',
  reply: BadgesReply,
});
