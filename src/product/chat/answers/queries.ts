import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';
import type { Truth } from './contract.ts';

export const lockAnswersTo = statement<described.LockAnswersTo>('select pg_advisory_xact_lock(7, hashint8(:member))');

export const fictionalProfile = statement<described.FictionalProfile>(
  'select id from members where id = :profile and fictional',
);

/** The same message again stays whose it was, and gives no row. */
export const insertAnswer = statement<described.InsertAnswer>(`
  insert into staff_answers (message_id, staff_id, created_at, truth) values (:message, :staff, :now, :truth?)
  on conflict (message_id) do nothing returning message_id`);

/** Of those that came from the profiles without those that only say what they are. */
export const exchangedSince = statement<described.ExchangedSince>(`
  select count(*) filter (where g.sender_id = l.other_id and g.created_at > :day and w.message_id is null)::int as answers,
         coalesce(sum(g.cost) filter (where g.sender_id = :member), 0)::int as spent,
         coalesce(sum(g.cost) filter (where g.sender_id = :member and l.other_id = :profile), 0)::int as spent_here
    from chat_list l join members m on m.id = l.other_id and m.fictional
    join messages g on g.conversation_id = l.conversation_id and g.created_at > :week
    left join staff_answers w on w.message_id = g.id and w.truth = any(:uncounted::text[])
   where l.member_id = :member and l.last_at > :week and g.unsent_at is null`);

export const answersInARow = statement<described.AnswersInARow>(`
  select count(*)::int as answers from messages
   where conversation_id = :conversation and sender_id = :profile and unsent_at is null
     and id > coalesce((select id from messages where conversation_id = :conversation and sender_id <> :profile and unsent_at is null
                         order by id desc limit 1), 0)`);

export const authorsOf = statement<described.AuthorsOf, { truth: Truth | null }>(`
  select a.message_id, s.name, a.truth from staff_answers a join staff s on s.id = a.staff_id where a.message_id = any(:messages::bigint[])`);

export const handoverNote = statement<described.HandoverNote>(`
  select n.body, n.updated_at, s.name from handover_notes n join staff s on s.id = n.staff_id where n.conversation_id = :conversation`);

export const writeNote = statement<described.WriteNote>(`
  insert into handover_notes (conversation_id, member_id, body, staff_id, updated_at) values (:conversation, :member, :body, :staff, :now)
  on conflict (conversation_id) do update set body = excluded.body, staff_id = excluded.staff_id, updated_at = excluded.updated_at`);

export const deleteNote = statement<described.DeleteNote>(
  'delete from handover_notes where conversation_id = :conversation',
);
