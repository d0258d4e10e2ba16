import { createHash } from 'node:crypto';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { ReadCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { Site } from '#product/sites/contract.ts';
import type { AccountError } from '../contract.ts';
import type { SignedPasskey } from './contract.ts';
import { countUse, passkeyByCredential, takeChallenge } from './queries.ts';

export type ChallengePurpose = 'register' | 'sign';

export const passkeyFailed = () => new AppError<AccountError>('passkey_failed', 401);

export const hashOfChallenge = (challenge: string) => createHash('sha256').update(challenge).digest();

export const relyingParty = ({ origin }: Pick<Site, 'origin'>) => ({ rpID: new URL(origin).hostname, origin });

/** @returns it, and for whom it was made; null for anybody. @throws passkey_failed (401): answered before, or late. */
export async function redeemChallenge(
  { sql, now }: Pick<ReadCall, 'sql' | 'now'>,
  clientDataJSON: string,
  purpose: ChallengePurpose,
): Promise<{ challenge: string; account: number | null }> {
  const challenge = challengeIn(clientDataJSON);
  const taken = challenge && (await takeChallenge.one(sql, { hash: hashOfChallenge(challenge), purpose, now }));
  if (!challenge || !taken) throw passkeyFailed();
  return { challenge, account: taken.account_id };
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/**
 * @throws passkey_unknown (401) where no account of this site has it, passkey_failed (401) where it does not fit, was
 * signed for another site, was used before, or its counter went back.
 */
export async function checkPasskey(
  call: ReadCall,
  signed: SignedPasskey,
): Promise<{ accountId: number; passkeyId: number }> {
  const { sql, site, now } = call;
  const { challenge, account } = await redeemChallenge(call, signed.response.clientDataJSON, 'sign');
  const passkey = await passkeyByCredential.one(sql, { credential: signed.id, site: site.id });
  if (!passkey) throw new AppError<AccountError>('passkey_unknown', 401);
  if (account !== null && account !== passkey.account_id) throw passkeyFailed();
  const { rpID, origin } = relyingParty(site);
  const checked = await verifyAuthenticationResponse({
    response: { ...signed, clientExtensionResults: {} } as Parameters<
      typeof verifyAuthenticationResponse
    >[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => null);
  if (!checked?.verified) throw passkeyFailed();
  const counter = checked.authenticationInfo.newCounter;
  if (!(await countUse.one(sql, { id: passkey.id, counter, now }))) throw passkeyFailed();
  return { accountId: passkey.account_id, passkeyId: passkey.id };
}
