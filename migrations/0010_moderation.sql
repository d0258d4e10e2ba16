-- What staff did, on what and about whom, for good. A note may hold words about a person, so it can be blanked, and nothing else.
create table audit_entries (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  site_id int not null references sites,
  staff_name text not null check (staff_name <> ''),
  verb text not null,
  object text not null,
  object_id bigint not null,
  account_id bigint not null references accounts,
  details jsonb not null default '{}',
  note text not null default ''
);
create index audit_entries_object on audit_entries (object, object_id, id desc);
create index audit_entries_account on audit_entries (account_id);
comment on table audit_entries is 'owner: audit';

create function audit_entries_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note = '' then
    old.note := '';
    if new is not distinct from old then return new; end if;
  end if;
  raise exception 'rows of audit_entries are never changed';
end $$;
create trigger audit_entries_append_only before update or delete on audit_entries for each row execute function audit_entries_guard();
create trigger audit_entries_never_emptied before truncate on audit_entries for each statement execute function forbid_change();

-- What waits for staff, the oldest first.
create index photos_pending on photos (created_at, id) where status = 'pending';

-- What a member says against a no to a photo: once for each picture that was decided about.
create table photo_appeals (
  id bigint generated always as identity primary key,
  photo_id bigint not null references photos on delete cascade,
  member_id bigint not null references members on delete cascade,
  file_hash text not null,
  text text not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'kept')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  unique (photo_id, file_hash)
);
create index photo_appeals_member on photo_appeals (member_id);
create index photo_appeals_open on photo_appeals (created_at) where status = 'open';
comment on table photo_appeals is 'owner: media';

-- Who may not take part, why and until when; null is for good. `before` is the account's status to go back to.
create table bans (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  reason text not null check (reason in ('money', 'rude', 'fake', 'underage', 'other')),
  until timestamptz,
  before text not null check (before in ('not_confirmed', 'active')),
  created_at timestamptz not null default now(),
  lifted_at timestamptz
);
create unique index bans_one_at_a_time on bans (account_id) where lifted_at is null;
create index bans_account on bans (account_id);
create index bans_ending on bans (until) where lifted_at is null and until is not null;
comment on table bans is 'owner: accounts';

alter table reports add column decision text check (decision in ('no_action', 'warn', 'remove_photos', 'ban'));
