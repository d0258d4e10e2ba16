-- From which networks and browsers somebody logged in: keyed hashes that nobody reads, so that staff are told where others of the
-- same did. A hint, and never a decision. They go 90 days after the last log-in there.
create table account_signals (
  account_id bigint not null references accounts on delete cascade,
  kind text not null check (kind in ('network', 'device')),
  hash bytea not null check (length(hash) = 32),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (account_id, kind, hash)
);
create index account_signals_hash on account_signals (hash, kind);
create index account_signals_last on account_signals (last_at);
comment on table account_signals is 'owner: accounts';
comment on column account_signals.hash is 'HMAC-SHA256, by two keys, of the pool and the network address or what the browser keeps; one key lies outside of the database';

-- The same of who was banned, for as long as they are known again, also once the account is erased.
create table ban_signals (
  ban_id bigint not null,
  kind text not null check (kind in ('network', 'device')),
  hash bytea not null check (length(hash) = 32),
  banned_at timestamptz not null,
  until timestamptz not null,
  primary key (ban_id, kind, hash)
);
create index ban_signals_hash on ban_signals (hash, kind);
create index ban_signals_until on ban_signals (until);
comment on table ban_signals is 'owner: accounts';
