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
-- Its row stays without its text: the ledger's price was set aside under its number.
alter table waiting_messages drop constraint waiting_messages_state_check,
  add constraint waiting_messages_state_check check (state in ('waiting', 'returned', 'unsent', 'delivered')),
  add column message_id bigint,
  add constraint waiting_messages_delivered check ((state = 'delivered') = (message_id is not null));
comment on column waiting_messages.message_id is 'the number under which it was delivered';
