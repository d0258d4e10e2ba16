import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type * as z from 'zod/mini';
import type { ReadCall } from '#platform/call.ts';
import { AppError, authenticationRequired } from '#platform/errors.ts';
import type { AuthenticatedControllerCall, ControllerCall } from '#platform/http/route.ts';
import { plainLine } from '#platform/plain-text.ts';
import { findAccount } from '../accounts.ts';
import type { AccountError } from '../contract.ts';
import { notifyOwner } from '../security/notify-owner.ts';
import { mustHaveProved } from '../security/prove-identity.ts';
import { findSession, noteProof, SESSION_COOKIE, weakenAllSessions } from '../sessions/sessions.ts';
import { hashOfChallenge, passkeyFailed, redeemChallenge, relyingParty } from './check-passkey.ts';
import {
  type AddPasskeyInput,
  MAX_PASSKEYS,
  type MakingOptions,
  type PasskeyView,
  type RemovePasskeyInput,
  type SigningOptions,
} from './contract.ts';
import { deletePasskey, factorsOf, insertChallenge, insertPasskey, lockOwner, passkeysOf } from './queries.ts';

const CHALLENGE_AGE_MS = 5 * 60_000;

/** COSE numbers of EdDSA, ES256 and RS256: every authenticator has one of them, and Node knows all without a warning. */
const ALGORITHMS = [-8, -7, -257];

export async function askForSignature(call: ControllerCall): Promise<z.output<typeof SigningOptions>> {
  const { sql, site, actor, now } = call;
  const own = actor ? await passkeysOf(sql, { account: actor.id }) : [];
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(site).rpID,
    userVerification: 'required',
    timeout: CHALLENGE_AGE_MS,
    ...(own.length && {
      allowCredentials: own.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    }),
  });
  await insertChallenge(sql, {
    hash: hashOfChallenge(options.challenge),
    purpose: 'sign',
    account: actor?.id ?? null,
    now,
    expires: new Date(now.getTime() + CHALLENGE_AGE_MS),
  });
  return options as z.output<typeof SigningOptions>;
}

/** @throws identity_needed, strong_login_needed (403), passkeys_full (409). */
export async function beginPasskey(call: AuthenticatedControllerCall): Promise<z.output<typeof MakingOptions>> {
  const { sql, site, actor, now } = call;
  await mustHaveProved(call);
  const account = await findAccount(call, actor.id);
  if (!account?.email) throw authenticationRequired();
  const own = await passkeysOf(sql, { account: actor.id });
  if (own.length >= MAX_PASSKEYS) throw passkeysFull();
  const options = await generateRegistrationOptions({
    rpName: site.settings.name,
    rpID: relyingParty(site).rpID,
    userID: new TextEncoder().encode(`${actor.id}`),
    userName: account.email,
    userDisplayName: account.email,
    timeout: CHALLENGE_AGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: own.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
  });
  await insertChallenge(sql, {
    hash: hashOfChallenge(options.challenge),
    purpose: 'register',
    account: actor.id,
    now,
    expires: new Date(now.getTime() + CHALLENGE_AGE_MS),
  });
  return options as z.output<typeof MakingOptions>;
}

/** @throws identity_needed, strong_login_needed (403), passkey_failed (401), passkey_known, passkeys_full (409). */
export async function addPasskey(
  call: AuthenticatedControllerCall,
  { passkey, name }: AddPasskeyInput,
): Promise<{ passkeys: PasskeyView[] }> {
  const { site, actor, http } = call;
  await mustHaveProved(call);
  const { challenge, account } = await redeemChallenge(call, passkey.response.clientDataJSON, 'register');
  if (account !== actor.id) throw passkeyFailed();
  const { rpID, origin } = relyingParty(site);
  const checked = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} } as Parameters<
      typeof verifyRegistrationResponse
    >[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!checked?.verified) throw passkeyFailed();
  const { credential } = checked.registrationInfo;
  return call.transaction(async (within) => {
    await lockOwner.one(within.tx, { account: actor.id });
    // The owner may have ended all sessions and passkeys until the lock was there.
    if (!(await findSession(within, actor.id, http.cookies[SESSION_COOKIE]))) throw authenticationRequired();
    if ((await passkeysOf(within.tx, { account: actor.id })).length >= MAX_PASSKEYS) throw passkeysFull();
    const added = await insertPasskey.one(within.tx, {
      account: actor.id,
      credential: credential.id,
      key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: passkey.response.transports ?? [],
      name: plainLine(name),
      now: within.now,
    });
    if (!added) throw new AppError<AccountError>('passkey_known', 409);
    await noteProof(within, actor.id, http.cookies[SESSION_COOKIE], true);
    await notifyOwner(within, actor.id, 'passkey_added');
    return listPasskeys(within, actor.id);
  });
}

/** @throws identity_needed, strong_login_needed (403). */
export async function removePasskey(
  call: AuthenticatedControllerCall,
  { id }: RemovePasskeyInput,
): Promise<{ passkeys: PasskeyView[] }> {
  const { actor } = call;
  await mustHaveProved(call);
  return call.transaction(async (within) => {
    if (await deletePasskey.one(within.tx, { id, account: actor.id })) {
      const left = await factorsOf.one(within.tx, { account: actor.id });
      if (!left?.passkey && !left?.totp) await weakenAllSessions(within, actor.id);
      await notifyOwner(within, actor.id, 'passkey_removed');
    }
    return listPasskeys(within, actor.id);
  });
}

export async function listPasskeys(
  { sql }: Pick<ReadCall, 'sql'>,
  account: number,
): Promise<{ passkeys: PasskeyView[] }> {
  const rows = await passkeysOf(sql, { account });
  return {
    passkeys: rows.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    })),
  };
}

const passkeysFull = () => new AppError<AccountError>('passkeys_full', 409);
