import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const insertBackup = statement<described.InsertBackup>(`
  insert into backups (name, made_at, verified_at, size_bytes) values (:name, :made, :verified, :bytes)`);

export const newestBackups = statement<described.NewestBackups>(
  'select distinct on (kind) kind, name, made_at, verified_at from backups order by kind, verified_at desc',
);

export const newestDrill = statement<described.NewestDrill>(
  'select drilled_at, target_at, seconds from restore_drills order by id desc limit 1',
);

/** How far the log of changes is copied away. Where none of it is, `is_on` is false. */
export const archiverState = statement<described.ArchiverState>(`
  select current_setting('archive_mode') <> 'off' as is_on,
         coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as is_failing,
         greatest(extract(epoch from clock_timestamp() - coalesce(last_archived_time, pg_postmaster_start_time())), 0)::float8 as seconds
    from pg_stat_archiver`);
