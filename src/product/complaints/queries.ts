import { statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type * as described from './queries.gen.ts';

export const complaintByKey = statement<described.ComplaintByKey>(
  'select reference, reason, about, text, email from complaints where key = :key::uuid',
);

export const insertComplaint = statement<described.InsertComplaint>(`
  insert into complaints (site_id, reference, key, account_id, name, email, locale, reason, content, about, text, member_id, report_id, created_at)
  values (:site, :reference, :key::uuid, :account?, :name, :email, :locale, :reason, :content?, :about, :text, :member?, :report?, :now)
      on conflict (key) do nothing returning id`);

export const noteReport = statement<described.NoteReport>(
  'update complaints set report_id = :report where id = :complaint',
);

export const memberMeant = statement<described.MemberMeant>(`
  select m.id from members m join accounts a on a.id = m.id
   where m.pool = :pool and a.status <> 'deleted'
     and m.id = coalesce(:member?::bigint, (select p.member_id from photos p where p.id = :photo?::bigint),
                         (select n.id from members n where n.pool = :pool and lower(n.name) = lower(:name?::text)))`);

export const complaintsByAddress = statement<described.ComplaintsByAddress>(`
  select count(*)::int as count from complaints where site_id = :site and lower(email) = lower(:email) and email <> '' and created_at > :since`);

export const complaintRow = statement<described.ComplaintRow>(`
  select c.id, c.reference, c.reason, c.ground, c.words, c.created_at, c.decided_at,
         (select count(*)::int from complaint_pictures p where p.complaint_id = c.id) as pictures,
         l.status as appeal_status, l.ground as appeal_ground, l.words as appeal_words, l.created_at as appealed_at, l.decided_at as appeal_decided_at
    from complaints c left join complaint_appeals l on l.complaint_id = c.id where c.reference = :reference and c.site_id = :site`);

/** An account's present address and language before those that were given. */
export const complaintReader = statement<described.ComplaintReader, { locale: Locale }>(`
  select c.reference, coalesce(nullif(c.email, ''), a.email) as email,
         case when c.email = '' then coalesce(a.language, c.locale) else c.locale end as locale
    from complaints c left join accounts a on a.id = c.account_id and a.status <> 'deleted' where c.id = :complaint`);

/** Until the transaction ends, nobody decides about it, adds to it or appeals. Read its pictures and its appeal only after it. */
export const lockFiled = statement<described.LockFiled>(
  'select id, decided_at from complaints where reference = :reference and site_id = :site for no key update',
);

export const complaintState = statement<described.ComplaintState>(
  'select decided_at from complaints where reference = :reference and site_id = :site',
);

export const pictureHashes = statement<described.PictureHashes>(
  'select file_hash from complaint_pictures where complaint_id = :complaint',
);

export const insertPicture = statement<described.InsertPicture>(`
  insert into complaint_pictures (complaint_id, file_hash, created_at) values (:complaint, :hash, :now)
      on conflict (complaint_id, file_hash) do nothing`);

export const appealOf = statement<described.AppealOf>(
  'select text, status from complaint_appeals where complaint_id = :complaint',
);

export const insertAppeal = statement<described.InsertAppeal>(
  'insert into complaint_appeals (complaint_id, text, created_at) values (:complaint, :text, :now)',
);

export const openAppealRows = statement<described.OpenAppealRows>(`
  select c.id, c.reference, c.reason, c.member_id, l.created_at, s.host
    from complaint_appeals l join complaints c on c.id = l.complaint_id join sites s on s.id = c.site_id
   where l.status = 'open' order by l.created_at, c.id limit :most`);

export const closeAppeal = statement<described.CloseAppeal>(`
  update complaint_appeals set status = :status, decision = :decision?, ground = :ground?, words = :words, decided_at = :now
   where complaint_id = :complaint`);

export const complaintsOver = statement<described.ComplaintsOver>(`
  select c.id from complaints c left join complaint_appeals l on l.complaint_id = c.id
   where c.decided_at < :before and (l.complaint_id is null or l.decided_at < :before) order by c.decided_at limit :most`);

export const picturesOf = statement<described.PicturesOf>(
  'select distinct file_hash from complaint_pictures where complaint_id = any(:complaints::bigint[])',
);

export const deleteComplaints = statement<described.DeleteComplaints>(
  'delete from complaints where id = any(:complaints::bigint[])',
);

export const complaintsOf = statement<described.ComplaintsOf>(`
  select id, site_id, account_id = :account as own, decided_at from complaints
   where account_id = :account or member_id = :account for no key update`);

export const blankOwn = statement<described.BlankOwn>(`
  update complaints set account_id = null, name = '', email = '', about = '', text = '' where id = any(:complaints::bigint[])`);

export const blankAbout = statement<described.BlankAbout>(
  "update complaints set member_id = null, report_id = null, about = '', text = '' where id = any(:complaints::bigint[])",
);

export const deletePictures = statement<described.DeletePictures>(
  'delete from complaint_pictures where complaint_id = any(:complaints::bigint[]) returning file_hash',
);

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
