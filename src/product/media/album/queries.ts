import { type RowOf, statement } from '#platform/db/statement.ts';
import type { APPEAL_STATES, PhotoReason, PhotoStatus } from '../contract.ts';
import type * as described from '../queries.gen.ts';
import type { PhotoEdit } from './contract.ts';

export type OwnPhotoRow = RowOf<typeof ownPhotoRows>;

export interface BeforeEdit {
  edit: PhotoEdit | null;
  status: PhotoStatus;
  reason: PhotoReason | null;
}

/** In their order, without those that were deleted. `source_hash` is what an edit starts from, where that is another picture. `rank` is the place among the active ones, `listed` whether others see the member. */
export const ownPhotoRows = statement<
  described.OwnPhotoRows,
  {
    status: PhotoStatus;
    edit: PhotoEdit | null;
    before_edit: BeforeEdit | null;
    appeal: (typeof APPEAL_STATES)[number] | null;
  }
>(`
  select p.id, p.file_hash as hash, case when p.edit is not null then p.source_hash end as source_hash, p.source_hash as stored_source, p.status, p.reason, p.edit, p.before_edit,
         (select l.status from photo_appeals l where l.photo_id = p.id and l.file_hash = p.file_hash and p.status = 'rejected') as appeal, f.width, f.height, f.thumbhash,
         (count(*) filter (where p.status = 'active') over (order by p.position) - (p.status = 'active')::int)::int as rank
    from photos p join media_files f on f.hash = p.file_hash where p.member_id = :member and p.status <> 'removed' order by p.position`);

export const albumOwner = statement<described.AlbumOwner>(`
  select a.site_id, a.paid_user, m.fictional, coalesce(s.listed, false) as listed
    from members m join accounts a on a.id = m.id left join lateral visibility(m.id, m.pool, m.id) s on true where m.id = :member`);

/** Photos that are not named come after those that are. One that was deleted keeps its place: there it comes back. */
export const setOrder = statement<described.SetOrder>(`
  with present as (
    select id, status = 'removed' as removed, row_number() over (order by position) - 1 as place from photos where member_id = :member),
  free as (select place, row_number() over (order by place) as nth from present where not removed),
  wanted as (
    select id, row_number() over (order by array_position(:order::bigint[], id), place) as nth from present where not removed)
  update photos p set position = coalesce(f.place, q.place)
    from present q left join wanted w on w.id = q.id left join free f on f.nth = w.nth
   where p.id = q.id and p.member_id = :member`);

export const setEdit = statement<described.SetEdit>(`
  update photos set file_hash = :hash, source_hash = :source?, edit = :edit?::jsonb, status = :status, reason = :reason?,
                    before_edit = :beforeEdit::jsonb
   where id = :id and member_id = :member and file_hash = :before and status <> 'removed' returning id`);

export const setRemoved = statement<described.SetRemoved>(`
  update photos set removed_from = status, status = 'removed', removed_at = :now
   where id = :id and member_id = :member and status <> 'removed' returning id`);

export const setBack = statement<described.SetBack>(`
  update photos set status = removed_from, removed_from = null, removed_at = null
   where id = :id and member_id = :member and status = 'removed' returning id`);

export const photoState = statement<described.PhotoState>(
  'select status, position from photos where id = :id and member_id = :member',
);

/** Whoever deletes it again moments later has as long again to take it back. */
export const deleteRemoved = statement<described.DeleteRemoved>(
  "delete from photos where id = :id and status = 'removed' and removed_at <= :before returning file_hash, source_hash",
);
