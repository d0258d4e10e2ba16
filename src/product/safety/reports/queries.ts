import { statement } from '#platform/db/statement.ts';
import type * as described from './queries.gen.ts';

/** A report of this member by its key. */
export const reportByKey = statement<described.ReportByKey>(
  'select reference, reported_id, reason from reports where reporter_id = :reporter and key = :key',
);

/**
 * Stores a report with the profile, its shown photos and, where asked for, the newest messages of the two, all as they are
 * now. Returns nothing when one of the same key is there.
 */
export const insertReport = statement<described.InsertReport>(`
  insert into reports (reference, key, reporter_id, reported_id, reason, text, snapshot, created_at)
  select :reference, :key, :reporter, m.id, :reason, :text, jsonb_build_object(
           'profile', jsonb_build_object('name', m.name, 'about', m.about, 'date_of_birth', m.date_of_birth,
             'gender', m.gender, 'country', m.country, 'city', m.city, 'interests', m.interests, 'fictional', m.fictional),
           'photos', (select coalesce(jsonb_agg(p.file_hash order by p.position), '[]') from photos p
                       where p.member_id = m.id and p.status = 'active'),
           'messages', case when :messages::int > 0 then (
              select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at), '[]') from (
                select g.sender_id, g.body, g.created_at from messages g join conversations c on c.id = g.conversation_id
                 where c.low_member_id = least(m.id, :reporter) and c.high_member_id = greatest(m.id, :reporter)
                   and g.unsent_at is null
                 order by g.id desc limit :messages) n) end), :now
    from members m where m.id = :reported
  on conflict (reporter_id, key) do nothing returning reference`);
