import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { MAX_INVITE_LENGTH } from '../invites/contract.ts';

export const CLOSED = ['source', 'invite', 'invite_invalid'] as const;

export const AdmissionInput = z.object({ invite: z.optional(z.string().check(z.maxLength(MAX_INVITE_LENGTH))) });
export type AdmissionInput = z.output<typeof AdmissionInput>;

export const AdmissionReply = z.object({
  closed: z.nullable(z.enum(CLOSED)),
  /** This browser gave an under-age date within 24 hours, and is asked for no other one. */
  too_young: z.boolean(),
});
export type AdmissionReply = z.output<typeof AdmissionReply>;

export const signupAdmission = endpoint({
  method: 'GET',
  path: '/api/signup-admission.php',
  summary: 'Whether this visitor may sign up, asked before the form is shown',
  access: 'anyone',
  input: AdmissionInput,
  reply: AdmissionReply,
});
