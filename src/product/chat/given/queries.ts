import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** A statement of its own, before the messages are read that are given then. */
export const giveMessages = statement<described.GiveMessages>(
  'select give_messages(:member, :messages::bigint[])::text as given',
);

/** An own message that is not taken back: its price, and whether a device of the other side was given it. One that waits, nobody was. */
export const ownMessage = statement<described.OwnMessage, { cost: number; given: boolean }>(`
  select m.cost, coalesce(l.given_up_to >= m.id, false) as given
    from messages m left join chat_list l on l.conversation_id = m.conversation_id and l.member_id <> m.sender_id
   where m.id = :message and m.sender_id = :sender and m.unsent_at is null
   union all
  select w.cost, false from waiting_messages w where w.id = :message and w.sender_id = :sender and w.state = 'waiting'`);
