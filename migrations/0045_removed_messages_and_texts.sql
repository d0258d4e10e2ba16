-- Messages and texts of profiles that staff removed. Nobody sees them any more, their authors know why, and what they said is kept
-- for a year, so that an objection can bring it back.
alter table messages add column removed_at timestamptz;
create table removed_messages (
  message_id bigint primary key references messages,
  sender_id bigint not null references members,
  body text not null,
  gift text,
  photo_id bigint references chat_photos,
  reason text not null check (reason in ('contact', 'rude', 'explicit', 'money', 'other')),
  ground text not null check (ground in ('law', 'terms')),
  removed_at timestamptz not null
);
create index removed_messages_sender on removed_messages (sender_id);
create index removed_messages_photo on removed_messages (photo_id) where photo_id is not null;
create index removed_messages_removed on removed_messages (removed_at);
comment on table removed_messages is 'owner: chat';

create table removed_texts (
  member_id bigint not null references members,
  field text not null check (field in ('about', 'seeking')),
  text text not null,
  reason text not null check (reason in ('contact', 'rude', 'explicit', 'money', 'other')),
  ground text not null check (ground in ('law', 'terms')),
  removed_at timestamptz not null,
  primary key (member_id, field)
);
create index removed_texts_removed on removed_texts (removed_at);
comment on table removed_texts is 'owner: members';

-- Of the last message. `not valid` spares reading every row: none of those that are there says it.
alter table chat_list drop constraint chat_list_last_carries_check;
alter table chat_list add constraint chat_list_last_carries_check check (last_carries in ('photo', 'gift', 'removed')) not valid;

alter table reports drop constraint reports_decision_check;
alter table reports add constraint reports_decision_check
  check (decision in ('no_action', 'warn', 'remove_photos', 'remove_messages', 'remove_text', 'ban', 'other'));
alter table complaints drop constraint complaints_decision_check;
alter table complaints add constraint complaints_decision_check
  check (decision in ('no_action', 'warn', 'remove_photos', 'remove_messages', 'remove_text', 'ban', 'other'));
alter table complaint_appeals drop constraint complaint_appeals_decision_check;
alter table complaint_appeals add constraint complaint_appeals_decision_check
  check (decision in ('no_action', 'warn', 'remove_photos', 'remove_messages', 'remove_text', 'ban', 'other'));
