import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { CaptchaProof, Done } from '../contract.ts';
import { MailToken, TokenInput } from '../mail-tokens/contract.ts';
import { NEW_PASSWORD_ERRORS, NewPassword } from '../passwords/contract.ts';

const PATH = '/api/reset-password.php';
const LINK_LIMIT = { name: 'password link', calls: 60, seconds: 60 };

/** Each account has its own limit besides. Where the site hides who has an account, every address is answered alike. */
export const askForReset = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Sends the mail with the link to a new password, five times a day for one account',
  access: 'anyone',
  input: z.object({
    email: z.string().check(z.maxLength(1000)),
    /** Where captcha_required was answered before. */
    captcha: CaptchaProof,
  }),
  /** `hidden`: nobody is told whether there is such an account, and the mail goes out only if there is. */
  reply: z.extend(Done, { hidden: z.boolean() }),
  errors: {
    captcha_required: 403,
    account_deleted: 422,
    email_not_found: 404,
    email_invalid: 422,
    email_missing: 422,
    reset_mail_limit: 429,
  },
  limit: { name: 'password mail', calls: 20, seconds: 600 },
});

const ResetReply = z.object({ email: z.string() });

export const showReset = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'For whom a link to a new password is; it stays as it is',
  access: 'anyone',
  input: TokenInput,
  reply: ResetReply,
  errors: { link_expired: 410 },
  limit: LINK_LIMIT,
});

/** Whoever calls logs in with the new password afterwards, by all that the log-in asks of them. */
export const resetPassword = endpoint({
  method: 'PUT',
  path: PATH,
  summary: 'Chooses a new password by the link of the mail; all sessions end, and the owner is told by mail',
  access: 'anyone',
  input: z.extend(NewPassword, { token: MailToken }),
  reply: ResetReply,
  errors: { link_expired: 410, ...NEW_PASSWORD_ERRORS },
  limit: LINK_LIMIT,
});

export const cancelReset = endpoint({
  method: 'DELETE',
  path: PATH,
  summary: 'Keeps the old password: the links to a new one no longer work',
  access: 'anyone',
  input: TokenInput,
  reply: Done,
  limit: LINK_LIMIT,
});
