import { statement } from '#platform/db/statement.ts';
import type { LinkPurpose } from './contract.ts';
import type * as described from './queries.gen.ts';

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

/** A link of the site's own accounts, used or not. */
export const linkByToken = statement<described.LinkByToken, { purpose: LinkPurpose }>(`
  select t.account_id, t.purpose, t.used_at, t.expires_at, m.name
    from mail_tokens t join accounts a on a.id = t.account_id left join members m on m.id = a.id
   where t.token_hash = :hash and a.site_id = :site and t.purpose = any(:purposes::text[])`);

export const countTokensSince = statement<described.CountTokensSince>(
  'select count(*)::int as count from mail_tokens where account_id = :account and purpose = :purpose and created_at > :after',
);
