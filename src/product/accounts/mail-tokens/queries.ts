import { prepared } from '#platform/db/prepared.ts';
import type { MailPurpose } from './mail-tokens.ts';

export const insertToken = prepared<
  never,
  [hash: Buffer, account: number, purpose: MailPurpose, now: Date, expires: Date]
>(`
  insert into mail_tokens (token_hash, account_id, purpose, created_at, expires_at) values ($1, $2, $3, $4, $5)`);

/** Of two clicks at the same moment the second waits for the first and then finds the token used. */
export const spendToken = prepared<{ account_id: number }, [hash: Buffer, purpose: MailPurpose, now: Date]>(`
  update mail_tokens set used_at = $3 where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3
  returning account_id`);

export const tokenState = prepared<{ account_id: number; used_at: Date | null }, [hash: Buffer, purpose: MailPurpose]>(
  'select account_id, used_at from mail_tokens where token_hash = $1 and purpose = $2',
);

export const countTokensSince = prepared<{ count: number }, [account: number, purpose: MailPurpose, after: Date]>(
  'select count(*)::int as count from mail_tokens where account_id = $1 and purpose = $2 and created_at > $3',
);
