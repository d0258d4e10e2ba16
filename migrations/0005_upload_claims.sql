-- A part of an upload is won before it is written: of many that come at once for one place, one is stored. `claims` counts those that
-- were won, so that each has a file of its own; `claimed_at` says since when one is being stored.
alter table photo_uploads
  alter column parts drop default,
  alter column parts type text[] using parts::text[],
  alter column parts set default '{}',
  add claims int not null default 0,
  add claimed_at timestamptz;
