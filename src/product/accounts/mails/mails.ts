import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

const SECURITY_CHANGES = [
  'passkey_added',
  'passkey_removed',
  'totp_on',
  'totp_off',
  'codes_renewed',
  'recovery_used',
] as const;
export type SecurityChange = (typeof SECURITY_CHANGES)[number];

/** To the owner of an account whose ways to log in were changed, or opened by a recovery code. */
export const securityMail = defineMail(
  'security-changed',
  z.object({ change: z.enum(SECURITY_CHANGES), url: z.string() }),
);

/** To a member who objected to a ban: what became of it. */
export const banAppealMail = defineMail(
  'ban-appeal',
  z.object({ outcome: z.enum(['accepted', 'kept']), url: z.string() }),
);
