import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const insertAppeal = statement<described.InsertAppeal>(`
  insert into photo_appeals (photo_id, member_id, file_hash, text, created_at)
  select p.id, p.member_id, p.file_hash, :text, :now from photos p
   where p.id = :photo and p.member_id = :member and p.status = 'rejected'
      on conflict (photo_id, file_hash) do nothing returning id`);

export const appealOf = statement<described.AppealOf>(`
  select l.text, p.status from photos p left join photo_appeals l on l.photo_id = p.id and l.file_hash = p.file_hash
   where p.id = :photo and p.member_id = :member and p.status <> 'removed'`);

export type OpenAppeal = RowOf<typeof openAppealRows>;

/** An appeal waits while its picture is shown as not accepted: a crop or a decision ends it. */
export const openAppealRows = statement<described.OpenAppealRows>(`
  select l.photo_id, l.text, l.created_at from photo_appeals l join photos p on p.id = l.photo_id and p.file_hash = l.file_hash
   where l.status = 'open' and p.status = 'rejected' order by l.created_at, l.id limit :most`);

export const appealToDecide = statement<described.AppealToDecide>(`
  select l.id, l.member_id, l.status, p.status as photo_status
    from photos p join photo_appeals l on l.photo_id = p.id and l.file_hash = p.file_hash where p.id = :photo`);

export const closeAppeal = statement<described.CloseAppeal>(
  'update photo_appeals set status = :status, decided_at = :now where id = :appeal',
);
