import { createHash, randomBytes } from 'node:crypto';
import type { ReadCall, WriteCall } from '#platform/call.ts';
import { countTokensSince, insertToken, spendToken, tokenState } from './queries.ts';

/** What a link in a mail may do. */
export type MailPurpose =
  | 'activate'
  | 'login'
  | 'reset_password'
  | 'change_email'
  | 'unsubscribe'
  | 'reactivate'
  | 'saved_search_alerts';

/** `used`: it did its work before; `invalid`: forged, of another purpose, or expired. */
export type SpentToken = { verdict: 'ok' | 'used'; accountId: number } | { verdict: 'invalid' };

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Makes a token for a mail. The database keeps only its hash.
 * @param lifetime seconds.
 */
export async function issueMailToken(
  { tx, now }: WriteCall,
  accountId: number,
  purpose: MailPurpose,
  lifetime: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertToken(tx, {
    hash: hashOf(token),
    account: accountId,
    purpose,
    now,
    expires: new Date(now.getTime() + lifetime * 1000),
  });
  return token;
}

/** Uses a token up. It works once. */
export async function spendMailToken({ tx, now }: WriteCall, token: string, purpose: MailPurpose): Promise<SpentToken> {
  const hash = hashOf(token);
  const spent = await spendToken.one(tx, { hash, purpose, now });
  if (spent) return { verdict: 'ok', accountId: spent.account_id };
  const known = await tokenState.one(tx, { hash, purpose });
  return known?.used_at ? { verdict: 'used', accountId: known.account_id } : { verdict: 'invalid' };
}

/** How many tokens an account got for a purpose after a moment. */
export const mailTokensSince = async ({ sql }: ReadCall, accountId: number, purpose: MailPurpose, after: Date) =>
  (await countTokensSince.one(sql, { account: accountId, purpose, after }))?.count ?? 0;
