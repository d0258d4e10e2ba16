-- The whole schema as of the first release, feature by feature in the order of src/app/modules.ts, each table with who may
-- write it (`owner: ...`, which the structure checks read). What is newer is in the numbered files after this one; functions
-- and views are in the features' routines.sql.

-- For tables whose rows stay as they are.
create function forbid_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;

-- mail --------------------------------------------------------------------------------------------
-- What demo mode would have sent.
create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  body text not null,
  created_at timestamptz not null default now()
);
comment on table outbox is 'owner: mail';

-- push --------------------------------------------------------------------------------------------
-- The keys by which push services know this deployment, made at its first start unless its configuration has them.
create table push_keys (
  only_row boolean primary key default true check (only_row),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);
comment on table push_keys is 'owner: push';

-- sites -------------------------------------------------------------------------------------------
create table sites (
  id int generated always as identity primary key,
  host text not null unique,
  is_default boolean not null default false,
  pool smallint not null default 1,
  company_id int not null,
  settings jsonb not null,
  created_at timestamptz not null default now()
);
create unique index one_default_site on sites (is_default) where is_default;
comment on table sites is 'owner: sites';

-- How often a page went out of sight in visits that are counted, by day and source. Nothing tells one visitor from another.
create table page_hidden_counts (
  site_id int not null references sites,
  day date not null,
  page text not null,
  network text not null,
  ref text not null,
  count int not null,
  primary key (site_id, day, page, network, ref)
);
create index page_hidden_counts_day on page_hidden_counts (day);
comment on table page_hidden_counts is 'owner: sites';

-- companyinfo -------------------------------------------------------------------------------------
create table companies (
  id int generated always as identity primary key,
  name text not null,
  address text not null,
  kvk text not null,
  city text not null,
  country char(2) not null,
  tradenames text[] not null default '{}',
  vat_numbers text[] not null default '{}',
  support_phone text,
  delete_discount smallint,
  added timestamptz not null default now(),
  -- The law of some countries wants somebody named who acts for the company.
  representative text
);
comment on table companies is 'owner: companyinfo';
alter table sites add foreign key (company_id) references companies;

