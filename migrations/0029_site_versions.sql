-- What staff made of a site: every version of its settings stays, so that each can come back.
alter table sites add column version int not null default 1;
create table site_versions (
  site_id int not null references sites,
  version int not null,
  settings jsonb not null,
  staff_name text not null,
  created_at timestamptz not null,
  primary key (site_id, version)
);
comment on table site_versions is 'owner: sites';
comment on column sites.version is 'counts the changes of its settings; the newest row of site_versions, where there is one, is the same';

alter table audit_entries drop constraint audit_entries_about;
alter table audit_entries add constraint audit_entries_about
  check (account_id is not null or object in ('complaint', 'withdrawal', 'bank_file', 'transfer', 'debit_batch', 'announcement', 'site'));
