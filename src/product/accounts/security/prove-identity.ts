import { normalizeIP } from '@fastify/rate-limit';
import type { WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { findAccount } from '../accounts.ts';
import type { AccountError } from '../contract.ts';
import { admitLogin, attempt, forgiveLogin, identityOf, secondStepOf } from '../logins/logins.ts';
import { checkPasskey, passkeyFailed } from '../passkeys/check-passkey.ts';
import { factorsOf } from '../passkeys/queries.ts';
import { passwordMatches } from '../passwords/passwords.ts';
import { findSession, renewSession, SESSION_COOKIE, sessionCookie } from '../sessions/sessions.ts';
import { takeCode } from '../totp/take-code.ts';
import type { IdentityInput } from './contract.ts';

/** Milliseconds after a proof in which it need not be repeated. */
const PROVED_FOR_MS = 10 * 60_000;

/**
 * Wrong passwords and codes are counted as those of a log-in are; the session gets another token. @throws
 * identity_needed (403) where none was given, password_wrong, code_wrong (422), login_blocked (429), passkey_failed or
 * passkey_unknown (401).
 */
export async function proveIdentity(
  call: AuthenticatedControllerCall,
  { password, passkey, code }: IdentityInput,
): Promise<void> {
  const { actor, http } = call;
  const renewed = (strong: boolean, first: (within: WriteCall) => Promise<unknown>) =>
    call.transaction(async (within) => {
      await first(within);
      return renewSession(within, actor.id, http.cookies[SESSION_COOKIE], strong);
    });
  let token: string | null;
  if (passkey) {
    const { accountId } = await checkPasskey(call, passkey);
    if (accountId !== actor.id) throw passkeyFailed();
    token = await renewed(true, async () => undefined);
  } else if (code !== undefined) {
    const counted = secondStepOf(actor.id);
    await call.transaction((within) => admitLogin(within, counted, normalizeIP(http.ip)));
    token = await renewed(true, async (within) => {
      await takeCode(within, actor.id, code);
      await forgiveLogin(within, counted);
    });
  } else {
    if (password === undefined) throw new AppError<AccountError>('identity_needed', 403);
    if ((await ownPassword(call, password)) === null)
      throw new AppError<AccountError>('password_wrong', 422, {}, { password: 'password_wrong' });
    token = await renewed(false, (within) => forgiveLogin(within, identityOf(actor.id)));
  }
  if (token === null) return;
  http.header('cache-control', 'no-store');
  http.setCookie(SESSION_COOKIE, token, sessionCookie(call.site.origin));
}

/** Every try counts under one key. @returns the hash that fits, or null. @throws login_blocked (429), busy (503). */
export async function ownPassword(call: AuthenticatedControllerCall, password: string): Promise<string | null> {
  const address = normalizeIP(call.http.ip);
  return attempt(call, identityOf(call.actor.id), address, async () => {
    const stored = (await findAccount(call, call.actor.id))?.password_hash ?? null;
    return (await passwordMatches(stored, password, address)) ? stored : null;
  });
}

/**
 * In the last ten minutes. Staff who have a passkey or codes must have logged in with them: else who knows the password
 * alone could add their own. @throws identity_needed, strong_login_needed (403).
 */
export async function mustHaveProved(call: AuthenticatedControllerCall): Promise<void> {
  const { actor, http, sql, now } = call;
  const session = await findSession(call, actor.id, http.cookies[SESSION_COOKIE]);
  if (actor.kind !== 'member' && !session?.strong) {
    const factors = await factorsOf.one(sql, { account: actor.id });
    if (factors?.passkey || factors?.totp) throw new AppError<AccountError>('strong_login_needed', 403);
  }
  if (!isRecent(session?.proved_at ?? null, now)) throw new AppError<AccountError>('identity_needed', 403);
}

export const isRecent = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() < PROVED_FOR_MS;
