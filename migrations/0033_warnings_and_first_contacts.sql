-- When who writes first in a conversation did so: how many a new member began in a day is counted by it. Older ones began when they
-- were made.
alter table conversations add column started_at timestamptz;

-- Another result is another function, whatever its parameters were; the chat's routines make it again.
do $$
declare found regprocedure;
begin
  for found in select p.oid::regprocedure from pg_proc p where p.proname = 'send_message' loop
    execute 'drop function ' || found;
  end loop;
end $$;

-- Up to this message the member has seen the warnings under what the other side wrote, and found it fine.
alter table chat_list add column fine_up_to bigint not null default 0;

-- Messages with something in them that leads away from the site or to somebody's money: the receiver is warned, staff see who sends
-- one text to many. No words are kept here, only a hash by which the same ones are known.
create table message_signals (
  message_id bigint primary key,
  conversation_id bigint not null,
  sender_id bigint not null references members,
  kinds text[] not null check (kinds <@ array['iban', 'crypto', 'phone', 'email', 'messenger', 'link'] and kinds <> '{}'),
  text_hash bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  -- When staff have dealt with it.
  done_at timestamptz
);
create index message_signals_conversation on message_signals (conversation_id);
create index message_signals_text on message_signals (text_hash);
create index message_signals_sender on message_signals (sender_id, text_hash);
create index message_signals_open on message_signals (created_at) where done_at is null;
comment on table message_signals is 'owner: chat';
