import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

export const deletePhotosOf = statement<described.DeletePhotosOf>(
  'delete from photos where member_id = :account returning file_hash',
);

/** Until the transaction ends, nobody puts this picture on a profile. */
export const lockPictureAlone = statement<described.LockPictureAlone>(
  'select pg_advisory_xact_lock(3, hashtext(:hash))',
);

export const deleteUnusedPicture = statement<described.DeleteUnusedPicture>(`
  delete from media_files f where f.hash = :hash and not exists (select from photos p where p.file_hash = f.hash) returning hash`);

/** `file` is the picture's key in the storage. */
export const photoData = statement<described.PhotoData>(`
  select (select coalesce(jsonb_agg(to_jsonb(p) || jsonb_build_object('width', f.width, 'height', f.height,
                                      'file', 'media/' || f.hash || '/original.webp') order by p.position), '[]')
            from photos p join media_files f on f.hash = p.file_hash where p.member_id = :account) as photos`);
