import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

/** From then on nobody acts for the account, and whoever already does in an open transaction is waited for. */
export const closeMember = statement<described.CloseMember>(
  "update accounts set status = 'deleted' where id = :account and kind = 'member' returning id",
);

export const addressOf = statement<described.AddressOf>('select email from accounts where id = :account');

/** Addresses that the account had or was to have, as far as links of mails still know them. */
export const otherAddressesOf = statement<described.OtherAddressesOf, { email: string }>(
  "select distinct detail as email from mail_tokens where account_id = :account and purpose in ('activate', 'change_email', 'revert_email') and detail is not null",
);

/** What books need stays: when the terms were accepted, the balance, and whether the member paid. */
export const blankAccount = statement<described.BlankAccount>(`
  update accounts set email = null, password_hash = null, password_changed_at = null, status = 'deleted', language = 'en', tracking = null,
         notifications_disabled = '{}'
   where id = :account`);

/** What opened the account, and that its owner deleted it. */
export const deleteEntries = statement<described.DeleteEntries>(`
  with ended as (delete from sessions where account_id = :account),
       passkey as (delete from passkeys where account_id = :account),
       challenge as (delete from passkey_challenges where account_id = :account),
       secret as (delete from totp where account_id = :account),
       code as (delete from recovery_codes where account_id = :account),
       proof as (delete from login_proofs where account_id = :account),
       device as (delete from login_devices where account_id = :account),
       deleted as (delete from deletions where account_id = :account)
  delete from mail_tokens where account_id = :account`);

/** Without what would open the account. */
export const accountData = statement<described.AccountData>(`
  select (select jsonb_agg(to_jsonb(a) - 'password_hash') from accounts a where a.id = :account) as accounts,
         (select coalesce(jsonb_agg(to_jsonb(s) - 'token_hash' - 'previous_hash' order by s.created_at), '[]')
            from sessions s where s.account_id = :account) as sessions,
         (select coalesce(jsonb_agg(to_jsonb(t) - 'token_hash' order by t.created_at), '[]')
            from mail_tokens t where t.account_id = :account) as mail_tokens,
         (select coalesce(jsonb_agg(to_jsonb(b) order by b.created_at), '[]') from bans b where b.account_id = :account) as bans,
         (select coalesce(jsonb_agg(jsonb_build_object('until', t.until)), '[]')
            from ban_traces t join bans b on b.id = t.ban_id where b.account_id = :account) as ban_traces,
         (select coalesce(jsonb_agg(to_jsonb(h)), '[]') from held_accounts h where h.account_id = :account) as held_accounts,
         (select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at), '[]') from ban_appeals l where l.account_id = :account) as ban_appeals,
         (select coalesce(jsonb_agg(to_jsonb(p) - 'public_key' order by p.id), '[]') from passkeys p where p.account_id = :account) as passkeys,
         (select coalesce(jsonb_agg(to_jsonb(c) - 'challenge_hash'), '[]')
            from passkey_challenges c where c.account_id = :account) as passkey_challenges,
         (select coalesce(jsonb_agg(to_jsonb(o) - 'secret'), '[]') from totp o where o.account_id = :account) as totp,
         (select coalesce(jsonb_agg(to_jsonb(r) - 'code_hash'), '[]') from recovery_codes r where r.account_id = :account) as recovery_codes,
         (select coalesce(jsonb_agg(to_jsonb(g) - 'token_hash'), '[]') from login_proofs g where g.account_id = :account) as login_proofs,
         (select coalesce(jsonb_agg(to_jsonb(v) - 'token_hash'), '[]') from login_devices v where v.account_id = :account) as login_devices,
         (select coalesce(jsonb_agg(to_jsonb(d)), '[]') from deletions d where d.account_id = :account) as deletions,
         (select coalesce(jsonb_agg(to_jsonb(e) - 'ticket_hash'), '[]') from data_exports e where e.account_id = :account) as data_exports`);
