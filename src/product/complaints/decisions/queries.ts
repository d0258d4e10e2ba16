import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const openRows = statement<described.OpenRows>(`
  select c.id, c.reference, c.reason, c.member_id, c.created_at, s.host
    from complaints c join sites s on s.id = c.site_id
   where c.decided_at is null and (:host?::text is null or s.host = :host?) order by c.created_at, c.id limit :most`);

export const openCount = statement<described.OpenCount>(
  'select count(*)::int as count from complaints where decided_at is null',
);

export type ComplaintToRead = RowOf<typeof complaintToRead>;

export const complaintToRead = statement<described.ComplaintToRead, { pictures: string[] }>(`
  select c.id, c.site_id, s.host, c.reference, c.reason, c.content, c.about, c.text, c.name, c.email, c.locale, c.account_id, c.member_id, c.report_id,
         m.name as member_name, c.decision, c.ground, c.words, c.created_at, c.decided_at,
         (select coalesce(jsonb_agg(p.file_hash order by p.created_at), '[]') from complaint_pictures p where p.complaint_id = c.id) as pictures,
         l.status as appeal_status, l.text as appeal_text, l.words as appeal_words, l.created_at as appealed_at
    from complaints c join sites s on s.id = c.site_id left join members m on m.id = c.member_id
         left join complaint_appeals l on l.complaint_id = c.id
   where c.id = :id? or c.reference = :reference?`);

/** Until the transaction ends, nobody else decides about it, appeals, or adds to it. */
export const lockComplaint = statement<described.LockComplaint>(
  'select id, site_id, member_id, report_id, decision, ground from complaints where id = :complaint for no key update',
);

export const closeComplaint = statement<described.CloseComplaint>(
  'update complaints set decision = :decision, ground = :ground, words = :words, decided_at = :now where id = :complaint',
);
