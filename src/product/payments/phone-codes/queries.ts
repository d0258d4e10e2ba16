import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Until the transaction ends nobody else counts codes of this number or this account. */
export const lockPhone = statement<described.LockPhone>(
  "select pg_advisory_xact_lock(hashtextextended('phone codes ' || :of::text, 0))",
);

export const codesSent = statement<described.CodesSent>(`
  select count(*) filter (where phone = :phone and created_at > :hour and sent)::int as of_phone,
         count(*) filter (where phone = :phone and created_at > :hour and account_id = :account)::int as own_of_phone,
         count(*) filter (where phone = :phone and sent)::int as of_phone_a_day,
         count(*) filter (where phone = :phone and account_id = :account)::int as own_of_phone_a_day,
         count(*) filter (where account_id = :account)::int as of_account,
         max(created_at) filter (where phone = :phone and sent) as last_of_phone,
         max(created_at) filter (where account_id = :account) as last
    from phone_codes where (phone = :phone or account_id = :account) and created_at > :day`);

export const codesOfSite = statement<described.CodesOfSite>(
  'select count(*)::int as sent from phone_codes where site_id = :site and created_at > :day and sent',
);
export const codeToSend = statement<described.CodeToSend>(
  'select phone from phone_codes where id = :id and sent and used_at is null and expires_at > :now',
);

export const insertCode = statement<described.InsertCode>(`
  insert into phone_codes (account_id, site_id, phone, code_hash, created_at, expires_at, sent)
  values (:account, :site, :phone, :hash, :now, :expires, :sent) returning id`);

/** The newest that was sent counts alone. Locked: two who type at once are counted one after the other. */
export const newestCode = statement<described.NewestCode>(`
  select id, code_hash, tries, expires_at, used_at from phone_codes
   where account_id = :account and phone = :phone and sent order by id desc limit 1 for update`);

export const countTry = statement<described.CountTry>(
  'update phone_codes set tries = tries + 1, used_at = case when :right then :now else used_at end where id = :id',
);

export const deleteCodesOf = statement<described.DeleteCodesOf>(
  'delete from phone_codes where account_id = :account returning phone',
);
export const deleteUnused = statement<described.DeleteUnused>(
  'delete from phone_codes where used_at is null and created_at < :before',
);
export const deleteSpent = statement<described.DeleteSpent>(`
  delete from phone_codes c
   where c.used_at is not null and c.created_at < :before
     and not exists (select from debit_mandates m where m.phone_code_id = c.id and m.created_at >= :proofBefore)`);
