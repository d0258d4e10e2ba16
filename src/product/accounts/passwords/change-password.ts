import { normalizeIP } from '@fastify/rate-limit';
import { AppError } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { forgiveLogin, identityOf } from '../logins/logins.ts';
import { rememberDevice } from '../remember-device.ts';
import { ownPassword } from '../security/prove-identity.ts';
import { SESSION_COOKIE } from '../sessions/sessions.ts';
import type { NewPassword } from './contract.ts';
import { hashPassword } from './passwords.ts';
import { refusePassword, setPassword } from './set-password.ts';

const oldPasswordWrong = (field: string) =>
  new AppError('old_password_wrong', 422, {}, { [field]: 'old_password_wrong' });

/** Wrong ones count as those of a log-in. @returns its hash. @throws old_password_wrong (422), login_blocked (429). */
export async function checkOwnPassword(
  call: AuthenticatedControllerCall,
  password: string,
  field: string,
): Promise<string> {
  const stored = await ownPassword(call, password);
  if (stored === null) throw oldPasswordWrong(field);
  await call.transaction((within) => forgiveLogin(within, identityOf(call.actor.id)));
  return stored;
}

/** @throws old_password_wrong, passwords_differ, or what a password may not be (422), login_blocked (429). */
export async function changePassword(
  call: AuthenticatedControllerCall,
  input: NewPassword & { old_password: string },
): Promise<{ ok: true }> {
  await refusePassword(call, call.actor.id, input);
  const before = await checkOwnPassword(call, input.old_password, 'old_password');
  const hash = await hashPassword(input.password, normalizeIP(call.http.ip));
  const stays = call.http.cookies[SESSION_COOKIE];
  const changed = await call.transaction((within) => setPassword(within, call.actor.id, { hash, before, stays }));
  if (changed === null) throw oldPasswordWrong('old_password');
  await rememberDevice(call, call.actor.id);
  return { ok: true };
}
