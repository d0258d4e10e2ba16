import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Who is behind a block on either side learns nothing. */
const TOLD =
  'not m.invisible and not exists (select from blocks_both_ways b where b.member_id = l.member_id and b.other_id = l.other_id)';

/** Marks never go back, nor beyond the last message. Locked in order: two pages may tell the same at one moment. */
export const setDelivered = statement<described.SetDelivered>(`
  with told as (
    select l.conversation_id, least(t.message, l.last_message_id) as message
      from chat_list l join unnest(:conversations::bigint[], :messages::bigint[]) as t (conversation, message) on t.conversation = l.conversation_id
      join members m on m.id = l.member_id
     where l.member_id = :member and ${TOLD}
     order by l.conversation_id for no key update of l)
  update chat_list l set delivered_up_to = told.message from told
   where l.member_id = :member and l.conversation_id = told.conversation_id and told.message > greatest(l.delivered_up_to, l.read_up_to)
  returning l.conversation_id, l.other_id, l.delivered_up_to`);

export const setAllDelivered = statement<described.SetAllDelivered>(`
  with told as (
    select l.conversation_id, l.last_message_id as message from chat_list l join members m on m.id = l.member_id
     where l.member_id = :member and ${TOLD} and l.last_sender_id <> l.member_id and l.last_message_id > greatest(l.delivered_up_to, l.read_up_to)
     order by l.conversation_id for no key update of l)
  update chat_list l set delivered_up_to = told.message from told
   where l.member_id = :member and l.conversation_id = told.conversation_id and told.message > greatest(l.delivered_up_to, l.read_up_to)
  returning l.conversation_id, l.other_id, l.delivered_up_to`);

/** A statement of its own, before the messages are read that are given then. */
export const giveMessages = statement<described.GiveMessages>(
  'select give_messages(:member, :messages::bigint[])::text as given',
);

export const readUpTo = statement<described.ReadUpTo>(
  'select read_up_to from chat_list where member_id = :member and conversation_id = :conversation',
);

/** Holds the list row, so that no message is counted in or out while the mark moves. */
export const lockedListRow = statement<described.LockedListRow>(`
  select other_id, last_message_id, read_up_to from chat_list
   where member_id = :member and conversation_id = :conversation for no key update`);

/** A statement of its own after the lock: only then does it see the messages that the lock waited for. */
export const setReadUpTo = statement<described.SetReadUpTo>(`
  update chat_list l
     set read_up_to = :message,
         unread = (select count(*) from messages m
                    where m.conversation_id = :conversation and m.id > greatest(:message, l.removed_up_to) and m.sender_id <> :member
                      and m.unsent_at is null)
   where l.member_id = :member and l.conversation_id = :conversation`);

/** What the account wrote before it was confirmed, as it is now: delivered, or its price given back. One step of the transaction. */
export const deliverWaiting = statement<described.DeliverWaiting, Delivered>(
  'select d.* from deliver_waiting(:sender) d order by d.message_id',
);

interface Delivered {
  message_id: number;
  conversation_id: number;
  recipient_id: number;
  key: string;
  body: string;
  gift: string | null;
  photo_id: number | null;
  cost: number;
  created_at: Date;
  delivered: boolean;
}
