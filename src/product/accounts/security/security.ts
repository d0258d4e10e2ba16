import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { listPasskeys } from '../passkeys/passkeys.ts';
import { passwordChange } from '../passwords/queries.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import { findSession, SESSION_COOKIE } from '../sessions/sessions.ts';
import { findTotp } from '../totp/totp.ts';
import type { SecurityReply } from './contract.ts';
import { isRecent } from './prove-identity.ts';

export async function showSecurity(call: AuthenticatedControllerCall): Promise<SecurityReply> {
  const { actor, http, now } = call;
  const [{ passkeys }, totp, session, sessions, password] = await Promise.all([
    listPasskeys(call, actor.id),
    findTotp(call, actor.id),
    findSession(call, actor.id, http.cookies[SESSION_COOKIE]),
    listSessions(call),
    passwordChange.one(call.sql, { account: actor.id }),
  ]);
  const factor = passkeys.length > 0 || totp.on;
  return {
    passkeys,
    totp: totp.on,
    recovery_codes_left: totp.codes_left,
    sessions,
    password_changed_at: password?.changed_at?.toISOString() ?? null,
    proved: isRecent(session?.proved_at ?? null, now),
    staff: actor.kind === 'unproved_staff' ? (factor ? 'use' : 'set_up') : null,
  };
}
