import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** What unsend_message answers. `refund`: credits that came back; 0 also for what a device of the other side was given. `recipient_id` is null when it waited and nobody else had it. */
export type UnsendRow =
  | {
      verdict: 'ok' | 'repeated';
      conversation_id: number;
      recipient_id: number | null;
      refund: number;
      balance: number;
    }
  | { verdict: 'not_found' | 'too_late' };

/** Atomic. `within`: seconds by the clock of the database, which stored it; those of processes may differ. */
export const takeBackMessage = statement<described.TakeBackMessage, UnsendRow>(
  'select * from unsend_message(:sender, :message, clock_timestamp() - make_interval(secs => :within))',
);

/** An own message that is not taken back: its price, and whether a device of the other side was given it. One that waits, nobody was. */
export const ownMessage = statement<described.OwnMessage, { cost: number; given: boolean }>(`
  select m.cost, coalesce(l.given_up_to >= m.id, false) as given
    from messages m left join chat_list l on l.conversation_id = m.conversation_id and l.member_id <> m.sender_id
   where m.id = coalesce((select d.message_id from delivered_messages d where d.waiting_id = :message), :message)
     and m.sender_id = :sender and m.unsent_at is null
   union all
  select w.cost, false from waiting_messages w where w.id = :message and w.sender_id = :sender and w.state = 'waiting'`);
