import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { RowId } from '../contract.ts';

export const MemberInput = z.object({ id: RowId });
export type MemberInput = z.output<typeof MemberInput>;

export const MemberEmailReply = z.object({ email: z.nullable(z.string()) });
export type MemberEmailReply = z.output<typeof MemberEmailReply>;

export const showMemberEmail = endpoint({
  method: 'POST',
  path: '/api/admin/member-email.php',
  summary: 'The e-mail address of an account, which lists mask; who looked is written down',
  access: 'support',
  input: MemberInput,
  reply: MemberEmailReply,
});
