import { createHash, randomBytes } from 'node:crypto';
import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { MailPurpose } from './contract.ts';
import {
  countTokensSince,
  insertToken,
  noteAddressOf,
  spendToken,
  tokenOwner,
  tokenState,
  tokenToOpen,
  voidTokens,
} from './queries.ts';

/** `used`: it did its work before; `invalid`: forged, of another purpose, or expired. */
export type SpentToken = { verdict: 'ok' | 'used'; accountId: number; detail: string | null } | { verdict: 'invalid' };

/** Seconds that a link which logs in works: 7 days. */
const LOGIN_LINK_AGE_SECONDS = 7 * 24 * 3600;

export const tokenHash = (token: string) => createHash('sha256').update(token).digest();

/** The database keeps only its hash. @param lifetime seconds. @param detail what it is about beside the account. */
export async function issueMailToken(
  { tx, now }: WriteCall,
  accountId: number,
  purpose: MailPurpose,
  lifetime: number,
  detail: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertToken(tx, {
    hash: tokenHash(token),
    account: accountId,
    purpose,
    detail,
    now,
    expires: new Date(now.getTime() + lifetime * 1000),
  });
  return token;
}

/** With `?next=<path>` behind it, it leads there. Only for mails that go to nobody but the member. */
export async function issueLoginLink(call: WriteCall, accountId: number): Promise<string> {
  return `${call.site.origin}/${await issueMailToken(call, accountId, 'login', LOGIN_LINK_AGE_SECONDS)}`;
}

export const findMailToken = ({ sql, now, site }: ReadCall, token: string, purpose: MailPurpose) =>
  tokenToOpen.one(sql, { hash: tokenHash(token), purpose, now, site: site.id });

export async function spendMailToken({ tx, now }: WriteCall, token: string, purpose: MailPurpose): Promise<SpentToken> {
  const hash = tokenHash(token);
  const spent = await spendToken.one(tx, { hash, purpose, now });
  if (spent) return { verdict: 'ok', accountId: spent.account_id, detail: spent.detail };
  const known = await tokenState.one(tx, { hash, purpose });
  return known?.used_at
    ? { verdict: 'used', accountId: known.account_id, detail: known.detail }
    : { verdict: 'invalid' };
}

export const voidMailTokens = ({ tx, now }: WriteCall, accountId: number, purposes: MailPurpose[]): Promise<unknown> =>
  voidTokens(tx, { account: accountId, purposes, now });

/** Ends the links that confirm an account at an address which it no longer has; it is remembered where they went. */
export async function endActivationAt(call: WriteCall, accountId: number, email: string): Promise<void> {
  await voidMailTokens(call, accountId, ['activate']);
  await noteAddressOf(call.tx, { account: accountId, purpose: 'activate', email });
}

/** Whose a token is that may be used again and again, and changes nothing by being looked at; null for one that is forged, of another purpose, or expired. */
export const ownerOfToken = async (
  { sql, now }: ReadCall,
  token: string,
  purpose: MailPurpose,
): Promise<number | null> => (await tokenOwner.one(sql, { hash: tokenHash(token), purpose, now }))?.account_id ?? null;

/** Whose token it is, used up or not, and however old; null for a forged one or one of another purpose. */
export const mailTokenOwner = async ({ sql }: Pick<ReadCall, 'sql'>, token: string, purpose: MailPurpose) =>
  (await tokenState.one(sql, { hash: tokenHash(token), purpose }))?.account_id ?? null;

export const mailTokensSince = async ({ sql }: ReadCall, accountId: number, purpose: MailPurpose, after: Date) =>
  (await countTokensSince.one(sql, { account: accountId, purpose, after }))?.count ?? 0;
