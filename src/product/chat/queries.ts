import { statement } from '#platform/db/statement.ts';
import type { MessageState } from './contract.ts';
import type * as described from './queries.gen.ts';

export type SendVerdict =
  | 'ok'
  | 'repeated'
  | 'key_reused'
  | 'unsent'
  | 'not_found'
  | 'photo_not_found'
  | 'blocked'
  | 'unacknowledged'
  | 'not_enough_credits'
  | 'premium_only'
  | 'contact_limit';

/** What send_message answers: with `ok` and `repeated` everything is there. */
export type SendRow =
  | {
      verdict: 'ok' | 'repeated';
      message_id: number;
      conversation_id: number;
      recipient_id: number;
      cost: number;
      balance: number;
      created_at: Date;
      opened: boolean;
      /** null: it is with its receiver. */
      state: MessageState | null;
    }
  /** created_at: from when on the sender may begin conversations again. */
  | { verdict: 'contact_limit'; created_at: Date }
  | { verdict: Exclude<SendVerdict, 'ok' | 'repeated' | 'contact_limit'> };

/**
 * One atomic step, also outside a transaction. `conversation` goes before `recipient`. With `kinds` and `textHash` what the message
 * holds is noted with it, unless it waits.
 */
export const storeMessage = statement<described.StoreMessage, SendRow>(`
  with sent as (select * from send_message(:sender, :conversation?, :recipient?, :key, :body, :credits, :freeConversations, :signup,
                                           :gift?, :photo?, :now, :contacts, :contactDays)),
       noted as (insert into message_signals (message_id, conversation_id, sender_id, kinds, text_hash)
                 select message_id, conversation_id, :sender, :kinds?::text[], :textHash?::bytea
                   from sent where :kinds? is not null and verdict = 'ok' and state is null)
  select sent.* from sent`);

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

/**
 * One atomic step, also outside a transaction. `within` seconds since it was stored, by the clock of the database, which stored it: the
 * clocks of processes may differ.
 */
export const takeBackMessage = statement<described.TakeBackMessage, UnsendRow>(
  'select * from unsend_message(:sender, :message, clock_timestamp() - make_interval(secs => :within))',
);

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

export const removeFromList = statement<described.RemoveFromList>(`
  update chat_list set removed = true, removed_up_to = last_message_id, unread = 0
   where member_id = :member and (conversation_id = :conversation?::bigint or other_id = :other?::bigint)
  returning conversation_id`);
