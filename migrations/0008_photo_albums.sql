-- Members' own photos: uploads that go on after a lost connection, crops that can be undone, reasons of a no, and prints by
-- which a picture is found again.
alter table photos
  add column reason text check (reason in ('contact', 'not_you', 'child', 'explicit', 'unclear', 'copied', 'other')),
  add column source_hash text references media_files,
  add column edit jsonb,
  add constraint photos_reason check (reason is null or status = 'rejected'),
  add constraint photos_edit check ((source_hash is null) = (edit is null));
-- Of an edited photo `file_hash` is the picture that is shown, and `source_hash` the one it was made of.
create index photos_file on photos (file_hash);
create index photos_source on photos (source_hash) where source_hash is not null;

-- A new order is written in one statement, within which two photos share a place.
alter table photos drop constraint photos_member_id_position_key;
alter table photos add constraint photos_member_id_position_key unique (member_id, position) deferrable initially immediate;

-- 128 bits that hardly differ between two pictures that look the same; null for those too plain to tell. Each band is 16 of
-- them with their place: of two prints that differ in less than eight bits, one band at least is the same.
alter table media_files add column print bit(128), add column bands int[];
create index media_files_bands on media_files using gin (bands);

-- A file that comes in parts. `parts` are the bytes that each part begins after.
create table photo_uploads (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references members on delete cascade,
  size int not null check (size > 0),
  received int not null default 0 check (received <= size),
  parts int[] not null default '{}',
  photo_id bigint references photos on delete set null,
  created_at timestamptz not null default now()
);
create index photo_uploads_member on photo_uploads (member_id, created_at);
create index photo_uploads_created on photo_uploads (created_at);
comment on table photo_uploads is 'owner: media';

-- Photos that look like another account's, for staff to decide.
create table photo_flags (
  photo_id bigint not null references photos on delete cascade,
  other_photo_id bigint not null references photos on delete cascade,
  distance smallint not null check (distance between 0 and 128),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (photo_id, other_photo_id)
);
create index photo_flags_other on photo_flags (other_photo_id);
create index photo_flags_open on photo_flags (created_at) where decided_at is null;
comment on table photo_flags is 'owner: media';

-- Whether a picture's sizes are there as AVIF too.
alter table media_files add column avif boolean not null default false;
