import { statement } from '#platform/db/statement.ts';
import type { PhotoStatus } from '../contract.ts';
import type * as described from '../queries.gen.ts';

export interface Lookalike {
  photo: number;
  member: number;
  hash: string;
  /** Bits of 128 that differ. */
  distance: number;
}

interface Known {
  status: PhotoStatus;
  age: number;
  lookalikes: Lookalike[];
}

const FACTS = `p.id, p.file_hash as hash, coalesce(p.removed_from, p.status) as status, p.reason, p.created_at, p.like_banned, m.id as member_id, m.name,
  extract(year from age(:now::timestamptz, m.date_of_birth))::int as age, s.host,
  (select coalesce(jsonb_agg(jsonb_build_object('photo', o.id, 'member', o.member_id, 'hash', o.file_hash, 'distance', g.distance)
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
