-- A session gets another token with each fresh proof; the one before it goes on for a minute, for calls that are on their way.
alter table sessions add column previous_hash bytea, add column replaced_at timestamptz;
create unique index sessions_previous on sessions (previous_hash) where previous_hash is not null;
alter table push_subscriptions drop constraint push_subscriptions_session_hash_fkey;
alter table push_subscriptions add constraint push_subscriptions_session_hash_fkey
  foreign key (session_hash) references sessions on delete cascade on update cascade;
-- Fourteen days without use end a session; `expires_at` says when, and moves with every use.
update sessions set expires_at = least(expires_at, last_used_at + interval '14 days');

-- Browsers that an account has logged in with. What is tried there counts for the browser alone.
create table login_devices (
  token_hash bytea primary key,
  account_id bigint not null references accounts on delete cascade,
  failures smallint not null default 0,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
create index login_devices_account on login_devices (account_id, used_at);
comment on table login_devices is 'owner: accounts';

-- The account of the login, hashed: its name and its address count together. Null for what is counted by what was typed alone.
alter table login_failures add column owner_hash bytea;
create index login_failures_owner on login_failures (owner_hash, created_at) where owner_hash is not null;

-- What makes pseudonyms of people in the log, encrypted: one for each 90 days, and deleted when they are over.
create table log_keys (
  period int primary key,
  sealed text not null
);
comment on table log_keys is 'owner: log';
