-- Photos in chat that look like one which another account has on its profile or has sent: found as they come, told to staff as they
-- are sent. Exactly one of the two others is there.
create table chat_photo_flags (
  photo_id bigint not null references chat_photos on delete cascade,
  other_photo_id bigint references photos on delete cascade,
  other_chat_photo_id bigint references chat_photos on delete cascade,
  -- Bits of 128 that differ.
  distance smallint not null,
  check (num_nonnulls(other_photo_id, other_chat_photo_id) = 1)
);
create index chat_photo_flags_photo on chat_photo_flags (photo_id);
create index chat_photo_flags_other on chat_photo_flags (other_photo_id);
create index chat_photo_flags_other_chat on chat_photo_flags (other_chat_photo_id);
comment on table chat_photo_flags is 'owner: chat';

-- Staff are told of them as of texts; whoever gets one is not warned.
alter table message_signals drop constraint message_signals_kinds_check;
alter table message_signals add constraint message_signals_kinds_check
  check (kinds <@ array['iban', 'crypto', 'phone', 'email', 'messenger', 'link', 'copied_photo'] and kinds <> '{}') not valid;
