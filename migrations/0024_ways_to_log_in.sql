-- What a session tells its owner, and how sure it is of whom it belongs to. Old ones know neither device nor proof.
alter table sessions add column id bigint generated always as identity;
alter table sessions add column user_agent text;
alter table sessions add column country text;
alter table sessions add column last_used_at timestamptz not null default now();
-- When a password or a passkey was asked for last in this session.
alter table sessions add column proved_at timestamptz;
-- Opened with a passkey or a one-time code, or one of them was set up in it.
alter table sessions add column strong boolean not null default false;
create unique index sessions_id on sessions (id);

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
