-- Photos that members send each other. Until it is sent, and after it was taken back, nobody but its sender sees one. Rows without
-- a file are what is left of a photo whose sender was erased.
create table chat_photos (
  id bigint generated always as identity primary key,
  sender_id bigint not null references members,
  recipient_id bigint not null references members,
  -- Of the upload it was made of: asking again makes no second one.
  upload_id uuid not null unique,
  file_hash text references media_files,
  -- It was part of a message once, and is never part of another.
  sent boolean not null default false,
  created_at timestamptz not null default now(),
  check (sender_id <> recipient_id)
);
create index chat_photos_file on chat_photos (file_hash);
create index chat_photos_sender on chat_photos (sender_id, created_at);
create index chat_photos_created on chat_photos (created_at);
comment on table chat_photos is 'owner: chat';

-- `not valid` spares reading every message: those that are there carry none.
alter table messages add constraint messages_photo foreign key (photo_id) references chat_photos not valid;
alter table waiting_messages add constraint waiting_messages_photo foreign key (photo_id) references chat_photos not valid;
create unique index messages_photo on messages (photo_id) where photo_id is not null;
create unique index waiting_messages_photo on waiting_messages (photo_id) where photo_id is not null;

-- Uploads for a chat are no photos of the profile: they count apart.
alter table photo_uploads add column for_chat boolean not null default false;
