-- The keys by which push services know this deployment, made at its first start unless its configuration has them.
create table push_keys (
  only_row boolean primary key default true check (only_row),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);
comment on table push_keys is 'owner: push';

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
  mail text[] not null,
  push text[] not null,
  -- Hours of the day in the device's own time, 0 to 23: pushes wait from one until the other; null: never.
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  -- Pushes hold the words of a message.
  push_text boolean not null default false,
  updated_at timestamptz not null,
  check ((quiet_from is null) = (quiet_until is null)),
  check (mail <@ array['new_conversations', 'new_messages', 'like', 'unread_message_reminders', 'promotions', 'weekly_updates', 'news', 'reminders']),
  check (push <@ array['new_conversations', 'new_messages', 'like', 'unread_message_reminders', 'promotions', 'weekly_updates', 'news', 'reminders'])
);
comment on table notification_preferences is 'owner: notifications';
