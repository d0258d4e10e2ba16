import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Done, MAX_PASSWORD_LENGTH } from '../contract.ts';

const Password = z.string().check(z.maxLength(MAX_PASSWORD_LENGTH));
/** Rules with sentences of their own are checked by policy.ts. */
export const NewPassword = z.object({ password: Password, repeat: Password });
export type NewPassword = z.output<typeof NewPassword>;

export const NEW_PASSWORD_ERRORS = {
  invalid_input: 422,
  password_too_short: 422,
  passwords_differ: 422,
  password_common: 422,
  password_pattern: 422,
  password_personal: 422,
  password_guessable: 422,
} as const;
export const OWN_PASSWORD_ERRORS = { old_password_wrong: 422, login_blocked: 429 } as const;

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/password.php',
  summary: 'Changes the password; all other sessions end, and the member is told by mail',
  access: 'member',
  input: z.extend(NewPassword, { old_password: Password }),
  reply: Done,
  errors: { ...NEW_PASSWORD_ERRORS, ...OWN_PASSWORD_ERRORS },
  limit: { name: 'password', calls: 30, seconds: 600 },
});
