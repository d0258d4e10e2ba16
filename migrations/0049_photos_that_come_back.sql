-- A photo that its member deleted can be taken back for a few minutes: until then it is shown to nobody, its member included, and
-- keeps its place, its flags and its appeals. `removed_from` is the status that it goes back to.
alter table photos
  drop constraint photos_status_check,
  drop constraint photos_reason,
  add column removed_from text check (removed_from in ('pending', 'active', 'rejected')),
  add column removed_at timestamptz,
  -- What a photo was before it was cropped or turned last, with what had been decided of that: {edit, status, reason}.
  add column before_edit jsonb,
  add constraint photos_status_check check (status in ('pending', 'active', 'rejected', 'removed')),
  add constraint photos_reason check (reason is null or coalesce(removed_from, status) = 'rejected'),
  add constraint photos_removed check ((status = 'removed') = (removed_at is not null) and (removed_at is null) = (removed_from is null));
