import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { ACCOUNT_STATUSES, MAX_PASSWORD_LENGTH, ROLES } from '#product/accounts/contract.ts';
import { Deletion } from '#product/accounts/deletion/contract.ts';
import { TokenInput } from '#product/accounts/mail-tokens/contract.ts';
import { SignedPasskey } from '#product/accounts/passkeys/contract.ts';
import { CodeInput } from '#product/accounts/totp/contract.ts';
import { ProfileView } from '../contract.ts';

/** SPEC User: the logged-in person about themselves. */
export const UserView = z.object({
  id: z.number(),
  email: z.string(),
  status: z.enum(ACCOUNT_STATUSES),
  role: z.nullable(z.enum(ROLES)),
  credits: z.number(),
  /** Of them: those that a new member starts with and has not spent. They are spent first. */
  welcome_credits: z.number(),
  /** What the bought credits that are spent next have cost: minor units for so many credits. null: there are none. */
  credits_price: z.nullable(z.object({ amount: z.int(), currency: z.string(), credits: z.int() })),
  paid_user: z.boolean(),
  signup_date: z.string(),
  language: z.enum(LOCALES),
  /** The site's sign for its fictional profiles, where this is one; null for everybody else. */
  fictional_icon: z.nullable(z.string()),
  notifications_disabled: z.array(z.enum(['fbl', 'bounce', 'listunsubscribe'])),
  dismissed_alerts: z.array(z.string()),
  /** Conversations a free member may still start without paying; null means without limit (premium). */
  free_conversations_left: z.nullable(z.number()),
  /** Invisible mode is on (PRODUCT 12). */
  invisible: z.boolean(),
  /** The address is confirmed, and others see the member once staff have looked. Absent: nobody waits. */
  held: z.optional(z.literal(true)),
  /** null for staff. */
  profile: z.nullable(ProfileView),
});
export type UserView = z.output<typeof UserView>;
export const UserReply = z.object({ user: UserView });
/** `user: null` to visitors; `deletion` to those who deleted their account in this browser, for an hour. */
export const CurrentUserReply = z.object({
  user: z.nullable(UserView),
  deletion: z.optional(Deletion),
});
export type CurrentUserReply = z.output<typeof CurrentUserReply>;

export const LoginInput = z.object({
  login: z.string().check(z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH)),
});
export type LoginInput = z.output<typeof LoginInput>;

/** `secure_first`: staff who get their rights only after they have shown a passkey or a code, at `/profile/security`. */
export const LoginReply = z.object({ user: UserView, secure_first: z.boolean() });
export type LoginReply = z.output<typeof LoginReply>;

export const CodeLoginInput = CodeInput;
export type CodeLoginInput = z.output<typeof CodeLoginInput>;

export const PasskeyLoginInput = z.object({ passkey: SignedPasskey });
export type PasskeyLoginInput = z.output<typeof PasskeyLoginInput>;

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/user.php',
  summary: 'The logged-in person; null for visitors',
  access: 'anyone',
  reply: CurrentUserReply,
});

/** After the right password or passkey of an account that nobody may log in to. */
const CLOSED = { account_banned: 403, account_deleted: 403 } as const;

/** Calls per minute from one address; wrong passwords are counted by the login block besides. */
export const logIn = endpoint({
  method: 'POST',
  path: '/api/user.php',
  summary: 'Logs in by e-mail address or username',
  access: 'anyone',
  input: LoginInput,
  reply: LoginReply,
  errors: { login_failed: 401, login_refused: 401, login_blocked: 429, second_step_needed: 401, ...CLOSED },
  limit: { name: 'login', calls: 60, seconds: 60 },
});

export const logInWithLink = endpoint({
  method: 'POST',
  path: '/api/login-link.php',
  summary: 'Logs in by the link of a mail, once',
  access: 'anyone',
  input: TokenInput,
  reply: UserReply,
  errors: { link_expired: 410, second_step_needed: 401 },
  limit: { name: 'login link', calls: 30, seconds: 60 },
});

export const logInWithCode = endpoint({
  method: 'POST',
  path: '/api/login-code.php',
  summary:
    'The second step of a log-in, in the browser that gave the right password: a one-time code or a recovery code',
  access: 'anyone',
  input: CodeLoginInput,
  reply: LoginReply,
  errors: { second_step_over: 403, code_wrong: 422, login_blocked: 429 },
  limit: { name: 'login-code', calls: 60, seconds: 60 },
});

export const logInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/login-passkey.php',
  summary: 'Logs in with a passkey, by an answer to POST /api/passkey-challenge.php',
  access: 'anyone',
  input: PasskeyLoginInput,
  reply: LoginReply,
  errors: { passkey_failed: 401, passkey_unknown: 401, ...CLOSED },
  limit: { name: 'login-passkey', calls: 60, seconds: 60 },
});
