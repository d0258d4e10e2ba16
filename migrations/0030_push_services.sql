-- Push services that asked for a pause, or do not believe us, by the host of their addresses.
create table push_services (
  host text primary key,
  paused_until timestamptz not null,
  pauses int not null check (pauses > 0)
);
comment on table push_services is 'owner: notifications';
comment on column push_services.pauses is 'in a row: each that follows another within an hour is longer';

-- The message that a browser was told of last in a conversation: as long as it is unread, nothing more of it is pushed there.
create table pushed_conversations (
  subscription_id bigint not null references push_subscriptions on delete cascade,
  conversation_id bigint not null references conversations on delete cascade,
  message_id bigint not null,
  primary key (subscription_id, conversation_id)
);
create index pushed_conversations_conversation on pushed_conversations (conversation_id);
comment on table pushed_conversations is 'owner: notifications';

alter table push_subscriptions add column failures int not null default 0 check (failures >= 0);
alter table push_subscriptions add column failed_since timestamptz;
alter table push_subscriptions add check ((failures = 0) = (failed_since is null));
comment on column push_subscriptions.failures is 'pushes in a row that its service did not take for a reason of its own';
