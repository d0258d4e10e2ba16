import { randomBytes, randomInt } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { renderSVG } from 'uqr';
import type { ReadCall, WriteCall } from '#platform/call.ts';
import { AppError, authenticationRequired, notFound } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { findAccount } from '../accounts.ts';
import type { AccountError } from '../contract.ts';
import { admitLogin, forgiveLogin, secondStepOf } from '../logins/logins.ts';
import { factorsOf } from '../passkeys/queries.ts';
import { notifyOwner } from '../security/notify-owner.ts';
import { mustHaveProved } from '../security/prove-identity.ts';
import { noteProof, SESSION_COOKIE, weakenAllSessions } from '../sessions/sessions.ts';
import { type BegunTotp, type CodeInput, RECOVERY_CODES, type RecoveryCodes } from './contract.ts';
import { stepOf, totpFor, typedCode } from './policy.ts';
import { deleteCodes, deleteTotp, insertCodes, lockTotp, putSecret, takeStep, totpState } from './queries.ts';
import { openSecret, sealSecret } from './seal-secrets.ts';
import { codeWrong, recoveryHash } from './take-code.ts';

/** Bytes, as RFC 4226 wants them. */
const SECRET_LENGTH_BYTES = 20;

/** @throws identity_needed, strong_login_needed (403), totp_on (409). */
export async function beginTotp(call: AuthenticatedControllerCall): Promise<BegunTotp> {
  const { sql, site, actor, now } = call;
  await mustHaveProved(call);
  const account = await findAccount(call, actor.id);
  if (!account?.email) throw authenticationRequired();
  const secret = makeTotpSecret();
  const sealed = sealSecret(call, actor.id, secret);
  if (!(await putSecret.one(sql, { account: actor.id, secret: sealed, now })))
    throw new AppError<AccountError>('totp_on', 409);
  call.http.header('cache-control', 'no-store');
  return describeTotp(secret, { issuer: site.settings.name, label: account.email });
}

export function describeTotp(secret: Uint8Array, names: { issuer: string; label: string }): BegunTotp {
  const totp = totpFor(secret, names);
  const url = totp.toString();
  return { secret: totp.secret.base32, url, qr: renderSVG(url, { border: 2 }) };
}

/** The step of a code that was never used before; null for a wrong one. */
export function stepOfFirstCode(secret: Uint8Array, text: string, now: Date): number | null {
  const { kind, code } = typedCode(text);
  return kind === 'digits' ? stepOf(secret, code, 0, now) : null;
}

/** @throws identity_needed, strong_login_needed (403), not_found, totp_on (409), code_wrong (422), login_blocked. */
export async function confirmTotp(call: AuthenticatedControllerCall, { code }: CodeInput): Promise<RecoveryCodes> {
  const { actor, http } = call;
  await mustHaveProved(call);
  await call.transaction((within) => admitLogin(within, secondStepOf(actor.id), normalizeIP(http.ip)));
  return call.transaction(async (within) => {
    const { tx, now } = within;
    const totp = await lockTotp.one(tx, { account: actor.id });
    if (!totp) throw notFound();
    if (totp.confirmed_at) throw new AppError<AccountError>('totp_on', 409);
    const secret = openSecret(within, actor.id, totp.secret);
    const step = stepOf(secret, typedCode(code).code, totp.last_step, now);
    if (step === null) throw codeWrong();
    await takeStep(tx, { account: actor.id, step, now });
    await forgiveLogin(within, secondStepOf(actor.id));
    await noteProof(within, actor.id, http.cookies[SESSION_COOKIE], true);
    await notifyOwner(within, actor.id, 'totp_on');
    return renewed(within, actor.id);
  });
}

/** @throws identity_needed, strong_login_needed (403). */
export async function turnTotpOff(call: AuthenticatedControllerCall): Promise<{ ok: true }> {
  const { actor } = call;
  await mustHaveProved(call);
  await call.transaction(async (within) => {
    const gone = await deleteTotp.one(within.tx, { account: actor.id });
    await deleteCodes(within.tx, { account: actor.id });
    if (!gone?.confirmed_at) return;
    const left = await factorsOf.one(within.tx, { account: actor.id });
    if (!left?.passkey) await weakenAllSessions(within, actor.id);
    await notifyOwner(within, actor.id, 'totp_off');
  });
  return { ok: true };
}

/** @throws identity_needed, strong_login_needed (403), not_found where codes are off. */
export async function renewRecoveryCodes(call: AuthenticatedControllerCall): Promise<RecoveryCodes> {
  const { actor } = call;
  await mustHaveProved(call);
  return call.transaction(async (within) => {
    const totp = await lockTotp.one(within.tx, { account: actor.id });
    if (!totp?.confirmed_at) throw notFound();
    await notifyOwner(within, actor.id, 'codes_renewed');
    return renewed(within, actor.id);
  });
}

export const makeTotpSecret = (): Buffer => randomBytes(SECRET_LENGTH_BYTES);

/** @param step of the code that showed it. */
export async function confirmWithStep(
  call: Pick<WriteCall, 'tx' | 'now' | 'keys'>,
  account: number,
  secret: Uint8Array,
  step: number,
): Promise<RecoveryCodes> {
  const { tx, now } = call;
  await putSecret.one(tx, { account, secret: sealSecret(call, account, secret), now });
  await takeStep(tx, { account, step, now });
  return renewed(call, account);
}

export const findTotp = async ({ sql }: Pick<ReadCall, 'sql'>, account: number) =>
  (await totpState.one(sql, { account })) ?? { on: false, codes_left: 0 };

async function renewed({ tx, now }: Pick<WriteCall, 'tx' | 'now'>, account: number): Promise<RecoveryCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await deleteCodes(tx, { account });
  await insertCodes(tx, { account, now, hashes: codes.map((code) => recoveryHash(account, code).toString('hex')) });
  return { recovery_codes: codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code) };
}

/** Letters and digits that nobody mistakes for another: 80 bits in 16 of them. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
const newCode = () => Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
