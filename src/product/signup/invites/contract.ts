import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';

/** Characters that a typed code may have, with what people put between them. */
export const INVITE_MAX = 60;

/** Never with its code, which is shown once. */
export const InviteView = z.object({
  id: z.number(),
  created_at: z.string(),
  expires_at: z.string(),
  used: z.boolean(),
});

export const MyInvitesReply = z.object({
  /** Invitations that may still be made now; 0 as well where the site has none. */
  left: z.number(),
  invites: z.array(InviteView),
});
export type MyInvitesReply = z.output<typeof MyInvitesReply>;

export const myInvites = endpoint({
  method: 'GET',
  path: '/api/invites.php',
  summary: 'Invitations that the member made',
  access: 'confirmed',
  reply: MyInvitesReply,
});

export const NewInviteReply = z.object({
  code: z.string(),
  /** The address that opens the form with it. */
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
