-- What members are told of at a set time rather than when it happens: one row for each event and way of telling.
create table notices (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  kind text not null check (kind in ('unread_message_reminders', 'reminders', 'weekly_updates', 'promotions', 'news')),
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
alter table pending_mails add column due_at timestamptz;
alter table pending_mails add column skipped boolean not null default false;
create index pending_mails_remind on pending_mails (remind_at) where remind_at is not null;
comment on column pending_mails.due_at is 'the end of the quiet hours that it waits for; null: of none';
comment on column pending_mails.skipped is 'no mail was wanted about it; mailed_at says when it would have been';

-- What an operator tells the members of a site who want to be told of such: news, or offers.
create table announcements (
  id bigint generated always as identity primary key,
  site_id int not null references sites,
  kind text not null check (kind in ('promotions', 'news')),
  texts jsonb not null,
  path text not null check (path ~ '^/[^/\\]'),
  discount_id bigint references discount_codes,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  told_up_to bigint not null default 0,
  spread_at timestamptz,
  ended_at timestamptz,
  staff_name text not null,
  created_at timestamptz not null,
  check (ends_at > starts_at)
);
create index announcements_open on announcements (starts_at) where spread_at is null and ended_at is null;
comment on table announcements is 'owner: notifications';
comment on column announcements.texts is 'by locale: {subject, text}';
comment on column announcements.told_up_to is 'accounts up to this one have their notices';
comment on column announcements.ended_at is 'staff ended it: whom it has not reached yet is not told';


-- When somebody said yes to offers, to which words, and when they took it back: what has to be proved.
create table promotion_consents (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  locale text not null,
  words text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create index promotion_consents_account on promotion_consents (account_id);
create unique index promotion_consents_standing on promotion_consents (account_id) where withdrawn_at is null;
comment on table promotion_consents is 'owner: notifications';

alter table audit_entries drop constraint audit_entries_about;
alter table audit_entries add constraint audit_entries_about
  check (account_id is not null or object in ('complaint', 'withdrawal', 'bank_file', 'transfer', 'debit_batch', 'announcement'));
