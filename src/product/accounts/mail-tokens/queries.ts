import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const insertToken = statement<described.InsertToken>(`
  insert into mail_tokens (token_hash, account_id, purpose, created_at, expires_at) values (:hash, :account, :purpose, :now, :expires)`);

/** Of two clicks at the same moment the second waits for the first and then finds the token used. */
export const spendToken = statement<described.SpendToken>(`
  update mail_tokens set used_at = :now where token_hash = :hash and purpose = :purpose and used_at is null and expires_at > :now
  returning account_id`);

export const tokenState = statement<described.TokenState>(
  'select account_id, used_at from mail_tokens where token_hash = :hash and purpose = :purpose',
);

export const countTokensSince = statement<described.CountTokensSince>(
  'select count(*)::int as count from mail_tokens where account_id = :account and purpose = :purpose and created_at > :after',
);
