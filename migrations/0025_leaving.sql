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
