import { normalizeIP } from '@fastify/rate-limit';
import { AppError } from '#platform/errors.ts';
import type { KnownEdgeCall } from '#platform/http/route.ts';
import { findAccount } from '../accounts.ts';
import type { AccountError } from '../contract.ts';
import { attempt, forgiveLogin, identityOf } from '../logins/logins.ts';
import { checkPasskey, passkeyFailed } from '../passkeys/check-passkey.ts';
import { factorsOf } from '../passkeys/queries.ts';
import { passwordMatches } from '../passwords/passwords.ts';
import { findSession, noteProof, SESSION_COOKIE } from '../sessions/sessions.ts';
import type { IdentityInput } from './contract.ts';

/** Milliseconds after a proof in which it need not be repeated. */
const PROVED_FOR = 15 * 60_000;

/**
 * Makes sure that whoever calls is the owner of the account and not somebody at an open device: by the password or a
 * passkey. Wrong passwords are counted as those of a log-in are. It is remembered in the session.
 * @throws identity_needed (403) where neither was given, password_wrong (422), login_blocked (429), passkey_failed or passkey_unknown (401).
 */
export async function proveIdentity(call: KnownEdgeCall, { password, passkey }: IdentityInput): Promise<void> {
  const { actor, http } = call;
  const token = http.cookies[SESSION_COOKIE];
  if (passkey) {
    const { accountId } = await checkPasskey(call, passkey);
    if (accountId !== actor.id) throw passkeyFailed();
    return noteProof(call, actor.id, token, true);
  }
  if (password === undefined) throw new AppError<AccountError>('identity_needed', 403);
  if ((await ownPassword(call, password)) === null)
    throw new AppError<AccountError>('password_wrong', 422, {}, { password: 'password_wrong' });
  await call.transaction(async (within) => {
    await forgiveLogin(within, identityOf(actor.id));
    await noteProof(within, actor.id, token, false);
  });
}

/**
 * Whether whoever is logged in knows the password. Every try counts under one key, whatever it is for; `forgiveLogin` ends that.
 * @returns the hash that it fits; null for a wrong one.
 * @throws login_blocked (429), busy (503).
 */
export async function ownPassword(call: KnownEdgeCall, password: string): Promise<string | null> {
  const address = normalizeIP(call.http.ip);
  return attempt(call, identityOf(call.actor.id), address, async () => {
    const stored = (await findAccount(call, call.actor.id))?.password_hash ?? null;
    return (await passwordMatches(stored, password, address)) ? stored : null;
  });
}

/**
 * For what changes the ways to log in: the owner has logged in or proved themselves in the last quarter of an hour. Staff
 * who have a passkey or codes must have logged in with them: else who knows the password alone could add their own.
 * @throws identity_needed, strong_login_needed (403).
 */
export async function mustHaveProved(call: KnownEdgeCall): Promise<void> {
  const { actor, http, sql, now } = call;
  const session = await findSession(call, actor.id, http.cookies[SESSION_COOKIE]);
  if (actor.kind !== 'member' && !session?.strong) {
    const factors = await factorsOf.one(sql, { account: actor.id });
    if (factors?.passkey || factors?.totp) throw new AppError<AccountError>('strong_login_needed', 403);
  }
  if (!isRecent(session?.proved_at ?? null, now)) throw new AppError<AccountError>('identity_needed', 403);
}

/** Whether a proof need not be repeated yet. */
export const isRecent = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() < PROVED_FOR;
