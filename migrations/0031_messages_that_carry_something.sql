-- A message may carry one thing beside its text, or instead of it: a gift (a key of the catalogue) or a photo sent in chat.
-- `not valid` only spares reading every message: all rows that are there have neither, and every new one is checked.
alter table messages
  add column gift text,
  add column photo_id bigint,
  add constraint messages_carry_one check (gift is null or photo_id is null) not valid;
alter table waiting_messages
  add column gift text,
  add column photo_id bigint,
  add constraint waiting_messages_carry_one check (gift is null or photo_id is null) not valid;

-- Of the last message.
alter table chat_list add column last_carries text check (last_carries in ('photo', 'gift'));

-- Other parameters and results are other functions; the chat's routines make them again.
drop function if exists send_message(bigint, bigint, bigint, uuid, text, int, int, boolean);
drop function if exists deliver_waiting(bigint);
drop function if exists return_waiting(bigint, bigint);
