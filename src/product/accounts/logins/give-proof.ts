import { createHash, randomBytes } from 'node:crypto';
import type { WriteCall } from '#platform/call.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { holdAccount } from '../sessions/hold-account.ts';
import { deleteProof, deleteProofsOf, insertProof, proofOf } from './queries.ts';

/** Carries who gave the right password to the next step. It opens nothing by itself. */
export const PROOF_COOKIE = 'login_proof';
/** Seconds. Who deleted an account may wait for its mail. */
const PROOF_AGES: Record<ProofPurpose, number> = { second_step: 15 * 60, banned: 15 * 60, deleted: 3600 };

/** What comes after the right password, where it is no session: a code, the page of a ban, the way back of a deleted account, also in the browser that has just deleted it. */
export type ProofPurpose = 'second_step' | 'banned' | 'deleted';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** @param password the hash that it fitted; null: proved otherwise. @returns false when it is another since. */
export async function giveProof(
  call: ControllerCall,
  accountId: number,
  purpose: ProofPurpose,
  password: string | null = null,
): Promise<boolean> {
  const { http, site, now } = call;
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(now.getTime() + PROOF_AGES[purpose] * 1000);
  const proof = { hash: hashOf(token), account: accountId, purpose, password, now, expires };
  if (!(await insertProof.one(call.sql, proof))) return false;
  http.setCookie(PROOF_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: site.origin.startsWith('https:'),
    maxAge: PROOF_AGES[purpose],
  });
  return true;
}

export async function readProof(
  {
    http,
    sql,
    site,
    now,
  }: Pick<ControllerCall, 'sql' | 'site' | 'now'> & { http: Pick<ControllerCall['http'], 'cookies'> },
  purpose: ProofPurpose,
): Promise<number | null> {
  const token = http.cookies[PROOF_COOKIE];
  if (token?.length !== 43) return null;
  return (await proofOf.one(sql, { hash: hashOf(token), purpose, site: site.id, now }))?.account_id ?? null;
}

/** @returns false when somebody else has, or it is over. */
export async function spendProof(
  { tx, now }: Pick<WriteCall, 'tx' | 'now'>,
  { cookies }: { cookies: ControllerCall['http']['cookies'] },
  purpose: ProofPurpose,
  accountId: number,
): Promise<boolean> {
  await holdAccount({ tx }, accountId);
  return (await deleteProof.one(tx, { hash: hashOf(cookies[PROOF_COOKIE] ?? ''), purpose, now })) !== null;
}

/** @param but what stays. */
export const endProofs = (
  { tx }: Pick<WriteCall, 'tx'>,
  accountId: number,
  but: ProofPurpose | null = null,
): Promise<unknown> => deleteProofsOf(tx, { account: accountId, but });

export const clearProof = ({ http }: Pick<ControllerCall, 'http'>): void => {
  if (http.cookies[PROOF_COOKIE] !== undefined) http.clearCookie(PROOF_COOKIE, { path: '/' });
};
