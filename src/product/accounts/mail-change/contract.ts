import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { MAX_PASSWORD_LENGTH } from '../contract.ts';
import { MailToken, TokenInput } from '../mail-tokens/contract.ts';
import { OWN_PASSWORD_ERRORS } from '../passwords/contract.ts';

const OWN = '/api/email.php';
const LINK = '/api/mail-change.php';
const LINK_LIMIT = { name: 'mail change link', calls: 60, seconds: 60 };
const EmailReply = z.object({ email: z.string() });

export const OwnEmailReply = z.object({
  email: z.string(),
  pending: z.nullable(z.string()),
});
export type OwnEmailReply = z.output<typeof OwnEmailReply>;

export const showOwnEmail = endpoint({
  method: 'GET',
  path: OWN,
  summary: 'The own e-mail address, and the one that is to take its place',
  access: 'member',
  reply: OwnEmailReply,
});

export const askForMailChange = endpoint({
  method: 'POST',
  path: OWN,
  summary: 'Sends the mail that confirms a new address to that address, five times a day for one account',
  access: 'member',
  input: z.object({
    email: z.string().check(z.maxLength(1000)),
    password: z.string().check(z.maxLength(MAX_PASSWORD_LENGTH)),
  }),
  reply: OwnEmailReply,
  errors: {
    new_email_invalid: 422,
    email_disposable: 422,
    email_taken: 422,
    mail_change_limit: 429,
    ...OWN_PASSWORD_ERRORS,
  },
  limit: { name: 'mail change', calls: 20, seconds: 600 },
});

export const cancelMailChange = endpoint({
  method: 'DELETE',
  path: OWN,
  summary: 'Keeps the own address: the link to the new one no longer works',
  access: 'member',
  reply: OwnEmailReply,
});

export const showMailChange = endpoint({
  method: 'GET',
  path: LINK,
  summary: 'Which address a link in a mail confirms; it stays as it is',
  access: 'anyone',
  input: TokenInput,
  reply: EmailReply,
  errors: { link_expired: 410 },
  limit: LINK_LIMIT,
});

export const confirmMailChange = endpoint({
  method: 'POST',
  path: LINK,
  summary: 'Gives an account its new address; the old one is told and can take it back for seven days',
  access: 'anyone',
  input: TokenInput,
  /** Of an account that was not confirmed yet, the token to activate it with: the address is confirmed now. */
  reply: z.extend(EmailReply, { activation: z.nullable(MailToken) }),
  errors: { link_expired: 410, email_taken: 409 },
  limit: LINK_LIMIT,
});

export const revertMailChange = endpoint({
  method: 'POST',
  path: '/api/mail-change-revert.php',
  summary: 'Gives an account its old address back; all sessions and other changes end',
  access: 'anyone',
  input: TokenInput,
  reply: z.object({ reset: MailToken }),
  errors: { link_expired: 410, email_taken: 409 },
  limit: LINK_LIMIT,
});
