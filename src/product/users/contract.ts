import * as z from 'zod/mini';
import { LOCALES } from '#platform/i18n/locales.ts';
import { ACCOUNT_STATUSES, PASSWORD_MAX, ROLES } from '#product/accounts/contract.ts';
import { ProfileView } from '#product/members/contract.ts';

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
  /** null for staff. */
  profile: z.nullable(ProfileView),
});
export type UserView = z.output<typeof UserView>;
export const UserReply = z.object({ user: UserView });
/** GET /api/user.php answers `user: null` to visitors. */
export const CurrentUserReply = z.object({ user: z.nullable(UserView) });
export type CurrentUserReply = z.output<typeof CurrentUserReply>;

/** POST /api/user.php: log in by e-mail address or username. */
export const LoginInput = z.object({
  login: z.string().check(z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
});
export type LoginInput = z.output<typeof LoginInput>;

/** PUT /api/user.php */
export const LanguageInput = z.object({ language: z.enum(LOCALES) });
export const Done = z.object({ ok: z.literal(true) });
