import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const albumSize = statement<described.AlbumSize>(`
  select a.paid_user or a.kind = 'fictional' as paid_user, (select count(*)::int from photos p where p.member_id = a.id and p.status <> 'removed') as photos,
         exists (select from photos p where p.id = :replaces? and p.member_id = a.id and p.status <> 'removed') as replaces
    from accounts a where a.id = :member`);

/** Until the transaction ends, nobody else changes which photos this member has. */
export const lockAlbum = statement<described.LockAlbum>('select pg_advisory_xact_lock(4, hashint8(:member))');

export const insertUpload = statement<described.InsertUpload>(`
  insert into photo_uploads (member_id, size, for_chat, created_at) values (:member, :size, :forChat, :now) returning id, size, received`);

/** The oldest beyond `most`, of those that are still on their way. What comes next may be stored already, and not noted. */
export const deleteOldest = statement<described.DeleteOldest>(`
  delete from photo_uploads
   where id in (select id from photo_uploads where member_id = :member and for_chat = :forChat and photo_id is null
                order by created_at desc, id offset :most)
  returning id, parts, received, claims`);

export const uploadRow = statement<described.UploadRow>(
  'select id, size, received, parts, claims, photo_id from photo_uploads where id = :id::uuid and member_id = :member',
);

/** Wins the next part, unless somebody stores it since `before`, as `finishPart` and `giveUpPart` would have said. */
export const claimPart = statement<described.ClaimPart>(`
  update photo_uploads set claims = claims + 1, claimed_at = :now
   where id = :id::uuid and member_id = :member and received = :offset and (claimed_at is null or claimed_at < :before) returning claims`);

export const finishPart = statement<described.FinishPart>(`
  update photo_uploads set received = received + :length::int, parts = parts || :name::text, claimed_at = null
   where id = :id::uuid and claims = :claim and claimed_at is not null returning id, size, received`);

export const giveUpPart = statement<described.GiveUpPart>(
  'update photo_uploads set claimed_at = null where id = :id::uuid and claims = :claim',
);

export const deleteUpload = statement<described.DeleteUpload>(
  'delete from photo_uploads where id = :id::uuid and member_id = :member returning id, parts, received, claims',
);

export const deleteOld = statement<described.DeleteOld>(
  'delete from photo_uploads where created_at < :before returning id, parts, received, claims',
);

export const setPhoto = statement<described.SetPhoto>(
  'update photo_uploads set photo_id = :photo where id = :id::uuid and photo_id is null returning id',
);

export const insertPhoto = statement<described.InsertPhoto>(`
  insert into photos (member_id, file_hash, position, status, created_at)
  select :member, :hash, coalesce(:place?::smallint, max(position) + 1, 0), :status, :now from photos where member_id = :member returning id`);

export const deleteReplaced = statement<described.DeleteReplaced>(`
  delete from photos where id = :photo and member_id = :member and status <> 'removed' returning position, file_hash, source_hash`);
