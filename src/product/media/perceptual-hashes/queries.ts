import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Two that look alike share a band. In one order for all, so that two do not wait for each other. */
export const lockLshBands = statement<described.LockLshBands>(
  'select pg_advisory_xact_lock(6, band) from (select unnest(:bands::int[]) as band order by 1) bands',
);

export const alikeRows = statement<described.AlikeRows, { photo_id: number; distance: number }>(`
  with near as materialized (
    select hash, bit_count(print # :print::text::bit(128))::int as distance from media_files
     where bands && :bands::int[] and bit_count(print # :print::text::bit(128)) <= :most)
  select photo_id, min(distance)::int as distance
    from (select p.id as photo_id, p.member_id, n.distance from near n join photos p on p.file_hash = n.hash
          union all
          select p.id, p.member_id, n.distance from near n join photos p on p.source_hash = n.hash) alike
   where member_id <> :member group by photo_id order by 2, 1 limit 5`);

export const insertFlags = statement<described.InsertFlags>(`
  insert into photo_flags (photo_id, other_photo_id, distance, mirrored, created_at)
  select :photo, other, distance, mirrored, :now from unnest(:others::bigint[], :distances::smallint[], :mirrored::boolean[]) as alike (other, distance, mirrored)
      on conflict do nothing`);

export const alikeBanned = statement<described.AlikeBanned>(`
  select bit_count(print # :print::text::bit(128))::int as distance from banned_prints
   where pool = :pool and bands && :bands::int[] and until > :now and bit_count(print # :print::text::bit(128)) <= :most limit 1`);

export const markLikeBanned = statement<described.MarkLikeBanned>(
  'update photos set like_banned = :like where id = :photo',
);

export const insertBannedHashes = statement<described.InsertBannedHashes>(`
  insert into banned_prints (pool, print, bands, until)
  select m.pool, f.print, f.bands, :until from photos p join members m on m.id = p.member_id
    join media_files f on f.hash in (p.file_hash, p.source_hash)
   where p.member_id = :account and p.status in ('active', 'pending') and f.print is not null and f.bands is not null`);

export const deleteOldHashes = statement<described.DeleteOldHashes>('delete from banned_prints where until <= :now');
