-- What was backed up and restored, and who has been erased, so that a backup brings nobody back.
create table backups (
  id bigint generated always as identity primary key,
  name text not null unique check (length(name) between 1 and 80),
  made_at timestamptz not null,
  verified_at timestamptz not null,
  size_bytes bigint not null check (size_bytes > 0)
);
create index backups_verified on backups (verified_at);
comment on table backups is 'owner: upkeep';
comment on column backups.verified_at is 'when it was read back whole; one that could not be has no row';
comment on column backups.size_bytes is 'of the database in it, as it lies in the backup';

create table restores (
  id bigint generated always as identity primary key,
  backup text not null,
  backup_at timestamptz not null,
  restored_at timestamptz not null,
  resumed_at timestamptz,
  staff_name text
);
create unique index restores_open on restores ((true)) where resumed_at is null;
comment on table restores is 'owner: upkeep';
comment on column restores.resumed_at is 'null: no jobs run, so that nobody is mailed, told or charged a second time';

create table erasures (
  key_id text not null,
  account_hash text not null,
  erased_at timestamptz not null,
  written_at timestamptz,
  primary key (key_id, account_hash)
);
create index erasures_unwritten on erasures (erased_at) where written_at is null;
create index erasures_erased on erasures (erased_at);
comment on table erasures is 'owner: upkeep';
comment on column erasures.account_hash is 'keyed: only the encryption key tells whose it is, of a backup that still has the account';
comment on column erasures.written_at is 'when it was written beside the backups';
