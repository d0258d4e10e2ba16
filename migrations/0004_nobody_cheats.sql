-- Members are stored at the centre of the town that is shown (PRODUCT 61). Where they were found more finely is forgotten here;
-- the schedule members-settle puts those who have a town at its centre, and reads who is left by the index.
alter table members add column moved_at timestamptz[] not null default '{}';
comment on column members.moved_at is 'when the member last chose another town, the newest last';
update members set latitude = null, longitude = null where latitude is not null or longitude is not null;
update member_search set square = 0 where square <> 0;
create index members_unsettled on members (id) where city_id is not null and latitude is null;

-- What a banned person is known by again: the keyed hash of pool and address, as long as it is kept. Of an account that is erased
-- there is no ban any more, and this stays until its time is over.
create table ban_keys (
  secret bytea not null
);
comment on table ban_keys is 'owner: accounts';
insert into ban_keys (secret)
values (sha256((gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text)::bytea));
create table ban_traces (
  ban_id bigint unique references bans on delete set null,
  address_hash bytea not null,
  until timestamptz not null
);
create index ban_traces_address on ban_traces (address_hash);
create index ban_traces_until on ban_traces (until);
comment on table ban_traces is 'owner: accounts';

-- New members whose address is that of somebody banned: others see them once staff have let them in.
create table held_accounts (
  account_id bigint primary key references accounts on delete cascade,
  created_at timestamptz not null,
  decided_at timestamptz
);
create index held_accounts_open on held_accounts (created_at) where decided_at is null;
comment on table held_accounts is 'owner: accounts';

-- Prints of the photos of banned accounts that were erased, and the photos that look like one of them.
create table banned_prints (
  pool smallint not null,
  print bit(128) not null,
  bands int[] not null,
  until timestamptz not null
);
create index banned_prints_bands on banned_prints using gin (bands);
create index banned_prints_until on banned_prints (until);
comment on table banned_prints is 'owner: media';
alter table photos add column like_banned boolean not null default false;
comment on column photos.like_banned is 'looks like a photo of somebody who was banned and erased; for staff';