-- content -----------------------------------------------------------------------------------------
-- What an operator wrote for a page of a site, each version a row for good. Without Markdown the page is given back: to the text
-- that comes with the product, or to nothing.
create table page_texts (
  id bigint generated always as identity primary key,
  site_id int not null references sites,
  slug text not null check (slug ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$'),
  locale text not null check (locale in ('da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv')),
  version int not null check (version >= 1),
  markdown text check (octet_length(markdown) between 1 and 100000),
  valid_from timestamptz not null,
  author text not null check (author <> ''),
  created_at timestamptz not null,
  unique (site_id, slug, locale, version)
);
comment on table page_texts is 'owner: content';
comment on column page_texts.author is 'who wrote it, as they named themselves: staff, never a member';
create trigger page_texts_append_only before update or delete on page_texts for each row execute function forbid_change();
create trigger page_texts_never_emptied before truncate on page_texts for each statement execute function forbid_change();

-- Every text of the terms that somebody agreed to, once: as it was written, and what it said of site and company.
create table agreed_terms (
  id bigint generated always as identity primary key,
  site_id int not null references sites,
  locale text not null,
  valid_from timestamptz not null,
  markdown text not null,
  facts jsonb not null,
  hash bytea not null unique,
  created_at timestamptz not null
);
comment on table agreed_terms is 'owner: content';
create trigger agreed_terms_append_only before update or delete on agreed_terms for each row execute function forbid_change();
create trigger agreed_terms_never_emptied before truncate on agreed_terms for each statement execute function forbid_change();

-- audit -------------------------------------------------------------------------------------------
-- What staff did, on what and about whom, for good. A note may hold words about a person, so it can be blanked, and nothing else.
create table audit_entries (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  site_id int not null references sites,
  staff_name text not null check (staff_name <> ''),
  verb text not null,
  object text not null,
  object_id bigint not null,
  account_id bigint,
  details jsonb not null default '{}',
  note text not null default '',
  -- A complaint and a withdrawal may be about nobody whom the site knows.
  constraint audit_entries_about check (account_id is not null or object in ('complaint', 'withdrawal'))
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

-- accounts ----------------------------------------------------------------------------------------
create table accounts (
  id bigint generated by default as identity primary key,
  site_id int not null references sites,
  kind text not null default 'member' check (kind in ('member', 'fictional', 'staff')),
  role text check (role in ('moderator', 'support', 'finance', 'admin')),
  email text,
  password_hash text,
  status text not null check (status in ('not_confirmed', 'active', 'blocked', 'deleted')),
  language text not null,
  credits int not null default 0 check (credits >= 0),
  paid_user boolean not null default false,
  notifications_disabled text[] not null default '{}',
  tracking jsonb,
  signup_date timestamptz not null default now(),
  terms_accepted_at timestamptz,
  terms_version timestamptz,
  -- Null: never since the account was made.
  password_changed_at timestamptz,
  terms_id bigint references agreed_terms,
  -- Staff for one site or for all, who log in on any host of theirs.
  all_sites boolean not null default false,
  -- An erased account keeps its row, which the ledger and payments belong to, but no address.
  check (kind <> 'member' or email is not null or status = 'deleted'),
  check (kind = 'staff' or not all_sites)
);
create unique index accounts_email on accounts (site_id, lower(email)) where email is not null;
-- Whose names nobody may look like: a handful of accounts among many.
create index accounts_staff on accounts (id) where kind = 'staff';
-- Who joined a site in some days, for the count of sign-ups by where they came from.
create index accounts_joined on accounts (site_id, signup_date) where kind = 'member';
create index accounts_of_all_sites on accounts (lower(email)) where all_sites;
comment on table accounts is 'owner: accounts';
comment on column accounts.tracking is 'the words of the link that led to the sign-up, with the lander and its slug; null once the account is erased';
comment on column accounts.terms_version is 'from when the terms count that the account agreed to; null where it was not noted yet';
comment on column accounts.terms_id is 'the text of the terms that the account agreed to; null where it was not noted yet';
alter table audit_entries add foreign key (account_id) references accounts;

-- What a session tells its owner, and how sure it is of whom it belongs to.
create table sessions (
  token_hash bytea primary key,
  account_id bigint not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  id bigint generated always as identity,
  user_agent text,
  country text,
  last_used_at timestamptz not null default now(),
  -- When a password or a passkey was asked for last in this session.
  proved_at timestamptz,
  -- Opened with a passkey or a one-time code, or one of them was set up in it.
  strong boolean not null default false
);
create index sessions_account on sessions (account_id);
create unique index sessions_id on sessions (id);
comment on table sessions is 'owner: accounts';

create table mail_tokens (
  token_hash bytea primary key,
  account_id bigint not null references accounts on delete cascade,
  purpose text not null check (purpose in ('activate', 'login', 'reset_password', 'change_email', 'revert_email', 'unsubscribe', 'reactivate',
                                         'saved_search_alerts')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- What the link is about beside its account: for an e-mail address that changes, the other address.
  detail text
);
create index mail_tokens_account on mail_tokens (account_id, purpose);
-- Addresses that somebody can still take back: nobody else gets them.
create index mail_tokens_revert on mail_tokens (lower(detail)) where purpose = 'revert_email';
comment on table mail_tokens is 'owner: accounts';

create table login_failures (
  id bigint generated always as identity primary key,
  login_hash bytea not null,
  address text not null,
  created_at timestamptz not null default now()
);
create index login_failures_login on login_failures (login_hash, created_at);
create index login_failures_address on login_failures (address, created_at);
comment on table login_failures is 'owner: accounts';

-- Says whether what an account's own lists show has changed: its likes, conversations and photos. What is written in its rows
-- of accounts and members shows in those rows' xmin instead. Half of every page stays free, so that an update finds room beside
-- the old row and touches no index.
create table account_versions (
  account_id bigint primary key references accounts on delete cascade,
  version bigint not null
) with (fillfactor = 50);
comment on table account_versions is 'owner: accounts';

-- Call it once a transaction, with all ids, as the last step: whoever holds a version waits for nothing else, and versions are taken in the
-- order of their ids, so nobody waits for another in a circle.
create function bump_versions(p_ids bigint[]) returns void language plpgsql as $$
begin
  insert into account_versions as v (account_id, version)
    select ids.id, 1 from unnest(p_ids) as ids (id) group by ids.id order by ids.id
    on conflict (account_id) do update set version = v.version + 1;
end $$;

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

-- What signs challenges: one for all processes.
create table captcha_keys (
  secret bytea not null
);
comment on table captcha_keys is 'owner: accounts';
insert into captcha_keys (secret)
values (sha256((gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text)::bytea));

-- Challenges that were answered: each is good for one call.
create table captcha_used (
  nonce_hash bytea primary key,
  expires_at timestamptz not null
);
create index captcha_used_expires on captcha_used (expires_at);
comment on table captcha_used is 'owner: accounts';

create table passkeys (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_account on passkeys (account_id);
comment on table passkeys is 'owner: accounts';

-- What a browser is to sign with a passkey. A row is used up by the first answer.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('register', 'sign')),
  account_id bigint references accounts on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index passkey_challenges_account on passkey_challenges (account_id) where account_id is not null;
create index passkey_challenges_expiring on passkey_challenges (expires_at);
comment on table passkey_challenges is 'owner: accounts';

-- One-time codes of an app. Not asked for before `confirmed_at`; `last_step` is the half minute of the last code that was taken.
create table totp (
  account_id bigint primary key references accounts on delete cascade,
  secret bytea not null,
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
comment on table totp is 'owner: accounts';

create table recovery_codes (
  account_id bigint not null references accounts on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (account_id, code_hash)
);
comment on table recovery_codes is 'owner: accounts';

-- Who gave the right password and is not logged in: a code is still asked for, or they are kept out.
create table login_proofs (
  token_hash bytea primary key,
  account_id bigint not null references accounts on delete cascade,
  purpose text not null check (purpose in ('second_step', 'banned', 'deleted')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index login_proofs_account on login_proofs (account_id);
create index login_proofs_expiring on login_proofs (expires_at);
comment on table login_proofs is 'owner: accounts';

-- What somebody says against a ban, once for each.
create table ban_appeals (
  id bigint generated always as identity primary key,
  ban_id bigint not null unique references bans on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  text text not null check (text <> ''),
  status text not null default 'open' check (status in ('open', 'accepted', 'kept')),
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create index ban_appeals_account on ban_appeals (account_id);
create index ban_appeals_open on ban_appeals (created_at) where status = 'open';
comment on table ban_appeals is 'owner: accounts';

-- Accounts that their owners deleted and can still have back. `before` is the account's status to go back to.
create table deletions (
  account_id bigint primary key references accounts on delete cascade,
  before text not null check (before in ('not_confirmed', 'active', 'blocked')),
  created_at timestamptz not null,
  erase_at timestamptz not null
);
create index deletions_due on deletions (erase_at);
comment on table deletions is 'owner: accounts';

-- What a member asked for of everything that is stored of them: one archive, in `parts` files for each attempt to make it.
-- `ticket_hash` opens the download once, for who has just given the password.
create table data_exports (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null unique references accounts on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'ready', 'failed')),
  attempts int not null default 0,
  parts int not null default 0,
  bytes bigint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz,
  ticket_hash bytea,
  ticket_until timestamptz
);
create index data_exports_over on data_exports (expires_at);
comment on table data_exports is 'owner: accounts';

-- safety ------------------------------------------------------------------------------------------
create table blocks (
  blocker_id bigint not null,
  blocked_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id)
);
create index blocks_blocked on blocks (blocked_id, blocker_id);
comment on table blocks is 'owner: safety';

-- What a member told the staff about another. What is reported may change later, so the evidence is kept as it was.
create table reports (
  id bigint generated always as identity primary key,
  reference text not null unique,
  key uuid not null,
  reporter_id bigint references accounts,
  reported_id bigint not null references accounts,
  reason text not null check (reason in ('money', 'rude', 'fake', 'underage', 'other')),
  text text not null,
  snapshot jsonb not null,
  status text not null default 'open' check (status in ('open', 'dismissed', 'acted')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decision text check (decision in ('no_action', 'warn', 'remove_photos', 'remove_messages', 'remove_text', 'ban', 'other')),
  -- It was made of a complaint and is decided with it.
  of_complaint boolean not null default false,
  unique (reporter_id, key)
);
create index reports_reported on reports (reported_id);
create index reports_open on reports (created_at) where status = 'open';
comment on table reports is 'owner: safety';

-- media -------------------------------------------------------------------------------------------
-- One row per stored picture; equal pictures share the files.
create table media_files (
  hash text primary key,
  width int not null,
  height int not null,
  thumbhash text not null,
  created_at timestamptz not null default now(),
  -- 128 bits that hardly differ between two pictures that look the same; null for those too plain to tell. Each band is 16 of
  -- them with their place: of two prints that differ in less than eight bits, one band at least is the same.
  print bit(128),
  bands int[],
  -- Whether the picture's sizes are there as AVIF too.
  avif boolean not null default false
);
create index media_files_bands on media_files using gin (bands);
comment on table media_files is 'owner: media';

-- Of an edited photo `file_hash` is the picture that is shown, and `source_hash` the one it was made of.
create table photos (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  file_hash text not null references media_files,
  position smallint not null,
  status text not null check (status in ('pending', 'active', 'rejected', 'removed')),
  created_at timestamptz not null default now(),
  reason text check (reason in ('contact', 'not_you', 'child', 'explicit', 'unclear', 'copied', 'other')),
  source_hash text references media_files,
  edit jsonb,
  -- A photo that its member deleted can be taken back for a few minutes: until then it is shown to nobody, its member included,
  -- and keeps its place, its flags and its appeals. `removed_from` is the status that it goes back to.
  removed_from text check (removed_from in ('pending', 'active', 'rejected')),
  removed_at timestamptz,
  -- What a photo was before it was cropped or turned last, with what had been decided of that: {edit, status, reason}.
  before_edit jsonb,
  constraint photos_edit check ((source_hash is null) = (edit is null)),
  -- A new order is written in one statement, within which two photos share a place.
  unique (member_id, position) deferrable initially immediate,
  constraint photos_reason check (reason is null or coalesce(removed_from, status) = 'rejected'),
  constraint photos_removed check ((status = 'removed') = (removed_at is not null) and (removed_at is null) = (removed_from is null))
);
create index photos_file on photos (file_hash);
create index photos_source on photos (source_hash) where source_hash is not null;
-- What waits for staff, the oldest first.
create index photos_pending on photos (created_at, id) where status = 'pending';
comment on table photos is 'owner: media';

-- A file that comes in parts. `parts` are the bytes that each part begins after. Uploads for a chat are no photos of the profile:
-- they count apart.
create table photo_uploads (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null,
  size int not null check (size > 0),
  received int not null default 0,
  parts int[] not null default '{}',
  photo_id bigint references photos on delete set null,
  created_at timestamptz not null default now(),
  for_chat boolean not null default false,
  check (received <= size)
);
create index photo_uploads_member on photo_uploads (member_id, created_at);
create index photo_uploads_created on photo_uploads (created_at);
comment on table photo_uploads is 'owner: media';

-- Photos that look like another account's, for staff to decide.
create table photo_flags (
  photo_id bigint not null references photos on delete cascade,
  other_photo_id bigint not null references photos on delete cascade,
  distance smallint not null check (distance between 0 and 128),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (photo_id, other_photo_id)
);
create index photo_flags_other on photo_flags (other_photo_id);
create index photo_flags_open on photo_flags (created_at) where decided_at is null;
comment on table photo_flags is 'owner: media';

-- What a member says against a no to a photo: once for each picture that was decided about.
create table photo_appeals (
  id bigint generated always as identity primary key,
  photo_id bigint not null references photos on delete cascade,
  member_id bigint not null,
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

-- members -----------------------------------------------------------------------------------------
create table members (
  id bigint primary key references accounts on delete cascade,
  pool smallint not null,
  name text not null,
  gender text not null check (gender in ('male', 'female')),
  sexuality text not null check (sexuality in ('hetero', 'gay', 'lesbian', 'bi')),
  date_of_birth date not null,
  country char(2) not null,
  region text,
  city_id int,
  city text,
  latitude real,
  longitude real,
  about text,
  about_language text,
  interests text[] not null default '{}',
  hair_color text,
  eye_color text,
  body_type text,
  relationship_status text,
  looking_for text,
  languages text[] not null default '{}',
  fictional boolean not null default false,
  invisible boolean not null default false,
  status text not null default 'active' check (status in ('active', 'disabled', 'deleted')),
  created_at timestamptz not null default now(),
  search_engines boolean not null default false,
  landers boolean not null default false,
  -- A second text of a profile, beside `about`: whom the member would like to meet.
  seeking text,
  -- When a member last took another name: from then on it stays for a while.
  name_changed_at timestamptz,
  -- When staff gave a member another name because of what the old one was: it stays for a while, in the first week too.
  name_given_at timestamptz
);
create unique index members_name on members (pool, lower(name));
-- How a name looks in small type, in the order in which it is read: a capital I and a one as an l, a zero as an o, rn as m, vv as w.
-- Accents stay: René and Rene are two people. Names that look alike are refused to whoever chooses one now; those of before stay,
-- so the index is not unique.
create function name_look(name text) returns text language sql immutable parallel safe as $$
  select replace(replace(lower(translate(name, 'I1|!0ɑɡıƖǀ', 'lllloagill')), 'rn', 'm'), 'vv', 'w')
$$;
create index members_look on members (pool, name_look(name));
comment on table members is 'owner: members';
comment on column members.search_engines is 'search engines may list the profile; otherwise it is noindex';
comment on column members.landers is 'the member may be shown on landing pages';
alter table blocks add foreign key (blocker_id) references members on delete cascade;
alter table blocks add foreign key (blocked_id) references members on delete cascade;
alter table photos add foreign key (member_id) references members on delete cascade;
alter table photo_uploads add foreign key (member_id) references members on delete cascade;
alter table photo_appeals add foreign key (member_id) references members on delete cascade;

-- The narrow table that search reads. gender: 1 male, 2 female; seeks: bit 1 men, bit 2 women. Joined: when others could first see
-- them. Square: of about a kilometre, in which the member lives, 0 where that is not told; search knows nothing finer. Traits and
-- interests are bits, of which one is always set.
create table member_search (
  member_id bigint primary key references members on delete cascade,
  pool smallint not null,
  gender smallint not null,
  seeks smallint not null,
  country char(2) not null,
  region text,
  dob date not null,
  has_photo boolean not null,
  visible boolean not null,
  fictional boolean not null,
  last_active timestamptz not null,
  joined timestamptz not null default now(),
  square int not null default 0,
  traits bigint not null default 1::bigint << 52,
  interests bigint not null default 1::bigint << 52
);
-- Everybody of a region in a ring, each at a place that says nothing about them: suggestions begin somewhere else on it for
-- every viewer and day, so that nobody stands in front for all.
create index search_ring on member_search (pool, country, region, gender, seeks, ((member_id * 2654435761) & 4294967295))
  include (member_id, dob, last_active, has_photo) where visible and not fictional;
-- Each order of the list is the order of an index that has whatever else is asked. The second condition of two of them holds for all
-- rows: only statements that repeat it can be read from them, so that the planner never takes one index for the order of another.
create index search_active on member_search (pool, country, gender, has_photo desc, last_active desc, member_id desc)
  include (joined, dob, region, seeks, fictional, square, traits, interests) where visible;
create index search_new on member_search (pool, country, gender, joined desc, member_id desc)
  include (has_photo, last_active, dob, region, seeks, fictional, square, traits, interests) where visible and joined > '-infinity';
create index search_near on member_search (pool, country, square, gender, has_photo desc, last_active desc, member_id desc)
  include (joined, dob, region, seeks, fictional, traits, interests) where visible and square >= 0;
-- Fictional profiles in a scattered order: where too few real members suit, a deck ends with them, and a new
-- member gets an automatic like of one.
create index search_fictional on member_search (pool, country, gender, has_photo desc, ((member_id * 2654435761) & 4294967295))
  include (member_id, dob, seeks, square, last_active) where visible and fictional;
comment on table member_search is 'owner: members';

-- Who looked at whose profile: one row a pair, with the last time. Kept for 90 days.
create table profile_views (
  viewed_id bigint not null references members on delete cascade,
  viewer_id bigint not null references members on delete cascade,
  last_at timestamptz not null,
  check (viewed_id <> viewer_id),
  primary key (viewed_id, viewer_id)
);
create index profile_views_newest on profile_views (viewed_id, last_at desc, viewer_id);
create index profile_views_viewer on profile_views (viewer_id);
create index profile_views_age on profile_views (last_at);
comment on table profile_views is 'owner: members';

-- Whom a member does not want to be shown: for good, or for 30 days as passed in the swipe game.
create table passes (
  member_id bigint not null references members on delete cascade,
  passed_id bigint not null references members on delete cascade,
  kind text not null check (kind in ('not_for_me', 'swipe')),
  created_at timestamptz not null,
  check (member_id <> passed_id),
  primary key (member_id, passed_id)
);
create index passes_newest on passes (member_id, kind, created_at desc, passed_id);
create index passes_passed on passes (passed_id);
create index passes_age on passes (created_at) where kind = 'swipe';
comment on table passes is 'owner: members';

-- What a member wrote last in each text of the profile, and what became of it. The column of `members` holds what others see:
-- the last one that was accepted. A new version takes a new id, so that nobody decides a text they have not read.
create table profile_texts (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  field text not null check (field in ('about', 'seeking')),
  text text not null,
  status text not null check (status in ('pending', 'active', 'rejected')),
  reason text check (reason in ('contact', 'rude', 'explicit', 'money', 'other')),
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint profile_texts_reason check ((status = 'rejected') = (reason is not null)),
  unique (member_id, field)
);
create index profile_texts_pending on profile_texts (created_at) where status = 'pending';
comment on table profile_texts is 'owner: members';

-- The squares that somebody lives in, or did. At: where it is on the map; square 0 is farther than all others.
create table search_squares (
  pool smallint not null,
  country char(2) not null,
  square int not null,
  latitude double precision,
  longitude double precision,
  at point not null,
  primary key (pool, country, square)
);
create index search_squares_at on search_squares using gist (at);
comment on table search_squares is 'owner: members';

-- Searches that members keep, and are told of new people in by mail if they want.
create table saved_searches (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  name text not null,
  -- As an address of search carries it.
  search jsonb not null,
  alert text not null check (alert in ('never', 'daily', 'weekly')),
  -- Who joined after this was not told yet.
  told_until timestamptz not null,
  -- When to look for new people next.
  next_at timestamptz not null,
  mailed_at timestamptz,
  created_at timestamptz not null default now(),
  -- Also by push, on the browsers that the member lets be pushed to.
  push boolean not null default false
);
create unique index saved_searches_name on saved_searches (member_id, lower(name));
create index saved_searches_due on saved_searches (next_at, member_id) where alert <> 'never';
comment on table saved_searches is 'owner: members';

-- Profiles that a site's sitemaps name: their members agreed, and search shows them to everybody.
create table indexed_profiles (
  member_id bigint primary key references members on delete cascade,
  site_id int not null references sites,
  changed_at timestamptz not null
);
create index indexed_profiles_site on indexed_profiles (site_id, member_id) include (changed_at);
-- Which of a site's sitemaps name somebody, and when one of them last changed: 50,000 numbers of members are one.
create index indexed_profiles_sitemap on indexed_profiles (site_id, (member_id / 50000), changed_at);
comment on table indexed_profiles is 'owner: members';
comment on column indexed_profiles.changed_at is 'when the profile last changed';

-- Texts of profiles that staff removed. Nobody sees them any more, their authors know why, and what they said is kept for a year,
-- so that an objection can bring it back.
create table removed_texts (
  member_id bigint not null references members,
  field text not null check (field in ('about', 'seeking')),
  text text not null,
  reason text not null check (reason in ('contact', 'rude', 'explicit', 'money', 'other')),
  ground text not null check (ground in ('law', 'terms')),
  removed_at timestamptz not null,
  primary key (member_id, field)
);
create index removed_texts_removed on removed_texts (removed_at);
comment on table removed_texts is 'owner: members';

-- A name that somebody chose for an address which has an account already, on a site that hides who has one: as taken as the name
-- of a new account would be.
create table held_names (
  pool smallint not null,
  name text not null,
  until timestamptz not null,
  primary key (pool, name)
);
create index held_names_until on held_names (until);
comment on table held_names is 'owner: members';

-- notifications -----------------------------------------------------------------------------------
-- Browsers that a member lets us push to. Each belongs to the session of its browser and ends with it.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  session_hash bytea not null references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- IANA name, for quiet hours.
  time_zone text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_account on push_subscriptions (account_id);
create index push_subscriptions_session on push_subscriptions (session_hash);
comment on table push_subscriptions is 'owner: notifications';

-- What a member wants to be told of, once they changed anything; without a row the defaults hold.
create table notification_preferences (
  account_id bigint primary key references accounts on delete cascade,
  mail text[] not null check (mail <@ array[
    'new_conversations', 'new_messages', 'like', 'unread_message_reminders', 'promotions', 'weekly_updates', 'news', 'reminders']),
  push text[] not null check (push <@ array[
    'new_conversations', 'new_messages', 'like', 'unread_message_reminders', 'promotions', 'weekly_updates', 'news', 'reminders']),
  -- Hours of the day in the device's own time, 0 to 23: pushes wait from one until the other; null: never.
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  -- Pushes hold the words of a message.
  push_text boolean not null default false,
  updated_at timestamptz not null,
  check ((quiet_from is null) = (quiet_until is null))
);
comment on table notification_preferences is 'owner: notifications';

-- What somebody was or will be mailed about: a conversation, or (subject 0) the likes received. A row stays until it was read,
-- so that there is one mail at most about it.
create table pending_mails (
  account_id bigint not null references accounts on delete cascade,
  about text not null check (about in ('chat', 'like')),
  subject bigint not null,
  -- When it began to wait.
  since timestamptz not null,
  mailed_at timestamptz,
  -- Of a conversation: its last message when it was mailed about. By number: two clocks may differ.
  told_up_to bigint,
  primary key (account_id, about, subject)
);
create index pending_mails_due on pending_mails (since) where mailed_at is null;
comment on table pending_mails is 'owner: notifications';

-- credits -----------------------------------------------------------------------------------------
-- Append-only. accounts.credits is always the sum of an account's rows.
create table credit_ledger (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  amount int not null check (amount <> 0),
  reason text not null check (reason in (
    'fraud_returned', 'starting', 'message', 'signup_message', 'unsent_message', 'set_aside', 'returned', 'photo', 'gift', 'purchase', 'refund',
    'chargeback', 'adjustment')),
  reference text not null,
  created_at timestamptz not null default now(),
  unique (reason, reference)
);
create index credit_ledger_account on credit_ledger (account_id, id);
comment on table credit_ledger is 'owner: credits';
create trigger credit_ledger_append_only before update or delete on credit_ledger for each row execute function forbid_change();
create trigger credit_ledger_never_emptied before truncate on credit_ledger for each statement execute function forbid_change();

-- Moves credits once per (reason, reference). Returns the new balance, or null when it would fall below zero.
-- A repeated reference changes nothing and returns the balance as it is; one of another account is refused.
create function move_credits(p_account bigint, p_amount int, p_reason text, p_reference text) returns int language plpgsql as $$
declare balance int; owner bigint;
begin
  select credits into balance from accounts where id = p_account for no key update;
  if balance is null then raise exception 'account % does not exist', p_account; end if;
  if p_amount = 0 then return balance; end if;
  select account_id into owner from credit_ledger where reason = p_reason and reference = p_reference;
  if owner <> p_account then raise exception 'reference % % belongs to another account', p_reason, p_reference; end if;
  if owner is not null then return balance; end if;
  if balance + p_amount < 0 then return null; end if;
  insert into credit_ledger (account_id, amount, reason, reference) values (p_account, p_amount, p_reason, p_reference);
  update accounts set credits = credits + p_amount where id = p_account;
  return balance + p_amount;
end $$;

create table packages (
  id int generated always as identity primary key,
  site_id int not null references sites,
  credits int not null check (credits > 0),
  position smallint not null,
  active boolean not null default true
);
comment on table packages is 'owner: credits';

-- Prices in minor units, VAT included. country null is the price where no other is given.
create table package_prices (
  package_id int not null references packages,
  country char(2),
  currency char(3) not null,
  amount int not null check (amount > 0),
  unique nulls not distinct (package_id, country)
);
comment on table package_prices is 'owner: credits';

-- payments ----------------------------------------------------------------------------------------
create table payments (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  site_id int not null references sites,
  package_id int not null references packages,
  key uuid not null,
  credits int not null check (credits > 0),
  amount int not null check (amount >= 0),
  currency char(3) not null,
  country char(2) not null,
  method text not null,
  provider text not null,
  provider_reference text unique,
  redirect_url text,
  status text not null default 'loading' check (status in ('loading', 'pending', 'completed', 'failed', 'cancelled')),
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  -- With an order its buyer asks that it is carried out at once, and knows what that does to the right of withdrawal: in which words
  -- (their version and language), at the time of the order. Null on sites without that right.
  begin_at_once text,
  begin_at_once_locale text,
  unique (account_id, key),
  constraint payments_begin_at_once check ((begin_at_once is null) = (begin_at_once_locale is null))
);
create index payments_account on payments (account_id, id desc);
comment on table payments is 'owner: payments';

-- What providers told us, stored once under their own id and then handled once.
create table payment_events (
  provider text not null,
  event_id text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  primary key (provider, event_id)
);
comment on table payment_events is 'owner: payments';

-- The sandbox provider's own records (demo mode only).
create table sandbox_payments (
  reference text primary key,
  amount int not null,
  currency char(3) not null,
  description text not null,
  return_url text not null,
  webhook_url text not null,
  status text not null default 'open' check (status in ('open', 'pending', 'paid', 'failed', 'cancelled')),
  created_at timestamptz not null default now()
);
comment on table sandbox_payments is 'owner: payments';

-- withdrawals -------------------------------------------------------------------------------------
-- What buyers declared by the withdrawal function of the law (Article 11a of Directive 2011/83/EU), each a row for as long as the
-- payment that it is about: as it was said, with what a refund is computed from.
create table withdrawals (
  id bigint generated always as identity primary key,
  reference text not null unique check (reference ~ '^W-[2-9A-HJKMNP-Z]{8}$'),
  key uuid not null unique,
  site_id int not null references sites,
  account_id bigint references accounts,
  payment_id bigint references payments,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  contract text,
  locale text not null,
  credits_left int check (credits_left >= 0),
  declared_at timestamptz not null,
  decision text check (decision in ('accepted', 'refused')),
  decided_at timestamptz,
  staff_name text,
  note text not null default '',
  refund int check (refund >= 0),
  words text not null default '',
  check ((decision is null) = (decided_at is null) and (decision is null) = (staff_name is null)),
  check (payment_id is not null or contract is not null),
  constraint withdrawals_refund check (refund is null or decision = 'accepted')
);
-- A member withdraws from an order once.
create unique index withdrawals_order on withdrawals (payment_id) where account_id is not null;
create index withdrawals_payment on withdrawals (payment_id);
create index withdrawals_open on withdrawals (declared_at) where decision is null;
comment on table withdrawals is 'owner: withdrawals';
comment on column withdrawals.account_id is 'who was logged in; null for who was not';
comment on column withdrawals.payment_id is 'the order that it is about; null where the words of somebody not logged in name none of theirs';
comment on column withdrawals.contract is 'the words by which somebody named the order; null where they chose it';
comment on column withdrawals.credits_left is 'the balance of whoever made the order, at this moment';
comment on column withdrawals.refund is 'minor units of the payment''s currency that go back; null where no sum was computed or named';
comment on column withdrawals.words is 'what staff say to who withdrew: why it was refused';

-- likes -------------------------------------------------------------------------------------------
create table likes (
  liker_id bigint not null references members on delete cascade,
  liked_id bigint not null references members on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz,
  automatic boolean not null default false,
  check (liker_id <> liked_id),
  primary key (liker_id, liked_id)
);
create index likes_received on likes (liked_id, created_at desc, liker_id);
create index likes_given on likes (liker_id, created_at desc, liked_id);
-- Likes that the site gave in the name of a fictional profile, which the member was told by its label: one a day at most, to new free members.
create index likes_automatic on likes (liked_id, created_at desc) where automatic;
comment on table likes is 'owner: likes';

-- Likes given in the swipe game, which has a limit of its own: one row a pair, with the time that counts. A like that is taken
-- back keeps its row, so that taking back wins no further ones. Rows are over after a day and are deleted then.
create table swipe_likes (
  member_id bigint not null references members on delete cascade,
  liked_id bigint not null references members on delete cascade,
  created_at timestamptz not null,
  check (member_id <> liked_id),
  primary key (member_id, liked_id)
);
create index swipe_likes_liked on swipe_likes (liked_id);
create index swipe_likes_age on swipe_likes (created_at);
comment on table swipe_likes is 'owner: likes';

-- One row for each who plays: locked by every decision, and who was passed last, as long as that can be taken back. A member at the
-- end of the game's likes may ask to be told, once, when the next one is there.
create table swipe_games (
  member_id bigint primary key references members on delete cascade,
  passed_id bigint references members on delete set null,
  tell_when_back boolean not null default false
);
create index swipe_games_passed on swipe_games (passed_id) where passed_id is not null;
comment on table swipe_games is 'owner: likes';

-- chat --------------------------------------------------------------------------------------------
create table conversations (
  id bigint generated always as identity primary key,
  low_member_id bigint not null references members,
  high_member_id bigint not null references members,
  -- Null: every message of it was taken back. It is as if it had never begun, until one of the two begins it.
  started_by bigint,
  created_at timestamptz not null default now(),
  -- When who writes first did so: how many a new member began in a day is counted by it.
  started_at timestamptz,
  check (low_member_id < high_member_id),
  unique (low_member_id, high_member_id)
);
create index conversations_started on conversations (started_by);
comment on table conversations is 'owner: chat';

-- A message that its sender took back or that staff removed keeps its row, without its text: the ledger and its key are about it.
-- It may carry one thing beside its text, or instead of it: a gift (a key of the catalogue) or a photo sent in chat.
create table messages (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  sender_id bigint not null,
  key uuid not null,
  body text not null,
  cost int not null,
  created_at timestamptz not null default clock_timestamp(),
  unsent_at timestamptz,
  gift text,
  photo_id bigint,
  removed_at timestamptz,
  unique (sender_id, key),
  constraint messages_carry_one check (gift is null or photo_id is null)
);
create index messages_conversation on messages (conversation_id, id desc);
create unique index messages_photo on messages (photo_id) where photo_id is not null;
comment on table messages is 'owner: chat';

-- Two rows a conversation: what each side's chat list shows.
create table chat_list (
  member_id bigint not null references members,
  conversation_id bigint not null references conversations,
  other_id bigint not null,
  last_message_id bigint not null,
  last_sender_id bigint not null,
  last_text text not null,
  last_at timestamptz not null,
  unread int not null default 0 check (unread >= 0),
  read_up_to bigint not null default 0,
  -- Messages up to this one were removed by the member.
  removed_up_to bigint not null default 0,
  removed boolean not null default false,
  -- Of the last message: what became of it, in the list of who wrote it, and what it carries.
  last_state text check (last_state in ('waiting', 'returned')),
  last_carries text check (last_carries in ('photo', 'gift', 'removed')),
  -- Up to this message the member has seen the warnings under what the other side wrote, and found it fine.
  fine_up_to bigint not null default 0,
  -- Messages up to this one have reached a device of the member, while the member was not invisible.
  delivered_up_to bigint not null default 0,
  primary key (member_id, conversation_id)
);
create index chat_list_newest on chat_list (member_id, last_at desc) where not removed;
create unique index chat_list_other on chat_list (member_id, other_id);
comment on table chat_list is 'owner: chat';

-- What members write before they have confirmed their address; nobody else sees it. Confirming moves a row to messages under its
-- own number. 'returned': it could not be delivered and its price came back; 'unsent': its sender took it back.
create table waiting_messages (
  -- Of the messages' own numbers.
  id bigint primary key,
  conversation_id bigint not null references conversations,
  sender_id bigint not null references members,
  key uuid not null,
  body text not null,
  cost int not null check (cost >= 0),
  state text not null default 'waiting' check (state in ('waiting', 'returned', 'unsent')),
  created_at timestamptz not null default clock_timestamp(),
  gift text,
  photo_id bigint,
  unique (sender_id, key),
  constraint waiting_messages_carry_one check (gift is null or photo_id is null)
);
create index waiting_messages_conversation on waiting_messages (sender_id, conversation_id, id);
create unique index waiting_messages_photo on waiting_messages (photo_id) where photo_id is not null;
comment on table waiting_messages is 'owner: chat';

-- Photos that members send each other. Until it is sent, and after it was taken back, nobody but its sender sees one. Rows without
-- a file are what is left of a photo whose sender was erased.
create table chat_photos (
  id bigint generated always as identity primary key,
  sender_id bigint not null references members,
  recipient_id bigint not null references members,
  -- Of the upload it was made of: asking again makes no second one.
  upload_id uuid not null unique,
  file_hash text references media_files,
  -- It was part of a message once, and is never part of another.
  sent boolean not null default false,
  created_at timestamptz not null default now(),
  check (sender_id <> recipient_id)
);
create index chat_photos_file on chat_photos (file_hash);
create index chat_photos_sender on chat_photos (sender_id, created_at);
create index chat_photos_created on chat_photos (created_at);
comment on table chat_photos is 'owner: chat';
alter table messages add constraint messages_photo foreign key (photo_id) references chat_photos;
alter table waiting_messages add constraint waiting_messages_photo foreign key (photo_id) references chat_photos;

-- Messages with something in them that leads away from the site or to somebody's money: the receiver is warned, staff see who sends
-- one text to many. No words are kept here, only a hash by which the same ones are known.
create table message_signals (
  message_id bigint primary key,
  conversation_id bigint not null,
  sender_id bigint not null references members,
  kinds text[] not null check (kinds <@ array['iban', 'crypto', 'phone', 'email', 'messenger', 'link', 'copied_photo'] and kinds <> '{}'),
  text_hash bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  -- When staff have dealt with it.
  done_at timestamptz
);
create index message_signals_conversation on message_signals (conversation_id);
create index message_signals_text on message_signals (text_hash);
create index message_signals_sender on message_signals (sender_id, text_hash);
create index message_signals_open on message_signals (created_at) where done_at is null;
comment on table message_signals is 'owner: chat';

-- Who was told that somebody they have messages with was removed for fraud, with all the credits that came back for it, and up to
-- which message they did.
create table fraud_returns (
  member_id bigint not null references members,
  other_id bigint not null references members,
  credits int not null check (credits >= 0),
  up_to bigint not null,
  created_at timestamptz not null,
  primary key (member_id, other_id)
);
create index fraud_returns_other on fraud_returns (other_id);
comment on table fraud_returns is 'owner: chat';

-- Words in whose company a member wants no message to be shown at once. Nobody else sees them.
create table hidden_words (
  member_id bigint primary key references members on delete cascade,
  words text[] not null,
  updated_at timestamptz not null
);
comment on table hidden_words is 'owner: chat';

-- A member was told of a fictional profile that the site runs it, that nobody can be met, and what a message costs.
create table fictional_acknowledgements (
  member_id bigint not null references members on delete cascade,
  profile_id bigint not null references members on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, profile_id)
);
create index fictional_acknowledgements_profile on fictional_acknowledgements (profile_id);
comment on table fictional_acknowledgements is 'owner: chat';

-- Messages that somebody had translated, once for each language. Without a text it is on its way, or failed.
create table message_translations (
  message_id bigint not null references messages on delete cascade,
  language text not null,
  asked_by bigint not null references members on delete cascade,
  asked_at timestamptz not null,
  body text,
  source text,
  primary key (message_id, language)
);
create index message_translations_asked on message_translations (asked_by, asked_at);
comment on table message_translations is 'owner: chat';
comment on column message_translations.source is 'language of the original as the translator tells it; null where it does not';

-- Photos in chat that look like one which another account has on its profile or has sent: found as they come, told to staff as they
-- are sent. Exactly one of the two others is there.
create table chat_photo_flags (
  photo_id bigint not null references chat_photos on delete cascade,
  other_photo_id bigint references photos on delete cascade,
  other_chat_photo_id bigint references chat_photos on delete cascade,
  -- Bits of 128 that differ.
  distance smallint not null,
  check (num_nonnulls(other_photo_id, other_chat_photo_id) = 1)
);
create index chat_photo_flags_photo on chat_photo_flags (photo_id);
create index chat_photo_flags_other on chat_photo_flags (other_photo_id);
create index chat_photo_flags_other_chat on chat_photo_flags (other_chat_photo_id);
comment on table chat_photo_flags is 'owner: chat';

-- Messages that staff removed, kept for a year as the removed texts of profiles are.
create table removed_messages (
  message_id bigint primary key references messages,
  sender_id bigint not null references members,
  body text not null,
  gift text,
  photo_id bigint references chat_photos,
  reason text not null check (reason in ('contact', 'rude', 'explicit', 'money', 'other')),
  ground text not null check (ground in ('law', 'terms')),
  removed_at timestamptz not null
);
create index removed_messages_sender on removed_messages (sender_id);
create index removed_messages_photo on removed_messages (photo_id) where photo_id is not null;
create index removed_messages_removed on removed_messages (removed_at);
comment on table removed_messages is 'owner: chat';

-- complaints --------------------------------------------------------------------------------------
-- What anybody says about a member, about content or about the service: notice and action, with its state and the decision.
-- `member_id` and `report_id` are whom it turned out to be about, if anybody, and never leave the server.
create table complaints (
  id bigint generated always as identity primary key,
  site_id int not null references sites,
  reference text not null unique,
  key uuid not null unique,
  account_id bigint references accounts,
  name text not null default '',
  email text not null default '',
  locale text not null,
  reason text not null check (reason in (
    'minors', 'intimate', 'threat', 'hate', 'fraud', 'impersonation', 'privacy', 'rights', 'illegal', 'terms', 'decision', 'service')),
  content text check (content in ('profile', 'photo', 'text', 'message', 'other')),
  about text not null default '',
  text text not null,
  member_id bigint references accounts,
  report_id bigint references reports on delete set null,
  decision text check (decision in ('no_action', 'warn', 'remove_photos', 'remove_messages', 'remove_text', 'ban', 'other')),
  ground text check (ground in ('law', 'terms', 'service', 'no_breach', 'not_found', 'unclear', 'gone', 'stands')),
  words text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((decided_at is null) = (ground is null)),
  check ((decided_at is null) = (decision is null))
);
create index complaints_open on complaints (created_at, id) where decided_at is null;
create index complaints_decided on complaints (decided_at) where decided_at is not null;
create index complaints_account on complaints (account_id) where account_id is not null;
create index complaints_member on complaints (member_id) where member_id is not null;
create index complaints_report on complaints (report_id) where report_id is not null;
create index complaints_email on complaints (site_id, lower(email), created_at) where email <> '';
comment on table complaints is 'owner: complaints';

-- Against the decision, by who complained, once. One that was accepted has a decision of its own.
create table complaint_appeals (
  complaint_id bigint primary key references complaints on delete cascade,
  text text not null,
  status text not null default 'open' check (status in ('open', 'kept', 'changed')),
  decision text check (decision in ('no_action', 'warn', 'remove_photos', 'remove_messages', 'remove_text', 'ban', 'other')),
  ground text check (ground in ('law', 'terms', 'service', 'no_breach', 'not_found', 'unclear', 'gone', 'stands')),
  words text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'open') = (decided_at is null)),
  check ((status = 'changed') = (ground is not null)),
  check ((status = 'changed') = (decision is not null))
);
create index complaint_appeals_open on complaint_appeals (created_at) where status = 'open';
comment on table complaint_appeals is 'owner: complaints';

-- Pictures that somebody sent along; only staff see them.
create table complaint_pictures (
  complaint_id bigint not null references complaints on delete cascade,
  file_hash text not null references media_files,
  created_at timestamptz not null,
  primary key (complaint_id, file_hash)
);
create index complaint_pictures_file on complaint_pictures (file_hash);
comment on table complaint_pictures is 'owner: complaints';

-- signup ------------------------------------------------------------------------------------------
-- What a person wanted when they signed up; carried out when the e-mail address is confirmed.
create table signup_intents (
  account_id bigint primary key references accounts on delete cascade,
  recipient_id bigint not null,
  created_at timestamptz not null default now()
);
comment on table signup_intents is 'owner: signup';

-- Sign-ups with an under-age date, by the hash of e-mail address and network together: nobody locks an address out from elsewhere.
create table underage_attempts (
  attempt_hash bytea primary key,
  until timestamptz not null
);
create index underage_attempts_until on underage_attempts (until);
comment on table underage_attempts is 'owner: signup';

-- Codes that open the sign-up of an invitation-only site, each for one account. Only their hash is here.
create table invites (
  id bigint generated always as identity primary key,
  site_id int not null references sites,
  code_hash bytea not null unique,
  made_by bigint references accounts on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by bigint references accounts on delete set null
);
create index invites_made_by on invites (made_by, created_at) where made_by is not null;
create index invites_used_by on invites (used_by) where used_by is not null;
create index invites_over on invites (coalesce(used_at, expires_at));
comment on table invites is 'owner: signup';
comment on column invites.made_by is 'the member who invites; null for the staff';

-- Steps after the sign-up that a member has left behind, on whichever device: gone on from, or skipped.
create table signup_steps (
  account_id bigint not null references accounts on delete cascade,
  step text not null check (step in ('photo', 'location', 'facts', 'about', 'push', 'email')),
  passed_at timestamptz not null,
  primary key (account_id, step)
);
comment on table signup_steps is 'owner: signup';
