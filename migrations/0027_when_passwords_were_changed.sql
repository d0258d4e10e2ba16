-- Null: never since the account was made. Of accounts from before this the links of mails know it, as long as they are kept.
alter table accounts add column password_changed_at timestamptz;
update accounts a
   set password_changed_at = t.at
  from (select account_id, max(used_at) as at from mail_tokens where purpose = 'reset_password' and used_at is not null
         group by account_id) t
 where t.account_id = a.id and a.password_hash is not null;
