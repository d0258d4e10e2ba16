import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { CaptchaProof, Done, MAX_PASSWORD_LENGTH, PASSWORD_ERRORS } from '#product/accounts/contract.ts';
import { MailToken, TokenInput } from '#product/accounts/mail-tokens/contract.ts';
import { GENDERS, MemberId } from '#product/members/contract.ts';
import { UserReply } from '#product/members/user/contract.ts';
import { SEXUALITIES } from '#product/sites/profiles/contract.ts';
import { MAX_INVITE_LENGTH } from './invites/contract.ts';

export const SIGNUP_ERRORS = [
  'username_is_email',
  'username_starts_with_at',
  'username_taken',
  'username_reserved',
  'username_look_alike',
  'username_length',
  'username_leads_away',
  'date_of_birth_missing',
  'date_of_birth_invalid',
  'date_of_birth_too_young',
  'date_of_birth_locked',
  'email_missing',
  'email_invalid',
  'email_taken',
  'email_disposable',
  'account_deleted',
  'password_too_short',
  ...PASSWORD_ERRORS,
  'signup_not_allowed',
  'signup_needs_source',
  'invite_invalid',
  'invites_spent',
  'terms_not_accepted',
  'sexuality_consent_missing',
  'activation_failed',
  'activation_mail_limit',
  'already_confirmed',
] as const;
const NOT_ADMITTED = { signup_not_allowed: 403, signup_needs_source: 403, invite_invalid: 403 } as const;
/** A form is refused by the code of its only wrong field, or by invalid_input; `fields` has them all. */
const REFUSED_FORM = {
  invalid_input: 422,
  username_is_email: 422,
  username_starts_with_at: 422,
  username_taken: 422,
  username_reserved: 422,
  username_look_alike: 422,
  username_length: 422,
  username_leads_away: 422,
  date_of_birth_missing: 422,
  date_of_birth_invalid: 422,
  date_of_birth_too_young: 422,
  date_of_birth_locked: 422,
  email_missing: 422,
  email_invalid: 422,
  email_taken: 422,
  email_disposable: 422,
  account_deleted: 422,
  password_too_short: 422,
  password_common: 422,
  password_pattern: 422,
  password_personal: 422,
  password_guessable: 422,
  terms_not_accepted: 422,
  sexuality_consent_missing: 422,
  message_too_long: 422,
} as const;

const TrackingQuery = z.looseObject({ network: z.optional(z.unknown()) });

export const SignupInput = z.object({
  email: z.string().check(z.maxLength(1000)),
  name: z.string().check(z.maxLength(1000)),
  date_of_birth: z.string().check(z.maxLength(100)),
  gender: z.enum(GENDERS),
  sexuality: z.enum(SEXUALITIES),
  password: z.string().check(z.maxLength(MAX_PASSWORD_LENGTH)),
  terms: z.boolean(),
  /** That what is said about sexuality is used as the privacy statement describes; clients that do not ask for it ask with `terms`. */
  sexuality_consent: z.optional(z.boolean()),
  country: z.optional(z.string().check(z.length(2))),
  recipient_id: z.optional(MemberId),
  signup_message: z.optional(z.string().check(z.maxLength(20_000))),
  like_recipient: z.optional(z.boolean()),
  captcha: CaptchaProof,
  invite: z.optional(z.string().check(z.maxLength(MAX_INVITE_LENGTH))),
});
export type SignupInput = z.output<typeof SignupInput>;

/** A site that hides who has an account says only that a mail was sent, to whoever has the address. */
export const SignupReply = z.union([UserReply, z.object({ user: z.null(), check_mail: z.literal(true) })]);
export type SignupReply = z.output<typeof SignupReply>;

export const signUp = endpoint({
  method: 'POST',
  path: '/api/signup.php',
  summary: 'Signs up; the address is confirmed by the link in the mail',
  access: 'anyone',
  input: SignupInput,
  query: TrackingQuery,
  reply: SignupReply,
  errors: { captcha_required: 403, ...NOT_ADMITTED, ...REFUSED_FORM },
  limit: { name: 'signup', calls: 30, seconds: 600 },
});

export const SignupCheckInput = z.partial(SignupInput);
export type SignupCheckInput = z.output<typeof SignupCheckInput>;
/** Field name -> sentence in the caller's language; empty when all is well. */
export const SignupCheckReply = z.object({
  fields: z.record(z.string(), z.string()),
  has_account: z.boolean(),
  /** No date of birth is taken of this browser for a day, or this one is under the minimum age. */
  too_young: z.boolean(),
});

export const checkSignup = endpoint({
  method: 'POST',
  path: '/api/signup-check.php',
  summary: 'Which of the given fields would be refused',
  access: 'anyone',
  input: SignupCheckInput,
  query: TrackingQuery,
  reply: SignupCheckReply,
  errors: NOT_ADMITTED,
  limit: { name: 'signup check', calls: 120, seconds: 60 },
});

const ACTIVATION_LIMIT = { name: 'activation link', calls: 60, seconds: 60 };

/** `held`: the address is confirmed, and others see the member once staff have looked. */
export const ActivationReply = z.object({ ok: z.literal(true), held: z.optional(z.literal(true)) });
export type ActivationReply = z.output<typeof ActivationReply>;

export const activateAccount = endpoint({
  method: 'POST',
  path: '/api/activate.php',
  summary: 'Confirms the address, shows the profile and does what was wished at sign-up, by the link of the mail',
  access: 'anyone',
  input: TokenInput,
  reply: ActivationReply,
  errors: { activation_failed: 410 },
  limit: ACTIVATION_LIMIT,
});

/** A broken link leads to the page that says so, whatever is wrong with it. */
const ActivateQuery = z.looseObject({ token: z.catch(MailToken, '') });

export const openActivationLink = endpoint({
  method: 'GET',
  path: '/api/activate.php',
  summary: 'The link in activation mails of before: leads to the page of the link, or to /activate/error',
  access: 'anyone',
  input: ActivateQuery,
  limit: ACTIVATION_LIMIT,
  foreign: true,
});

export const resendActivation = endpoint({
  method: 'POST',
  path: '/api/activation-mail.php',
  summary: 'Sends the activation mail again',
  access: 'member',
  reply: Done,
  errors: { already_confirmed: 409, activation_mail_limit: 429 },
  limit: { name: 'activation mail', calls: 20, seconds: 600 },
});

export const SignupIntentReply = z.object({
  intent: z.nullable(
    z.object({
      recipient_id: z.number(),
      liked: z.boolean(),
      message_sent: z.boolean(),
      conversation_id: z.nullable(z.number()),
    }),
  ),
  /** Messages written before the address was confirmed that could not be delivered any more: their price came back. */
  returned: z.number(),
});
export type SignupIntentReply = z.output<typeof SignupIntentReply>;

export const signupIntent = endpoint({
  method: 'GET',
  path: '/api/signup-intent.php',
  summary: 'What became of the wishes at sign-up; null when there were none',
  access: 'member',
  reply: SignupIntentReply,
});

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
