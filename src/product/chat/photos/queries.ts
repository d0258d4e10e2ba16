import { statement } from '#platform/db/statement.ts';
import { SINCE_LATELY } from '../conversations/queries.ts';
import type * as described from '../queries.gen.ts';

export const viewerRow = statement<described.ViewerRow>(`
  select a.id, a.paid_user or coalesce(m.fictional, false) as opens
    from accounts a left join members m on m.id = a.id where a.id = :viewer`);

/** In an open report or signal; no row for any other photo. `pool`: of whoever looks; null for staff of all. */
export const photoInEvidence = statement<described.PhotoInEvidence>(`
  select e.message_id, p.sender_id
    from chat_photos p join members m on m.id = p.sender_id
    cross join lateral (select g.id as message_id from messages g where g.photo_id = p.id
                        union all select r.message_id from removed_messages r where r.photo_id = p.id) e
   where p.id = :photo and (:pool?::smallint is null or m.pool = :pool)
     and (exists (select from message_signals s where s.message_id = e.message_id and s.done_at is null)
       or exists (select from reports r where r.status = 'open' and r.reported_id in (p.sender_id, p.recipient_id)
                   and r.snapshot -> 'messages' @> jsonb_build_array(jsonb_build_object('id', e.message_id)))) limit 1`);

/** Photos of conversations with what decides who may see them. What the viewer took out of the own list is not delivered. `to_give`: the message, while its receiver may not have been given it. `pool`: of the site that asks; null where none does. */
export const photoRows = statement<
  described.PhotoRows,
  { delivered: boolean; sender_shown: boolean; to_give: number | null }
>(`
  select p.id, p.sender_id, p.recipient_id, p.file_hash, f.avif, f.width, f.height,
         exists (select from messages m join chat_list l on l.conversation_id = m.conversation_id and l.member_id = p.recipient_id
                  where m.photo_id = p.id and m.unsent_at is null and m.id > l.removed_up_to) as delivered,
         (select m.id from messages m join chat_list l on l.conversation_id = m.conversation_id and l.member_id = p.recipient_id
           where m.photo_id = p.id and m.id > l.given_up_to and m.created_at > ${SINCE_LATELY}) as to_give,
         exists (select from visibility(p.recipient_id, coalesce(:pool?::smallint, (select m.pool from members m where m.id = p.sender_id)), p.sender_id) s where s.visibility = 'shown') as sender_shown
    from chat_photos p left join media_files f on f.hash = p.file_hash
   where p.id = any(:photos::bigint[])`);

export const photoByUpload = statement<described.PhotoByUpload>(
  'select id, recipient_id from chat_photos where upload_id = :upload::uuid and sender_id = :sender',
);

export const unsentPhoto = statement<described.UnsentPhoto>(`
  select p.id, p.recipient_id from chat_photos p
   where p.id = :photo and p.sender_id = :sender and not p.sent and p.file_hash is not null`);

export const insertPhoto = statement<described.InsertPhoto>(`
  insert into chat_photos (sender_id, recipient_id, upload_id, file_hash, created_at)
  values (:sender, :recipient, :upload::uuid, :hash, :now) on conflict (upload_id) do nothing returning id`);

/** What staff took from a profile because it must not be anywhere. */
export const refusedPicture = statement<described.RefusedPicture>(`
  select p.id from photos p where p.file_hash = :hash and p.status = 'rejected' and p.reason in ('child', 'copied') limit 1`);

/** Photos that others than the two have on profiles, also before a crop, or sent in chats; the most alike first. */
export const flagCopies = statement<described.FlagCopies>(`
  with near as materialized (
    select hash, bit_count(print # :print::text::bit(128))::int as distance from media_files
     where bands && :bands::int[] and bit_count(print # :print::text::bit(128)) <= :most),
  alike as (
    select p.id as photo_id, null::bigint as chat_photo_id, p.member_id, n.distance from near n join photos p on p.file_hash = n.hash
    union all
    select p.id, null, p.member_id, n.distance from near n join photos p on p.source_hash = n.hash
    union all
    select null, c.id, c.sender_id, n.distance from near n join chat_photos c on c.file_hash = n.hash where c.sent)
  insert into chat_photo_flags (photo_id, other_photo_id, other_chat_photo_id, distance)
  select :photo, photo_id, chat_photo_id, min(distance) from alike where member_id not in (:sender::bigint, :recipient::bigint)
   group by photo_id, chat_photo_id order by min(distance), photo_id, chat_photo_id limit 5`);

export const copiedPhoto = statement<described.CopiedPhoto>(`
  select p.file_hash from chat_photos p where p.id = :photo and exists (select from chat_photo_flags f where f.photo_id = p.id)`);

export const deleteOldestUnsent = statement<described.DeleteOldestUnsent>(`
  delete from chat_photos
   where id in (select id from chat_photos where sender_id = :sender and not sent order by created_at desc, id desc offset :most)
     and not sent
  returning file_hash`);

/** Photos that no message has: never sent, taken back, or removed so long ago that it is over. */
export const deleteUnused = statement<described.DeleteUnused>(`
  delete from chat_photos p
   where p.created_at < :before and not exists (select from messages m where m.photo_id = p.id)
     and not exists (select from waiting_messages w where w.photo_id = p.id)
     and not exists (select from removed_messages r where r.photo_id = p.id)
  returning file_hash`);

/** Leaves the rows, which others' messages name. */
export const blankPhotosOf = statement<described.BlankPhotosOf>(`
  with gone as (select id, file_hash from chat_photos where sender_id = :account and file_hash is not null for update)
  update chat_photos p set file_hash = null from gone where p.id = gone.id returning gone.file_hash`);

export const sentPhotoFiles = statement<described.SentPhotoFiles, { file_hash: string }>(`
  select file_hash from chat_photos where sender_id = :account and file_hash is not null order by id`);
