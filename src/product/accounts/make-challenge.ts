import { createHash, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { ReadCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { CallLimit } from '#platform/http/endpoint.ts';
import { networkOf } from '#platform/http/network-limit.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { type CAPTCHA_ERRORS, CaptchaReply } from './contract.ts';
import { captchaKey, deleteChallengesOver, spendChallenge } from './queries.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds of one try: about a millisecond of a computer, some of a phone. */
const COST = 2000;
/** Tries that an answer takes: a second of a computer, some seconds of a phone, and no more memory than a page. */
const TRIES = { least: 300, most: 900 };
/** Seconds in which a challenge has to be answered. */
const TTL_SECONDS = 600;
const NEIGHBOURS = 5;

export async function makeChallenge(call: ReadCall): Promise<CaptchaReply> {
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(TRIES.least, TRIES.most),
    deriveKey,
    expiresAt: new Date(call.now.getTime() + TTL_SECONDS * 1000),
    ...(await secretsOf(call)),
  });
  return z.parse(CaptchaReply, { challenge });
}

/**
 * A right answer lets one call through, uncounted. @param limit how many calls go unasked; named after the form.
 * @throws captcha_required (403): the browser then gets a challenge, answers it and calls again.
 */
export async function requireProof(call: ControllerCall, limit: CallLimit, proof: string | undefined): Promise<void> {
  if (proof !== undefined) {
    if (await isProof(call, proof)) return;
  } else if (await isUnsuspicious(call, limit)) return;
  throw new AppError<(typeof CAPTCHA_ERRORS)[number]>('captcha_required', 403);
}

/** @returns false when there were so many from the address or its network that a proof is asked for. */
export async function isUnsuspicious({ http }: Pick<ControllerCall, 'http'>, limit: CallLimit): Promise<boolean> {
  const network = { ...limit, name: `${limit.name} network`, calls: limit.calls * NEIGHBOURS };
  const counted = [await http.allows(limit, http.ip), await http.allows(network, networkOf(http.ip))];
  return counted.every(Boolean);
}

const Proof = z.object({
  challenge: CaptchaReply.shape.challenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

async function isProof(call: ControllerCall, proof: string): Promise<boolean> {
  const read = z.safeParse(Proof, jsonOf(proof));
  if (!read.success) return false;
  const { challenge, solution } = read.data;
  const { parameters } = challenge;
  // What stands in the proof is not ours until its signature was checked: no work is done by its numbers.
  if (parameters.algorithm !== ALGORITHM || parameters.cost !== COST) return false;
  const asked = { challenge, solution, deriveKey, ...(await secretsOf(call)) };
  const { verified } = await verifySolution(asked).catch(() => ({ verified: false }));
  if (!verified) return false;
  const expires = new Date(parameters.expiresAt * 1000);
  const hash = createHash('sha256').update(parameters.nonce).digest();
  return expires > call.now && (await spendChallenge.one(call.sql, { hash, expires })) !== null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function secretsOf({ sql }: ReadCall) {
  const row = await captchaKey.one(sql);
  if (!row) throw new Error('There is no key for challenges.');
  const secret = row.secret.toString('hex');
  return { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret} of keys` };
}

export async function cleanUpCaptcha({ sql, now }: Pick<ReadCall, 'sql' | 'now'>): Promise<void> {
  await deleteChallengesOver(sql, { now });
}
