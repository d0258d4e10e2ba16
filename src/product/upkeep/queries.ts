import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

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

export const openRestore = statement<described.OpenRestore>(
  'select id, backup, backup_at, restored_at from restores where resumed_at is null',
);

export const insertRestore = statement<described.InsertRestore>(`
  insert into restores (backup, backup_at, restored_at) values (:backup, :at, :now) on conflict do nothing`);

export const newestRestore = statement<described.NewestRestore>(
  'select backup, backup_at, restored_at, resumed_at from restores order by restored_at desc limit 1',
);

export const closeRestore = statement<described.CloseRestore>(
  'update restores set resumed_at = :now, staff_name = :staff where resumed_at is null returning backup',
);

export const wrongBalances = statement<described.WrongBalances>(`
  select a.id from accounts a left join credit_ledger l on l.account_id = a.id
   group by a.id having a.credits <> coalesce(sum(l.amount), 0) order by a.id limit :most`);

export const wrongPayments = statement<described.WrongPayments>(
  'select wrong, account_id, payment_id from payment_books limit :most',
);

export const insertErasure = statement<described.InsertErasure>(`
  insert into erasures (key_id, account_hash, erased_at) values (:key, :hash, :now)
  on conflict (key_id, account_hash) do update set erased_at = excluded.erased_at, written_at = null`);

export const unwrittenErasures = statement<described.UnwrittenErasures>(`
  select key_id, account_hash, erased_at from erasures where written_at is null order by erased_at, account_hash limit :most`);

export const markErasuresWritten = statement<described.MarkErasuresWritten>(`
  update erasures e set written_at = :now
    from unnest(:keys::text[], :hashes::text[]) as w(key_id, account_hash)
   where (e.key_id, e.account_hash) = (w.key_id, w.account_hash)`);

export const forgetOldErasures = statement<described.ForgetOldErasures>(
  'delete from erasures where erased_at < :before',
);

export const membersFrom = statement<described.MembersFrom>(`
  select id, site_id from accounts where id > :after and kind = 'member' order by id limit :most`);
