import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';

/** Characters that a typed code may have, with what people put between them. */
export const MAX_INVITE_LENGTH = 60;

/** Never with its code, which is shown once. */
export const InviteView = z.object({
  id: z.number(),
  created_at: z.string(),
  expires_at: z.string(),
  /** Null: nobody has joined by it. */
  used_at: z.nullable(z.string()),
});

export const MyInvitesReply = z.object({
  /** Invitations that the member may make in 30 days; 0 where the site is open to all or only its staff invites, and before the address is confirmed. */
  most: z.number(),
  left: z.number(),
  invites: z.array(InviteView),
});
export type MyInvitesReply = z.output<typeof MyInvitesReply>;

export const myInvites = endpoint({
  method: 'GET',
  path: '/api/invites.php',
  summary: 'Invitations that the member made',
  access: 'member',
  reply: MyInvitesReply,
});

export const NewInviteReply = z.object({
  code: z.string(),
  url: z.string(),
  expires_at: z.string(),
});
export type NewInviteReply = z.output<typeof NewInviteReply>;

export const inviteFriend = endpoint({
  method: 'POST',
  path: '/api/invites.php',
  summary: 'Makes an invitation; its code is in no later answer',
  access: 'confirmed',
  reply: NewInviteReply,
  errors: { invites_spent: 403 },
  limit: { name: 'invite', calls: 20, seconds: 600 },
});

export const withdrawInvite = endpoint({
  method: 'DELETE',
  path: '/api/invites.php',
  summary: 'Takes back an invitation that nobody has used; its code no longer works, and another one may be made',
  access: 'member',
  input: z.object({ id: z.int().check(z.positive()) }),
  reply: MyInvitesReply,
  limit: { name: 'invite', calls: 20, seconds: 600 },
});
