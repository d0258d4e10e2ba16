import * as z from 'zod/mini';
import { PASSWORD_MAX } from '#product/accounts/contract.ts';
import { GENDERS, MemberId, SEXUALITIES } from '#product/members/contract.ts';
import { UserReply } from '#product/users/contract.ts';

export const SIGNUP_ERRORS = [
  'username_is_email',
  'username_starts_with_at',
  'username_taken',
  'username_length',
  'date_of_birth_invalid',
  'date_of_birth_too_young',
  'email_invalid',
  'email_taken',
  'password_too_short',
  'signup_not_allowed',
  'terms_not_accepted',
  'activation_failed',
  'activation_mail_limit',
  'already_confirmed',
] as const;

/** POST /api/signup.php. Rules with sentences of their own are checked by policy.ts. */
export const SignupInput = z.object({
  email: z.string().check(z.maxLength(1000)),
  name: z.string().check(z.maxLength(1000)),
  /** YYYY-MM-DD */
  date_of_birth: z.string().check(z.maxLength(100)),
  gender: z.enum(GENDERS),
  sexuality: z.enum(SEXUALITIES),
  password: z.string().check(z.maxLength(PASSWORD_MAX)),
  terms: z.boolean(),
  country: z.optional(z.string().check(z.length(2))),
  /** The member whom the sign-up is about, with what to do once the address is confirmed. */
  recipient_id: z.optional(MemberId),
  signup_message: z.optional(z.string().check(z.maxLength(20_000))),
  like_recipient: z.optional(z.boolean()),
});
export type SignupInput = z.output<typeof SignupInput>;

/**
 * The new member is logged in. A site that hides who has an account says only that a mail was sent: to the new
 * member, or to the one who has the account.
 */
export const SignupReply = z.union([UserReply, z.object({ user: z.null(), check_mail: z.literal(true) })]);
export type SignupReply = z.output<typeof SignupReply>;

/** POST /api/signup-check.php: which of the given fields would be refused, for the steps of the form. */
export const SignupCheckInput = z.partial(SignupInput);
export type SignupCheckInput = z.output<typeof SignupCheckInput>;
/** Field name -> sentence in the caller's language; empty when all is well. */
export const SignupCheckReply = z.object({ fields: z.record(z.string(), z.string()) });

/** GET /api/activate.php?token= is the link in the mail; it redirects to /activate/done or /activate/error. */
export const ActivateQuery = z.looseObject({ token: z.catch(z.string().check(z.maxLength(100)), '') });

/** GET /api/signup-intent.php: what became of the wishes at sign-up; null when there were none. */
export const SignupIntentReply = z.object({
  intent: z.nullable(
    z.object({
      recipient_id: z.number(),
      liked: z.boolean(),
      message_sent: z.boolean(),
      conversation_id: z.nullable(z.number()),
    }),
  ),
});
export type SignupIntentReply = z.output<typeof SignupIntentReply>;
export const Done = z.object({ ok: z.literal(true) });
