-- What a message is sent with, and what came of it: see send_message in the routines of chat.
create type message_order as (
  sender bigint,
  conversation bigint,
  recipient bigint,
  key uuid,
  body text,
  price int,
  free_conversations int,
  signup boolean,
  gift text,
  photo bigint,
  at timestamptz,
  contacts int,
  contact_days int
);
create type message_result as (
  verdict text,
  message_id bigint,
  conversation_id bigint,
  recipient_id bigint,
  cost int,
  balance int,
  created_at timestamptz,
  opened boolean,
  state text
);
drop function if exists send_message(bigint, bigint, bigint, uuid, text, int, int, boolean, text, bigint, timestamptz, int, int);
drop function if exists send_verdict(text, int, bigint, bigint, int, timestamptz);
