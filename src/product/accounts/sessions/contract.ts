import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Done } from '../contract.ts';

export const DEVICES = ['phone', 'tablet', 'computer'] as const;

export const SessionView = z.object({
  id: z.number(),
  /** A name such as Firefox; null where the browser did not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  device: z.nullable(z.enum(DEVICES)),
  /** Where it began, ISO 3166-1 alpha-2. */
  country: z.nullable(z.string()),
  created_at: z.string(),
  /** Within a quarter of an hour. */
  last_used_at: z.string(),
  current: z.boolean(),
});
export type SessionView = z.output<typeof SessionView>;

const PROOF_ERRORS = { identity_needed: 403, strong_login_needed: 403 } as const;

export const EndSessionInput = z.object({ id: z.int().check(z.gte(1)) });
export type EndSessionInput = z.output<typeof EndSessionInput>;

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/session.php',
  summary:
    'Ends one of the own sessions; another one than this wants a log-in or proof of the last ten minutes. One that is over already is no error',
  access: 'session',
  input: EndSessionInput,
  reply: Done,
  errors: PROOF_ERRORS,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions.php',
  summary: 'Ends all own sessions but this one; wants a log-in or proof of the last ten minutes',
  access: 'session',
  reply: Done,
  errors: PROOF_ERRORS,
});
