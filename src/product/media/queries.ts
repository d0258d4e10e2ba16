import { statement } from '#platform/db/statement.ts';
import type { Standing } from '#product/safety/contract.ts';
import type * as described from './queries.gen.ts';

/** A photo with what decides who may see it; `id` is the member's. */
export const photoRow = statement<described.PhotoRow, Standing>(`
  select m.id, s.visibility, s.listed, p.file_hash, p.status as photo_status,
         (select count(*) from photos o where o.member_id = m.id and o.status = 'active' and o.position < p.position)::int as rank
    from photos p join members m on m.id = p.member_id cross join lateral visibility(:viewer?, :pool, m.id) s
   where p.id = :photo`);

export const pictureRows = statement<described.PictureRows>(
  'select hash, width, height, thumbhash from media_files where hash = any(:hashes::text[])',
);

export const insertPictures = statement<described.InsertPictures>(`
  insert into media_files (hash, width, height, thumbhash)
  select * from unnest(:hashes::text[], :widths::int[], :heights::int[], :thumbhashes::text[]) on conflict (hash) do nothing`);

export const insertPhotos = statement<described.InsertPhotos>(`
  insert into photos (member_id, file_hash, position, status)
  select * from unnest(:members::bigint[], :hashes::text[], :positions::smallint[], :statuses::text[]) returning id`);

/** Until the transaction ends, nobody removes this picture because no photo shows it; many may take it at once. */
export const lockPicture = statement<described.LockPicture>('select pg_advisory_xact_lock_shared(3, hashtext(:hash))');
