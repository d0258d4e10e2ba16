import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Done } from '../contract.ts';

export const RECOVERY_CODES = 10;

export const Code = z.string().check(z.minLength(6), z.maxLength(40));
export const CodeInput = z.object({ code: Code });
export type CodeInput = z.output<typeof CodeInput>;

export const BegunTotp = z.object({ secret: z.string(), url: z.string(), qr: z.string() });
export type BegunTotp = z.output<typeof BegunTotp>;
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.output<typeof RecoveryCodes>;

const GUARDED = { identity_needed: 403, strong_login_needed: 403 } as const;

export const beginTotp = endpoint({
  method: 'POST',
  path: '/api/totp.php',
  summary: 'Begins to set up one-time codes; the secret is told once and asked for by no log-in before it is confirmed',
  access: 'session',
  reply: BegunTotp,
  errors: { ...GUARDED, totp_on: 409 },
  limit: { name: 'totp', calls: 30, seconds: 60 },
});

export const confirmTotp = endpoint({
  method: 'PUT',
  path: '/api/totp.php',
  summary: 'Turns one-time codes on with a first code; the recovery codes are told once',
  access: 'session',
  input: CodeInput,
  reply: RecoveryCodes,
  errors: { ...GUARDED, code_wrong: 422, totp_on: 409, login_blocked: 429 },
  limit: { name: 'totp', calls: 30, seconds: 60 },
});

export const turnTotpOff = endpoint({
  method: 'DELETE',
  path: '/api/totp.php',
  summary: 'Turns one-time codes off, with their recovery codes; what is off already is no error',
  access: 'session',
  reply: Done,
  errors: GUARDED,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/recovery-codes.php',
  summary: 'Makes new recovery codes, which are told once; the old ones are void',
  access: 'session',
  reply: RecoveryCodes,
  errors: GUARDED,
  limit: { name: 'totp', calls: 30, seconds: 60 },
});
