import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { PasskeyView } from '../passkeys/contract.ts';
import { SessionView } from '../sessions/contract.ts';

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
