import { type RowOf, statement } from '#platform/db/statement.ts';
import type { PhotoStatus } from '../contract.ts';
import type * as described from '../queries.gen.ts';

export interface Lookalike {
  photo: number;
  member: number;
  hash: string;
  /** Bits of 128 that differ. */
  distance: number;
  mirrored: boolean;
}

interface Known {
  status: PhotoStatus;
  age: number;
  lookalikes: Lookalike[];
}

const FACTS = `p.id, p.file_hash as hash, coalesce(p.removed_from, p.status) as status, p.reason, p.created_at, p.like_banned, m.id as member_id, m.name,
  extract(year from age(:now::timestamptz, m.date_of_birth))::int as age, s.host,
  (select coalesce(jsonb_agg(jsonb_build_object('photo', o.id, 'member', o.member_id, 'hash', o.file_hash, 'distance', g.distance, 'mirrored', g.mirrored)
                             order by g.distance, o.id), '[]')
     from photo_flags g join photos o on o.id = g.other_photo_id where g.photo_id = p.id and g.decided_at is null) as lookalikes`;

export const pendingRows = statement<described.PendingRows, Known>(`
  select ${FACTS} from photos p join members m on m.id = p.member_id join accounts a on a.id = m.id join sites s on s.id = a.site_id
   where p.status = 'pending' and (:host?::text is null or s.host = :host?) order by p.created_at, p.id limit :most`);

export const photoFacts = statement<described.PhotoFacts, Known>(`
  select ${FACTS} from photos p join members m on m.id = p.member_id join accounts a on a.id = m.id join sites s on s.id = a.site_id
   where p.id = :photo`);

export const pendingCount = statement<described.PendingCount>(
  "select count(*)::int as count from photos where status = 'pending'",
);

export const memberOf = statement<described.MemberOf>('select member_id from photos where id = :photo');

/** @param removed whether one is found that its member deleted a moment ago and may take back. */
export const photoToDecide = statement<described.PhotoToDecide, Pick<Known, 'status'>>(`
  select file_hash as hash, coalesce(removed_from, status) as status, reason from photos
   where id = :photo and (removed_at is null or :removed::boolean)`);

export const setStatus = statement<described.SetStatus>(`
  update photos set status = case when removed_at is null then :status::text else status end,
                    removed_from = case when removed_at is not null then :status end, reason = :reason?, before_edit = null
   where id = :photo`);

export const closeFlags = statement<described.CloseFlags>(
  'update photo_flags set decided_at = :now where photo_id = :photo and decided_at is null',
);

export const closeAppeals = statement<described.CloseAppeals>(
  "update photo_appeals set status = 'accepted', decided_at = :now where photo_id = :photo and status = 'open'",
);

export const insertSecondLook = statement<described.InsertSecondLook>(`
  insert into photo_second_looks (photo_id, file_hash, created_at) values (:photo, :hash, :now) on conflict do nothing`);

export const openSecondLook = statement<described.OpenSecondLook>(`
  select p.status, p.reason, l.decided_at from photos p join photo_second_looks l on l.photo_id = p.id and l.file_hash = p.file_hash
   where p.id = :photo`);

export const closeSecondLook = statement<described.CloseSecondLook>(
  'update photo_second_looks set decided_at = :now where photo_id = :photo and decided_at is null',
);

export const dropSecondLook = statement<described.DropSecondLook>(
  'delete from photo_second_looks where photo_id = :photo and created_at = :at',
);

export const reopenPhoto = statement<described.ReopenPhoto>(`
  update photos set status = case when removed_at is null then 'pending' else status end,
                    removed_from = case when removed_at is not null then 'pending' end, reason = null
   where id = :photo`);

export const reopenFlags = statement<described.ReopenFlags>(
  'update photo_flags set decided_at = null where photo_id = :photo and decided_at = :at',
);

export const isRefusedPhoto = statement<described.IsRefusedPhoto>(
  "select coalesce(removed_from, status) = 'rejected' as refused from photos where id = :photo",
);

export const staffPhotoRows = statement<described.StaffPhotoRows, Known>(`
  select ${FACTS}, a.site_id, a.paid_user, m.fictional, m.created_at as joined, f.width, f.height, f.thumbhash, coalesce(v.listed, false) as listed,
         (select count(*) from photos o where o.member_id = m.id and o.status = 'active' and o.position < p.position)::int as rank,
         (select count(*) from photos o where o.member_id = m.id and o.status <> 'removed' and o.position <= p.position)::int as place,
         (select count(*) from photos o where o.member_id = m.id and o.status <> 'removed')::int as total,
         (select count(*) from photos o where o.member_id = m.id and o.status = 'active')::int as accepted,
         (select l.text from photo_appeals l where l.photo_id = p.id and l.file_hash = p.file_hash and l.status = 'open') as appeal
    from photos p join media_files f on f.hash = p.file_hash join members m on m.id = p.member_id join accounts a on a.id = m.id
    join sites s on s.id = a.site_id left join lateral visibility(m.id, m.pool, m.id) v on true
   where p.id = any(:ids::bigint[]) and p.removed_at is null`);

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
