import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Of messages that waited and are delivered now; those that are sent at once are noted as they are stored. */
export const noteSignal = statement<described.NoteSignal>(`
  insert into message_signals (message_id, conversation_id, sender_id, kinds, text_hash)
  values (:message, :conversation, :sender, :kinds, :hash) on conflict (message_id) do nothing`);

export const setFineUpTo = statement<described.SetFineUpTo>(`
  update chat_list set fine_up_to = greatest(fine_up_to, least(:message, last_message_id))
   where member_id = :member and conversation_id = :conversation returning fine_up_to`);

/** One row for each text of a member. `signal`: its oldest message; `others`: how many others sent the same words. */
export const openSignalRows = statement<described.OpenSignalRows>(`
  select g.*, s.host, a.status,
         (select count(distinct o.sender_id)::int from message_signals o where o.text_hash = g.text_hash and o.sender_id <> g.sender_id) as others
    from (select sender_id, text_hash, min(message_id) as signal, count(*)::int as messages, count(distinct conversation_id)::int as receivers,
                 min(created_at) as first_at, max(created_at) as last_at, min(array_to_string(kinds, ', ')) as kinds
            from message_signals where done_at is null and created_at > :since group by sender_id, text_hash) g
    join accounts a on a.id = g.sender_id join sites s on s.id = a.site_id
   where a.status in ('not_confirmed', 'active') and (:host?::text is null or s.host = :host?)
   order by g.receivers desc, g.last_at desc limit :most`);

/** What a photo in a message looks like: one of a profile, or one that was sent (`photo` is null). */
export interface CopiedFrom {
  photo: number | null;
  member: number;
  hash: string;
  /** Bits of 128 that differ. */
  distance: number;
}

export const signalRow = statement<described.SignalRow, { lookalikes: CopiedFrom[] }>(`
  select g.message_id, g.sender_id, g.kinds, g.text_hash, g.created_at, g.done_at, s.host, case when m.unsent_at is null and m.removed_at is null then m.body end as body,
         case when m.unsent_at is null then p.file_hash end as picture,
         (select coalesce(jsonb_agg(jsonb_build_object('photo', o.id, 'member', coalesce(o.member_id, c.sender_id),
                                      'hash', coalesce(o.file_hash, c.file_hash), 'distance', f.distance) order by f.distance), '[]')
            from chat_photo_flags f left join photos o on o.id = f.other_photo_id left join chat_photos c on c.id = f.other_chat_photo_id
           where f.photo_id = p.id and coalesce(o.file_hash, c.file_hash) is not null) as lookalikes
    from message_signals g join accounts a on a.id = g.sender_id join sites s on s.id = a.site_id
    left join messages m on m.id = g.message_id left join chat_photos p on p.id = m.photo_id
   where g.message_id = :signal`);

export const closeSignals = statement<described.CloseSignals>(`
  update message_signals set done_at = :now where sender_id = :sender and text_hash = :hash and done_at is null returning message_id`);

/** The last of a portion of signals after a message, null where those are all younger: messages are numbered as they come. */
export const nextSignals = statement<described.NextSignals>(`
  select max(g.message_id) filter (where g.created_at < :before) as last from (
    select message_id, created_at from message_signals where message_id > :after order by message_id limit :most) g`);

export const forgetSignalsUpTo = statement<described.ForgetSignalsUpTo>(`
  delete from message_signals g
   where g.message_id > :after and g.message_id <= :last
     and (g.created_at < :before or g.created_at < :readBefore
       and exists (select from chat_list l where l.conversation_id = g.conversation_id and l.member_id <> g.sender_id
                      and l.read_up_to >= g.message_id))`);
