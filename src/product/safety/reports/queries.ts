import { statement } from '#platform/db/statement.ts';
import { FIELD_NAMES, PROFILE_FIELDS, type ProfileField } from '#product/sites/profiles/contract.ts';
import type * as described from '../queries.gen.ts';

const fieldsShownAs = (shown: ProfileField['shown']) =>
  FIELD_NAMES.filter((name) => PROFILE_FIELDS[name].shown === shown)
    .map((name) => `'${name}', m.${name}`)
    .join(', ');

export const reportByKey = statement<described.ReportByKey>(
  'select reference, reported_id, reason from reports where reporter_id = :reporter and key = :key',
);

/** Keeps all as it is now; pictures stay while the report is open. Nothing when one of the same key is there. */
export const insertReport = statement<described.InsertReport>(`
  with newest as materialized (
    select g.id, g.sender_id, g.body, g.created_at, g.gift, p.file_hash as photo
      from messages g join conversations c on c.id = g.conversation_id left join chat_photos p on p.id = g.photo_id
     where c.low_member_id = least(:reported::bigint, :reporter?::bigint) and c.high_member_id = greatest(:reported::bigint, :reporter?::bigint)
       and g.unsent_at is null and g.removed_at is null
     order by g.id desc limit :messages::int)
  insert into reports (reference, key, reporter_id, reported_id, reason, text, of_complaint, snapshot, created_at)
  select :reference, :key, :reporter, m.id, :reason, :text, :ofComplaint, jsonb_build_object(
           'profile', jsonb_build_object('name', m.name, 'date_of_birth', m.date_of_birth, 'gender', m.gender, 'country', m.country,
             'city', m.city, 'fictional', m.fictional, ${fieldsShownAs('section')},
             'choices', jsonb_strip_nulls(jsonb_build_object(${fieldsShownAs('fact')}))),
           'photos', (select coalesce(jsonb_agg(p.file_hash order by p.position), '[]') from photos p
                       where p.member_id = m.id and p.status = 'active')
             || (select coalesce(jsonb_agg(distinct n.photo), '[]') from newest n where n.sender_id = m.id and n.photo is not null),
           'messages', case when :messages::int > 0 then (
              select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(n)) order by n.id), '[]') from newest n) end), :now
    from members m where m.id = :reported
  on conflict (reporter_id, key) do nothing returning id, reference`);

export const evidenceRows = statement<described.EvidenceRows, { carries: 'photo' | 'gift' | null }>(`
  select g.sender_id, g.body, g.created_at, carried_by(g.gift, g.photo_id) as carries from messages g join conversations c on c.id = g.conversation_id
   where c.low_member_id = least(:reporter::bigint, :reported::bigint) and c.high_member_id = greatest(:reporter::bigint, :reported::bigint)
     and g.unsent_at is null and g.removed_at is null
   order by g.id desc limit :most`);

export const REPORTS_SIZE = 500;

/** Not while somebody complains about the decision. */
export const deleteOldReports = statement<described.DeleteOldReports>(`
  delete from reports where id in (
    select r.id from reports r
     where r.decided_at < :before and not exists (select from complaints c where c.report_id = r.id)
     limit ${REPORTS_SIZE} for update skip locked) returning id`);
