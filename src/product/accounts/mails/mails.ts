import * as z from 'zod/mini';
import { defineMail } from '#platform/mail/mail-definition.ts';

const SECURITY_CHANGES = [
  'passkey_added',
  'passkey_removed',
  'totp_on',
  'totp_off',
  'codes_renewed',
  'recovery_used',
  'factor_reset',
] as const;
export type SecurityChange = (typeof SECURITY_CHANGES)[number];

export const securityMail = defineMail(
  'security-changed',
  z.object({ change: z.enum(SECURITY_CHANGES), url: z.string() }),
);

export const factorAskedMail = defineMail('factor-asked', z.object({ hours: z.number(), url: z.string() }));

export const banAppealMail = defineMail(
  'ban-appeal',
  z.object({ outcome: z.enum(['accepted', 'kept']), url: z.string() }),
);
