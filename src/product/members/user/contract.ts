import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { ACCOUNT_STATUSES, PASSWORD_MAX, ROLES } from '#product/accounts/contract.ts';
import { TokenInput } from '#product/accounts/mail-tokens/contract.ts';
import { ProfileView } from '../contract.ts';

/** SPEC User: the logged-in person about themselves. */
export const UserView = z.object({
  id: z.number(),
  email: z.string(),
  status: z.enum(ACCOUNT_STATUSES),
  role: z.nullable(z.enum(ROLES)),
  credits: z.number(),
  paid_user: z.boolean(),
  signup_date: z.string(),
  language: z.enum(LOCALES),
  fictional_icon: z.nullable(z.string()),
  notifications_disabled: z.array(z.enum(['fbl', 'bounce', 'listunsubscribe'])),
  /** Conversations a free member may still start without paying; null means without limit (premium). */
  free_conversations_left: z.nullable(z.number()),
  /** Invisible mode is on (PRODUCT 12). */
  invisible: z.boolean(),
  /** null for staff. */
  profile: z.nullable(ProfileView),
});
export type UserView = z.output<typeof UserView>;
export const UserReply = z.object({ user: UserView });
/** `user: null` to visitors. */
export const CurrentUserReply = z.object({ user: z.nullable(UserView) });
export type CurrentUserReply = z.output<typeof CurrentUserReply>;

/** Log in by e-mail address or username. */
export const LoginInput = z.object({
  login: z.string().check(z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
});
export type LoginInput = z.output<typeof LoginInput>;

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/user.php',
  summary: 'The logged-in person; null for visitors',
  access: 'anyone',
  reply: CurrentUserReply,
});

/** Calls per minute from one address; wrong passwords are counted by the login block besides. */
export const logIn = endpoint({
  method: 'POST',
  path: '/api/user.php',
  summary: 'Logs in by e-mail address or username',
  access: 'anyone',
  input: LoginInput,
  reply: UserReply,
  errors: { login_failed: 401, login_blocked: 429 },
  limit: { name: 'login', calls: 60, seconds: 60 },
});

export const logInWithLink = endpoint({
  method: 'POST',
  path: '/api/login-link.php',
  summary: 'Logs in by the link of a mail, once',
  access: 'anyone',
  input: TokenInput,
  reply: UserReply,
  errors: { link_expired: 410 },
  limit: { name: 'login link', calls: 30, seconds: 60 },
});
