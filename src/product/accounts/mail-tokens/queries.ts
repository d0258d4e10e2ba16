import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';
import type { LinkPurpose } from './contract.ts';

export const insertToken = statement<described.InsertToken>(`
  insert into mail_tokens (token_hash, account_id, purpose, detail, created_at, expires_at)
  values (:hash, :account, :purpose, :detail?, :now, :expires)`);

/** Of two clicks at the same moment the second waits for the first and then finds the token used. */
export const spendToken = statement<described.SpendToken>(`
  update mail_tokens set used_at = :now where token_hash = :hash and purpose = :purpose and used_at is null and expires_at > :now
  returning account_id, detail`);

export const tokenState = statement<described.TokenState>(
  'select account_id, used_at, detail from mail_tokens where token_hash = :hash and purpose = :purpose',
);

/** Expired rather than used: nothing was done by them. From their beginning, so that no call that began before this one takes them. */
export const voidTokens = statement<described.VoidTokens>(`
  update mail_tokens set expires_at = created_at
   where account_id = :account and purpose = any(:purposes::text[]) and used_at is null and expires_at > :now`);

export const noteAddressOf = statement<described.NoteAddressOf>(
  'update mail_tokens set detail = :email where account_id = :account and purpose = :purpose and detail is null',
);

export const tokenToOpen = statement<described.TokenToOpen>(`
  select t.account_id, t.detail, a.email
    from mail_tokens t join accounts a on a.id = t.account_id
   where t.token_hash = :hash and t.purpose = :purpose and t.used_at is null and t.expires_at > :now and a.site_id = :site`);

export const linkByToken = statement<described.LinkByToken, { purpose: LinkPurpose }>(`
  select t.account_id, t.purpose, t.detail, t.used_at, t.expires_at, m.name
    from mail_tokens t join accounts a on a.id = t.account_id left join members m on m.id = a.id
   where t.token_hash = :hash and a.site_id = :site and t.purpose = any(:purposes::text[])`);

export const tokenOwner = statement<described.TokenOwner>(
  'select account_id from mail_tokens where token_hash = :hash and purpose = :purpose and expires_at > :now',
);

export const countTokensSince = statement<described.CountTokensSince>(
  'select count(*)::int as count from mail_tokens where account_id = :account and purpose = :purpose and created_at > :after',
);
