import type pg from 'pg';
import { prepared } from '#platform/db/prepared.ts';

export type SendVerdict =
  | 'ok'
  | 'repeated'
  | 'key_reused'
  | 'not_found'
  | 'blocked'
  | 'not_confirmed'
  | 'not_enough_credits'
  | 'premium_only';

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
    }
  | { verdict: Exclude<SendVerdict, 'ok' | 'repeated'> };

/** One atomic step, also outside a transaction. `conversation` goes before `recipient`. */
export const storeMessage = prepared<
  SendRow & pg.QueryResultRow,
  [
    sender: number,
    conversation: number | null,
    recipient: number | null,
    key: string,
    body: string,
    credits: number,
    freeConversations: number,
    signup: boolean,
  ]
>('select * from send_message($1, $2, $3, $4, $5, $6, $7, $8)');

export const readUpTo = prepared<{ read_up_to: number }, [member: number, conversation: number]>(
  'select read_up_to from chat_list where member_id = $1 and conversation_id = $2',
);

/** Holds the list row, so that no message is counted in or out while the mark moves. */
export const lockedListRow = prepared<
  { other_id: number; last_message_id: number; read_up_to: number },
  [member: number, conversation: number]
>(`
  select other_id, last_message_id, read_up_to from chat_list
   where member_id = $1 and conversation_id = $2 for no key update`);

/** A statement of its own after the lock: only then does it see the messages that the lock waited for. */
export const setReadUpTo = prepared<never, [member: number, conversation: number, message: number]>(`
  update chat_list l
     set read_up_to = $3,
         unread = (select count(*) from messages m
                    where m.conversation_id = $2 and m.id > greatest($3, l.removed_up_to) and m.sender_id <> $1)
   where l.member_id = $1 and l.conversation_id = $2`);

export const removeFromList = prepared<{ other_id: number }, [member: number, conversation: number]>(`
  update chat_list set removed = true, removed_up_to = last_message_id, unread = 0
   where member_id = $1 and conversation_id = $2 returning other_id`);
