-- What members are told of at a set time rather than when it happens: one row for each event and way of telling.
create table notices (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  kind text not null check (kind in ('unread_message_reminders', 'reminders', 'weekly_updates')),
  event text not null check (length(event) between 1 and 60),
  channel text not null check (channel in ('mail', 'push')),
  subjects bigint[] not null default '{}',
  due_at timestamptz not null,
  outcome text check (outcome in ('sent', 'nothing', 'switched_off', 'stopped', 'expired')),
  told_at timestamptz,
  created_at timestamptz not null,
  unique (account_id, event, channel),
  check ((outcome is null) = (told_at is null))
);
create index notices_due on notices (due_at, account_id) where outcome is null;
create index notices_told on notices (told_at) where outcome is not null;
comment on table notices is 'owner: notifications';
comment on column notices.event is 'the same event is told once by each way, such as unread:2026-11-28';
comment on column notices.subjects is 'what it is about: conversations, where it is about unread messages';
comment on column notices.outcome is 'null: it waits; nothing: there was nothing left to tell';

-- Where an account's members are: for quiet hours and the day of a reminder.
alter table sessions add column time_zone text check (length(time_zone) between 1 and 64);
comment on column sessions.time_zone is 'IANA name, as its browser told; null where it did not';

alter table notification_preferences add column weekly_at timestamptz;
create index notification_preferences_weekly on notification_preferences (weekly_at) where weekly_at is not null;
comment on column notification_preferences.weekly_at is 'when the next weekly update is due; null: none is wanted';

-- Conversations that stay unread are reminded of a day after their mail, or the day on which there would have been one.
alter table pending_mails add column remind_at timestamptz;
alter table pending_mails add column skipped boolean not null default false;
create index pending_mails_remind on pending_mails (remind_at) where remind_at is not null;
comment on column pending_mails.skipped is 'no mail was wanted about it; mailed_at says when it would have been';
