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
      state: MessageState | null;
    }
  /** created_at: from when on the sender may begin conversations again. */
  | { verdict: 'contact_limit'; created_at: Date }
  | { verdict: Exclude<SendVerdict, 'ok' | 'repeated' | 'contact_limit'> };

/** Atomic, also outside a transaction. `conversation` goes before `recipient`; one that waits notes no `kinds`. */
export const storeMessage = statement<described.StoreMessage, SendRow>(`
  with sent as (select * from send_message(row(:sender::bigint, :conversation?::bigint, :recipient?::bigint, :key::uuid, :body::text, :credits::int,
                                                   :freeConversations::int, :signup::boolean, :gift?::text, :photo?::bigint, :now::timestamptz,
                                                   :contacts::int, :contactDays::int)::message_order)),
       noted as (insert into message_signals (message_id, conversation_id, sender_id, kinds, text_hash)
                 select message_id, conversation_id, :sender, :kinds?::text[], :textHash?::bytea
                   from sent where :kinds? is not null and verdict = 'ok' and state is null)
  select sent.* from sent`);

/** `told`: a message could be sent now; an invisible one who has not answered is not given away by typing. */
export const otherSide = statement<described.OtherSide>(`
  select l.other_id,
         coalesce(a.status = 'active' and a.credits >= :credits
                    and there.visibility = 'shown' and back.visibility = 'shown', false) as told
    from chat_list l join accounts a on a.id = l.member_id join members v on v.id = l.member_id
    left join lateral visibility(:member, v.pool, l.other_id) there on true
    left join lateral visibility(l.other_id, v.pool, :member) back on true
   where l.member_id = :member and l.conversation_id = :conversation`);

/** Returns a row where the member sees such a fictional profile, whether it was acknowledged before or is now. */
export const acknowledged = statement<described.Acknowledged>(`
  with seen as (
    select p.id from members me cross join lateral visibility(me.id, me.pool, :profile) s join members p on p.id = :profile
     where me.id = :member and s.visibility = 'shown' and p.fictional),
  kept as (
    insert into fictional_acknowledgements (member_id, profile_id, created_at) select :member, id, :now from seen
    on conflict (member_id, profile_id) do nothing)
  select id from seen`);
