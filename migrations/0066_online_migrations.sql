-- Changes of the schema that take too long for a start: how far each has come (docs/operations.md).
create table online_migrations (
  name text primary key,
  state text not null default 'running' check (state in ('running', 'failed', 'done')),
  step text,
  step_number int not null default 0,
  steps int not null default 0,
  -- Of a step in batches: the last row's number, how many rows were done and are in all, and how many are done at a time.
  after_row bigint not null default 0,
  rows_done bigint not null default 0,
  rows_expected bigint not null default 0,
  batch_rows int not null default 1000,
  waits_for text check (waits_for in ('copy', 'archive', 'transaction', 'sends', 'locks')),
  holder uuid,
  started_at timestamptz not null default now(),
  heartbeat_at timestamptz not null default now(),
  finished_at timestamptz,
  error text
);
comment on table online_migrations is 'owner: platform';
comment on column online_migrations.holder is 'the process that runs it, as long as its heartbeat is younger than a minute';

-- A message that waited gets a number of its own when it is delivered, so that numbers of a conversation rise as they are committed.
-- The ledger's price was set aside under the one before, and open pages know that one.
create table delivered_messages (
  waiting_id bigint primary key,
  message_id bigint not null unique
);
comment on table delivered_messages is 'owner: chat';
