import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

/** What the account complained about, and what was complained about it. */
export const complaintsOf = statement<described.ComplaintsOf>(`
  select id, site_id, account_id = :account as own, decided_at from complaints
   where account_id = :account or member_id = :account for no key update`);

/** What is still to be decided is decided without its words. */
export const blankOwn = statement<described.BlankOwn>(`
  update complaints set account_id = null, name = '', email = '', about = '', text = '' where id = any(:complaints::bigint[])`);

export const blankAbout = statement<described.BlankAbout>(
  "update complaints set member_id = null, report_id = null, about = '', text = '' where id = any(:complaints::bigint[])",
);

export const deletePictures = statement<described.DeletePictures>(
  'delete from complaint_pictures where complaint_id = any(:complaints::bigint[]) returning file_hash',
);

/** There is nothing left that could be decided. */
export const closeGone = statement<described.CloseGone>(`
  update complaints set decision = 'no_action', ground = 'gone', decided_at = :now
   where id = any(:complaints::bigint[]) and decided_at is null returning id, site_id`);

export const blankAppeals = statement<described.BlankAppeals>(
  "update complaint_appeals set text = '' where complaint_id = any(:complaints::bigint[])",
);

export const closeGoneAppeals = statement<described.CloseGoneAppeals>(`
  update complaint_appeals l set status = 'kept', decided_at = :now from complaints c
   where c.id = l.complaint_id and c.id = any(:complaints::bigint[]) and l.status = 'open' returning c.id, c.site_id`);

export const complaintData = statement<described.ComplaintData>(`
  select (select coalesce(jsonb_agg(c order by c.id), '[]') from complaints c where c.account_id = :account) as complaints,
         (select coalesce(jsonb_agg(l order by l.complaint_id), '[]') from complaint_appeals l
            join complaints c on c.id = l.complaint_id where c.account_id = :account) as complaint_appeals,
         (select coalesce(jsonb_agg(to_jsonb(p) || jsonb_build_object('file', 'media/' || p.file_hash || '/original.webp') order by p.complaint_id, p.created_at), '[]')
            from complaint_pictures p join complaints c on c.id = p.complaint_id where c.account_id = :account) as complaint_pictures`);

export const complaintPictureFiles = statement<described.ComplaintPictureFiles>(`
  select p.file_hash from complaint_pictures p join complaints c on c.id = p.complaint_id
   where c.account_id = :account order by p.complaint_id, p.created_at`);
