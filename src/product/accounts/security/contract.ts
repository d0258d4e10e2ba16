import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Done, MAX_PASSWORD_LENGTH } from '../contract.ts';
import { PasskeyView, SignedPasskey } from '../passkeys/contract.ts';
import { SessionView } from '../sessions/contract.ts';
import { Code } from '../totp/contract.ts';

export const SecurityReply = z.object({
  passkeys: z.array(PasskeyView),
  totp: z.boolean(),
  recovery_codes_left: z.number(),
  sessions: z.array(SessionView),
  /** Null: never since the account was made. */
  password_changed_at: z.nullable(z.string()),
  proved: z.boolean(),
  /** Staff have no rights in this session: `set_up` a passkey or codes, or `use` the ones there are to log in; null for everybody else. */
  staff: z.nullable(z.enum(['set_up', 'use'])),
});
export type SecurityReply = z.output<typeof SecurityReply>;

export const showSecurity = endpoint({
  method: 'GET',
  path: '/api/security.php',
  summary: 'Passkeys, one-time codes and sessions of the logged-in person',
  access: 'session',
  reply: SecurityReply,
});

export const IdentityInput = z.object({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH))),
  passkey: z.optional(SignedPasskey),
  code: z.optional(Code),
});
export type IdentityInput = z.output<typeof IdentityInput>;

export const IDENTITY_ERRORS = {
  identity_needed: 403,
  password_wrong: 422,
  code_wrong: 422,
  login_blocked: 429,
  passkey_failed: 401,
  passkey_unknown: 401,
} as const;

export const proveIdentity = endpoint({
  method: 'POST',
  path: '/api/identity.php',
  summary:
    'Proves by password, passkey or one-time code who is logged in; the session gets another token, and for ten minutes ways to log in may be changed in it',
  access: 'session',
  input: IdentityInput,
  reply: Done,
  errors: IDENTITY_ERRORS,
  limit: { name: 'identity', calls: 30, seconds: 60 },
});
