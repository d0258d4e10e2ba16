import { statement } from '#platform/db/statement.ts';
import type { Relationship } from '#product/safety/contract.ts';
import type * as described from './queries.gen.ts';

export const photoRow = statement<described.PhotoRow, Relationship>(`
  select m.id, s.visibility, s.listed, m.fictional, a.site_id, a.paid_user, p.file_hash, case when p.edit is not null then p.source_hash end as source_hash, f.avif, p.status as photo_status,
         (select count(*) from photos o where o.member_id = m.id and o.status = 'active' and o.position < p.position)::int as rank
    from photos p join media_files f on f.hash = p.file_hash join members m on m.id = p.member_id join accounts a on a.id = m.id cross join lateral visibility(:viewer?, :pool, m.id) s
   where p.id = :photo`);

/** A photo whatever site asks and whoever looks: its address says who may. `takes_part`: members may see the profile if it is not invisible. */
export const addressedPhotoRow = statement<described.AddressedPhotoRow, { listed: boolean; takes_part: boolean }>(`
  select m.id, s.listed, takes_part(m.status, a.status) as takes_part, m.fictional, a.site_id, a.paid_user, p.file_hash, case when p.edit is not null then p.source_hash end as source_hash, f.avif, p.status as photo_status,
         (select count(*) from photos o where o.member_id = m.id and o.status = 'active' and o.position < p.position)::int as rank
    from photos p join media_files f on f.hash = p.file_hash join members m on m.id = p.member_id join accounts a on a.id = m.id cross join lateral visibility(null, m.pool, m.id) s
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

export const deletePhotosOf = statement<described.DeletePhotosOf>(
  'delete from photos where member_id = :account returning file_hash, source_hash',
);

export const lockPictureAlone = statement<described.LockPictureAlone>(
  'select pg_advisory_xact_lock(3, hashtext(:hash))',
);

/** A picture that staff have still to look at because of a report is not deleted: it is the evidence. Nor is one that came with a complaint. */
export const deleteUnusedPicture = statement<described.DeleteUnusedPicture>(`
  delete from media_files f
   where f.hash = :hash and not exists (select from photos p where p.file_hash = f.hash)
     and not exists (select from photos p where p.source_hash = f.hash)
     and not exists (select from chat_photos c where c.file_hash = f.hash)
     and not exists (select from complaint_pictures c where c.file_hash = f.hash)
     and not exists (select from reports r where r.status = 'open' and jsonb_exists(r.snapshot -> 'photos', f.hash))`);

export const pictureStays = statement<described.PictureStays>(
  'select exists (select from media_files where hash = :hash) as stays',
);

/** `file` is the picture's key in the storage, `source_file` that of the picture before it was cropped and turned. */
export const photoData = statement<described.PhotoData>(`
  select (select coalesce(jsonb_agg(to_jsonb(p) || jsonb_build_object('width', f.width, 'height', f.height,
                                      'file', 'media/' || f.hash || '/original.webp',
                                      'source_file', 'media/' || p.source_hash || '/original.webp') order by p.position), '[]')
            from photos p join media_files f on f.hash = p.file_hash where p.member_id = :account) as photos,
         (select coalesce(jsonb_agg(to_jsonb(u) order by u.created_at), '[]') from photo_uploads u where u.member_id = :account) as photo_uploads,
         (select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at), '[]') from photo_appeals l where l.member_id = :account) as photo_appeals`);

export const deleteUploadsOf = statement<described.DeleteUploadsOf>(
  'delete from photo_uploads where member_id = :account returning id, parts, received, claims',
);

export const photoFiles = statement<described.PhotoFiles>(
  'select file_hash, source_hash from photos where member_id = :account order by position',
);

export const reportedPhotos = statement<described.ReportedPhotos>(
  'select id from photos where member_id = :member and file_hash = any(:hashes::text[]) order by id',
);
