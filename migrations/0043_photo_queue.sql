-- Pictures that look like another one in a mirror: a hint for staff, as the others are.
alter table photo_flags add column mirrored boolean not null default false;

-- A photo that could show somebody under 18 is hidden at once, and a second person looks at it.
create table photo_second_looks (
  photo_id bigint not null references photos on delete cascade,
  file_hash text not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (photo_id, file_hash)
);
create index photo_second_looks_open on photo_second_looks (created_at) where decided_at is null;
comment on table photo_second_looks is 'owner: media';

-- How long photos and texts waited for a person.
create index audit_entries_decisions on audit_entries (created_at)
  where verb in ('photo.accepted', 'photo.rejected', 'text.accepted', 'text.rejected');
