-- Backups of the database alone, which pgBackRest makes, stand beside dumps of everything; and tried restores are known.
alter table backups add column kind text not null default 'dump' check (kind in ('dump', 'pgbackrest'));
comment on column backups.kind is 'dump: by npm run cli -- backup; pgbackrest: by deploy/database-backup.sh';

create table restore_drills (
  id bigint generated always as identity primary key,
  drilled_at timestamptz not null default now(),
  target_at timestamptz not null,
  seconds int not null check (seconds >= 0)
);
comment on table restore_drills is 'owner: upkeep';
comment on column restore_drills.target_at is 'the time whose data was restored, elsewhere';
comment on column restore_drills.seconds is 'until all was there and found right';
