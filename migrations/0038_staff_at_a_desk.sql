-- Staff who log in are the same people as those with a secret for the terminal: one number for who decides.
alter table staff
  add column account_id bigint unique references accounts,
  alter column secret_hash drop not null,
  add constraint staff_is_known check (secret_hash is not null or account_id is not null);
comment on column staff.account_id is 'with which they log in; null for who has a secret for the terminal alone';

alter table audit_entries
  add column before jsonb check (length(before::text) <= 8000),
  add column after jsonb check (length(after::text) <= 8000),
  add column request_id text;
comment on column audit_entries.before is 'closed facts of what was changed, as they were; nothing that a member wrote, no address, no secret';
comment on column audit_entries.after is 'the same facts as they are now';
-- The objects that belong to a member; what is not named here may be about nobody whom the site knows.
alter table audit_entries drop constraint audit_entries_about;
alter table audit_entries add constraint audit_entries_about
  check (account_id is not null or object not in ('photo', 'text', 'appeal', 'report', 'message', 'account', 'signal', 'debit', 'claim', 'refund'));
create index audit_entries_site on audit_entries (site_id, id);
create index audit_entries_staff on audit_entries (staff_id, id);

-- What staff looked at, apart from what they decided: kept twelve months.
create table staff_looks (
  id bigint generated always as identity primary key,
  created_at timestamptz not null,
  staff_id int not null references staff,
  site_id int not null references sites,
  object text not null,
  object_id bigint not null,
  account_id bigint references accounts
);
create index staff_looks_account on staff_looks (account_id, id) where account_id is not null;
create index staff_looks_staff on staff_looks (staff_id, created_at);
create index staff_looks_created on staff_looks (created_at);
comment on table staff_looks is 'owner: audit';
