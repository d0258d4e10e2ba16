import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Done } from '#product/accounts/contract.ts';
import { MemberCard, MemberId } from '../contract.ts';

const PASS_ERRORS = ['pass_self', 'member_not_found'] as const;
export type PassError = (typeof PASS_ERRORS)[number];

export const PassInput = z.object({ profile_id: MemberId });
export type PassInput = z.output<typeof PassInput>;

export const passMember = endpoint({
  method: 'POST',
  path: '/api/pass.php',
  summary: 'Sets a member aside as not for the caller, who is no longer shown them; safe to repeat',
  access: 'member',
  input: PassInput,
  reply: Done,
  errors: { member_not_found: 404, pass_self: 422 },
  limit: { name: 'passes', calls: 240, seconds: 60 },
});

export const unpassMember = endpoint({
  method: 'DELETE',
  path: '/api/pass.php',
  summary: 'Brings a member back who was set aside; safe to repeat',
  access: 'member',
  input: PassInput,
  reply: Done,
});

export const PassesReply = z.object({
  members: z.array(
    z.extend(MemberCard, {
      /** ISO time. */
      passed_at: z.string(),
    }),
  ),
});
export type PassesReply = z.output<typeof PassesReply>;

export const listPasses = endpoint({
  method: 'GET',
  path: '/api/passes.php',
  summary: 'Whom the member set aside as not for them, newest first',
  access: 'member',
  reply: PassesReply,
});
