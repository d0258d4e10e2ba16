import { statement } from '#platform/db/statement.ts';
import type { Standing } from '#product/safety/contract.ts';
import type * as described from './queries.gen.ts';

/** A photo with what decides who may see it; `id` is the member's. */
export const photoRow = statement<described.PhotoRow, Standing>(`
  select m.id, s.visibility, s.listed, m.fictional, a.site_id, a.paid_user, p.file_hash, p.source_hash, f.avif, p.status as photo_status,
         (select count(*) from photos o where o.member_id = m.id and o.status = 'active' and o.position < p.position)::int as rank
    from photos p join media_files f on f.hash = p.file_hash join members m on m.id = p.member_id join accounts a on a.id = m.id cross join lateral visibility(:viewer?, :pool, m.id) s
   where p.id = :photo`);

export const pictureRows = statement<described.PictureRows>(
  'select hash, width, height, thumbhash, print::text as print from media_files where hash = any(:hashes::text[])',
);

export const insertPictures = statement<described.InsertPictures>(`
  insert into media_files (hash, width, height, thumbhash, print, bands)
  select hash, width, height, thumbhash, nullif(print, '')::bit(128), nullif(bands, '')::int[]
    from unnest(:hashes::text[], :widths::int[], :heights::int[], :thumbhashes::text[], :prints::text[], :bands::text[])
      as pictures (hash, width, height, thumbhash, print, bands)
      on conflict (hash) do nothing`);

export const insertPhotos = statement<described.InsertPhotos>(`
  insert into photos (member_id, file_hash, position, status)
  select * from unnest(:members::bigint[], :hashes::text[], :positions::smallint[], :statuses::text[]) returning id`);

/** Until the transaction ends, nobody removes this picture because no photo shows it; many may take it at once. */
export const lockPicture = statement<described.LockPicture>('select pg_advisory_xact_lock_shared(3, hashtext(:hash))');

export const noteAvif = statement<described.NoteAvif>(
  'update media_files set avif = true where hash = :hash returning hash',
);
