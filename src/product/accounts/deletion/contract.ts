import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Done } from '../contract.ts';
import { TokenInput } from '../mail-tokens/contract.ts';
import { IDENTITY_ERRORS, IdentityInput } from '../security/contract.ts';

/** SPEC 9: days in which a deleted account can be had back. */
export const REACTIVATION_DAYS = 14;

/** `until`: when it is erased, ISO 8601. */
export const Deletion = z.object({ until: z.string() });
export type Deletion = z.output<typeof Deletion>;

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account-deletion.php',
  summary: 'Deletes the account of the logged-in member, who can have it back by a mailed link for 14 days',
  access: 'suspended',
  input: IdentityInput,
  reply: Deletion,
  errors: IDENTITY_ERRORS,
  limit: { name: 'account deletion', calls: 30, seconds: 60 },
});

/** What the browser is told that deleted an account, or knew its password, within the last hour. */
export const DeletedReply = z.object({
  deleted: z.nullable(z.object({ email: z.string(), until: z.string() })),
});
export type DeletedReply = z.output<typeof DeletedReply>;

export const deletedAccount = endpoint({
  method: 'GET',
  path: '/api/account-deletion.php',
  summary: 'The account that was deleted in this browser, for an hour; null to everybody else',
  access: 'anyone',
  reply: DeletedReply,
});

export const mailReactivation = endpoint({
  method: 'POST',
  path: '/api/reactivation-mail.php',
  summary: 'Mails another link that reactivates the account deleted in this browser, at most five a day',
  access: 'anyone',
  reply: Done,
  errors: { second_step_over: 403, link_expired: 410, reactivation_mail_limit: 429 },
  limit: { name: 'reactivation mail', calls: 20, seconds: 60 },
});

/** `active`: it had been reactivated before. `banned`: it is back, and kept out; this browser may read why. */
export const ReactivationReply = z.object({ verdict: z.enum(['reactivated', 'active', 'banned']) });
export type ReactivationReply = z.output<typeof ReactivationReply>;

export const reactivateAccount = endpoint({
  method: 'POST',
  path: '/api/reactivate.php',
  summary: 'Gives a deleted account back as it was, by the token of its mail',
  access: 'anyone',
  input: TokenInput,
  reply: ReactivationReply,
  errors: { link_expired: 410 },
  limit: { name: 'reactivation', calls: 30, seconds: 60 },
});
