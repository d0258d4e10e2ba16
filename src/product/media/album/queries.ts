import { type RowOf, statement } from '#platform/db/statement.ts';
import type { APPEAL_STATES } from '../contract.ts';
import type { PhotoEdit } from './contract.ts';
import type * as described from './queries.gen.ts';

export type OwnPhotoRow = RowOf<typeof ownPhotoRows>;

/** In their order. `rank` is the place among the active ones, `listed` whether others see the member. */
export const ownPhotoRows = statement<
  described.OwnPhotoRows,
  { edit: PhotoEdit | null; appeal: (typeof APPEAL_STATES)[number] | null }
>(`
  select p.id, p.file_hash as hash, p.source_hash, p.status, p.reason, p.edit,
         (select l.status from photo_appeals l where l.photo_id = p.id and l.file_hash = p.file_hash and p.status = 'rejected') as appeal, f.width, f.height, f.thumbhash,
         (count(*) filter (where p.status = 'active') over (order by p.position) - (p.status = 'active')::int)::int as rank
    from photos p join media_files f on f.hash = p.file_hash where p.member_id = :member order by p.position`);

export const albumOwner = statement<described.AlbumOwner>(`
  select a.site_id, a.paid_user, m.fictional, coalesce(s.listed, false) as listed
    from members m join accounts a on a.id = m.id left join lateral visibility(m.id, m.pool, m.id) s on true where m.id = :member`);

/** Photos that are not named come after those that are. */
export const setOrder = statement<described.SetOrder>(`
  update photos p set position = n.place - 1
    from (select q.id, row_number() over (order by array_position(:order::bigint[], q.id), q.position) as place
            from photos q where q.member_id = :member) n
   where p.id = n.id and p.member_id = :member`);

export const setEdit = statement<described.SetEdit>(`
  update photos set file_hash = :hash, source_hash = :source?, edit = :edit?::jsonb, status = :status, reason = null
   where id = :id and member_id = :member and file_hash = :before returning id`);

export const deletePhoto = statement<described.DeletePhoto>(
  'delete from photos where id = :id and member_id = :member returning file_hash, source_hash',
);
